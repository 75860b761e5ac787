-- The catalogue. Prices are øre per month, VAT included; "text_key" names the texts on screens.
create table "extra" (
  "code"               text not null,
  "price_ore"          integer not null,
  "text_key"           text not null,
  "position"           smallint not null,
  "provider_price_id"  text,
  "provider_price_ore" integer,
  constraint "extra_pkey" primary key ("code"),
  constraint "extra_has_a_price" check ("price_ore" > 0)
);
insert into "extra" ("code", "price_ore", "text_key", "position") values
  ('INSURANCE', 29900, 'insurance', 1),
  ('FEATURED', 49900, 'featured', 2),
  ('INSTANT_PAYOUTS', 14900, 'instantPayouts', 3),
  ('SMART_PRICING', 19900, 'smartPricing', 4);

create type "subscription_status" as enum ('starting', 'incomplete', 'active', 'past_due', 'ended');

create table "subscription" (
  "id"                 uuid not null,
  "listing_id"         uuid not null,
  "code"               text not null,
  "host_id"            uuid not null,
  "customer_id"        text not null,
  "card_id"            text not null,
  "attempt"            integer not null,
  "status"             "subscription_status" not null,
  "provider_id"        text,
  "period_end"         timestamptz(3),
  "ends_at_period_end" boolean not null default false,
  "failure"            text,
  "next_try_at"        timestamptz(3),
  "last_invoice_id"    text,
  "next_check_at"      timestamptz(3),
  "failures"           integer not null default 0,
  "syncs"              integer not null default 0,
  "created_at"         timestamptz(3) not null,
  "revision"           integer not null default 0,
  constraint "subscription_pkey" primary key ("id"),
  constraint "subscription_code_fkey" foreign key ("code") references "extra" ("code") on delete restrict on update cascade
);
create unique index "subscription_listing_id_code_key" on "subscription" ("listing_id", "code");
create unique index "subscription_provider_id_key" on "subscription" ("provider_id");
create index "subscription_checks" on "subscription" ("next_check_at", "id") where "next_check_at" is not null;

-- A transaction of the ledger is about a booking, or about an extra's subscription.
alter table "ledger_transaction" alter column "booking_id" drop not null, add column "subscription_id" uuid,
  add constraint "ledger_transaction_is_about_one" check (num_nonnulls("booking_id", "subscription_id") = 1);
alter table "ledger_entry" alter column "booking_id" drop not null, add column "subscription_id" uuid,
  add constraint "ledger_entry_is_about_one" check (num_nonnulls("booking_id", "subscription_id") = 1);
create index "ledger_entry_subscription_id_idx" on "ledger_entry" ("subscription_id");
