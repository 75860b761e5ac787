-- Addresses that want the newsletter, and a log of what they agreed to, by a keyed hash.
create table "newsletter_subscriber" (
  "id"           uuid not null,
  "email"        text not null,
  "locale"       text not null,
  "person_id"    uuid,
  "version"      text not null,
  "asked_at"     timestamptz(3) not null,
  "confirmed_at" timestamptz(3),
  constraint "newsletter_subscriber_pkey" primary key ("id")
);
create unique index "newsletter_subscriber_email_key" on "newsletter_subscriber" ("email");
create index "newsletter_subscriber_person_id_idx" on "newsletter_subscriber" ("person_id");

create table "newsletter_consent" (
  "id"           uuid not null,
  "address_hash" text not null,
  "act"          text not null,
  "version"      text not null,
  "at"           timestamptz(3) not null,
  constraint "newsletter_consent_pkey" primary key ("id")
);
create index "newsletter_consent_address_hash_idx" on "newsletter_consent" ("address_hash");
