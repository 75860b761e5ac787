create type "delivery_state" as enum ('queued', 'sending', 'sent', 'dropped');

create table "mail_delivery" (
    "id" uuid not null,
    "kind" text not null,
    "fact_id" text not null,
    "recipient_id" uuid not null,
    "data" jsonb not null,
    "state" "delivery_state" not null default 'queued',
    "attempts" integer not null default 0,
    "attempt_at" timestamptz(3) not null default current_timestamp,
    "lease_until" timestamptz(3),
    "sent_at" timestamptz(3),
    constraint "mail_delivery_pkey" primary key ("id")
);
create unique index "mail_delivery_kind_fact_id_recipient_id_key" on "mail_delivery" ("kind", "fact_id", "recipient_id");
create index "mail_delivery_open" on "mail_delivery" ("attempt_at") where "state" in ('queued', 'sending');
