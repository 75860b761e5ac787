-- Questions of people who are signed out, with a number and a link that shows what became of them.
create sequence "support_ticket_number_seq" as integer start 100001;
alter table "support_ticket"
  alter column "person_id" drop not null,
  add column "number" integer not null default nextval('support_ticket_number_seq'),
  add column "state" text not null default 'open',
  add column "name" text,
  add column "email" text,
  add column "locale" text,
  add column "topic" text,
  add column "booking_number" text,
  add column "suspect" boolean not null default false,
  add column "link_token" text;
alter sequence "support_ticket_number_seq" owned by "support_ticket"."number";
update "support_ticket"
  set "link_token" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
create unique index "support_ticket_number_key" on "support_ticket" ("number");
create unique index "support_ticket_link_token_key" on "support_ticket" ("link_token");
create index "support_ticket_state_number_idx" on "support_ticket" ("state", "number");

create table "ticket_act" (
  "id"        uuid not null,
  "ticket_id" uuid not null,
  "kind"      text not null,
  "admin_id"  uuid,
  "message"   text not null,
  "at"        timestamptz(3) not null,
  constraint "ticket_act_pkey" primary key ("id"),
  constraint "ticket_act_ticket_id_fkey" foreign key ("ticket_id") references "support_ticket" ("id")
    on delete cascade on update cascade
);
create index "ticket_act_ticket_id_at_idx" on "ticket_act" ("ticket_id", "at");
