create table "notification" (
  "id"         uuid not null,
  "seq"        bigserial not null,
  "kind"       text not null,
  "fact_id"    text not null,
  "person_id"  uuid not null,
  "booking_id" uuid,
  "listing_id" uuid,
  "told_at"    timestamptz(3) not null,
  "read_at"    timestamptz(3),
  constraint "notification_pkey" primary key ("id")
);
create unique index "notification_seq_key" on "notification" ("seq");
create unique index "notification_kind_fact_id_person_id_key" on "notification" ("kind", "fact_id", "person_id");
create index "notification_person_id_seq_idx" on "notification" ("person_id", "seq");
