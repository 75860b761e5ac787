create table "support_ticket" (
  "id"        uuid not null,
  "person_id" uuid not null,
  "subject"   text not null,
  "message"   text not null,
  "opened_at" timestamptz(3) not null,
  constraint "support_ticket_pkey" primary key ("id")
);
create index "support_ticket_person_id_opened_at_idx" on "support_ticket" ("person_id", "opened_at");
