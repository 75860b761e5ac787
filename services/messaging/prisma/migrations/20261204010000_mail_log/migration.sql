-- What became of a mail that was not sent: all attempts failed, the mail server refused it for good, or its address had refused mails before.
alter type "delivery_state" add value 'failed';
alter type "delivery_state" add value 'bounced';
alter type "delivery_state" add value 'suppressed';

alter table "mail_delivery" add column "queued_at" timestamptz(3) not null default current_timestamp;
-- When it took a state other than sent that it keeps.
alter table "mail_delivery" add column "ended_at" timestamptz(3);
-- What the last attempt failed with, without addresses.
alter table "mail_delivery" add column "last_error" text;
-- A keyed hash of the address that it went to.
alter table "mail_delivery" add column "address_hash" text;
update "mail_delivery" set "queued_at" = "attempt_at";
create index "mail_delivery_of_recipient" on "mail_delivery" ("recipient_id", "queued_at", "id");
create index "mail_delivery_of_address" on "mail_delivery" ("address_hash") where "address_hash" is not null;

-- An address of a person that refused a mail for good, as a keyed hash: it gets letters about the account alone.
create table "mail_suppression" (
  "person_id"    uuid not null,
  "address_hash" text not null,
  "since"        timestamptz(3) not null,
  "bounced_at"   timestamptz(3) not null,
  "error"        text not null,
  constraint "mail_suppression_pkey" primary key ("person_id", "address_hash")
);
create index "mail_suppression_of_address" on "mail_suppression" ("address_hash");

-- Which administrator read a person's list of mails or lifted a suppression, and why.
create table "mail_look" (
  "id"        uuid not null,
  "admin_id"  uuid not null,
  "person_id" uuid,
  "act"       text not null,
  "why"       text not null,
  "looked_at" timestamptz(3) not null,
  constraint "mail_look_pkey" primary key ("id")
);
