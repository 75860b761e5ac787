create type "account_status" as enum ('onboarding', 'restricted', 'enabled', 'disabled');
create type "payout_status" as enum ('pending', 'paid', 'failed');
create type "ledger_account" as enum ('provider', 'outside', 'guests', 'host', 'platform_fee', 'service_fee', 'disputed');
create type "transaction_kind" as enum ('payment', 'refund', 'transfer', 'reversal', 'outside', 'offset', 'dispute_opened', 'dispute_won', 'dispute');
create type "order_status" as enum ('planned', 'done', 'refused');
create type "dispute_status" as enum ('open', 'won', 'lost');

create table "payout_account" (
  "host_id"           uuid not null,
  "provider_id"       text,
  "status"            "account_status" not null default 'onboarding',
  "charges_enabled"   boolean not null default false,
  "payouts_enabled"   boolean not null default false,
  "details_submitted" boolean not null default false,
  "next_check_at"     timestamptz(3),
  "failures"          integer not null default 0,
  "created_at"        timestamptz(3) not null,
  "revision"          integer not null default 0,
  constraint "payout_account_pkey" primary key ("host_id")
);
create unique index "payout_account_provider_id_key" on "payout_account" ("provider_id");
create index "payout_account_checks" on "payout_account" ("next_check_at", "host_id") where "next_check_at" is not null;

create table "payout" (
  "booking_id"  uuid not null,
  "listing_id"  uuid not null,
  "host_id"     uuid not null,
  "check_in"    date not null,
  "check_out"   date not null,
  "dates_at"    timestamptz(3) not null,
  "due_at"      timestamptz(3) not null,
  "imported"    boolean not null,
  "revenue_ore" bigint not null default 0,
  "earned_ore"  bigint not null default 0,
  "owed_ore"    bigint not null default 0,
  "status"      "payout_status" not null default 'pending',
  "paid_at"     timestamptz(3),
  "next_try_at" timestamptz(3),
  "failures"    integer not null default 0,
  "revision"    integer not null default 0,
  constraint "payout_pkey" primary key ("booking_id")
);
create index "payout_of_host" on "payout" ("host_id", "due_at", "booking_id");
create index "payout_tries" on "payout" ("next_try_at", "booking_id") where "next_try_at" is not null;

create table "payment" (
  "id"         uuid not null,
  "intent_id"  text,
  "booking_id" uuid not null,
  "host_id"    uuid not null,
  "amount_ore" bigint not null,
  constraint "payment_pkey" primary key ("id")
);
create unique index "payment_intent_id_key" on "payment" ("intent_id");

create table "ledger_transaction" (
  "id"          uuid not null,
  "fact"        text not null,
  "kind"        "transaction_kind" not null,
  "booking_id"  uuid not null,
  "movement"    text,
  "occurred_at" timestamptz(3) not null,
  constraint "ledger_transaction_pkey" primary key ("id")
);
create unique index "ledger_transaction_fact_key" on "ledger_transaction" ("fact");
create index "ledger_transaction_movement_idx" on "ledger_transaction" ("movement");
create index "ledger_transaction_occurred_at_idx" on "ledger_transaction" ("occurred_at");

create table "ledger_entry" (
  "id"             bigserial not null,
  "transaction_id" uuid not null,
  "account"        "ledger_account" not null,
  "booking_id"     uuid not null,
  "amount_ore"     bigint not null,
  constraint "ledger_entry_pkey" primary key ("id"),
  constraint "ledger_entry_transaction_id_fkey" foreign key ("transaction_id") references "ledger_transaction" ("id") on delete restrict on update cascade,
  constraint "ledger_entry_moves_something" check ("amount_ore" <> 0)
);
create index "ledger_entry_booking_id_idx" on "ledger_entry" ("booking_id");
create index "ledger_entry_transaction_id_idx" on "ledger_entry" ("transaction_id");

-- Whatever the code does: what is committed balances, to the øre.
create function "transaction_must_balance"() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum("amount_ore"), 0) from "ledger_entry" where "transaction_id" = new."transaction_id") <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new."transaction_id" using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger "ledger_entry_balances" after insert on "ledger_entry"
  deferrable initially deferred for each row execute function "transaction_must_balance"();

-- Books are written on, never over.
create function "refuse_change"() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'check_violation';
end
$$;
create trigger "ledger_entry_is_kept" before update or delete on "ledger_entry" for each statement execute function "refuse_change"();
create trigger "ledger_transaction_is_kept" before update or delete on "ledger_transaction" for each statement execute function "refuse_change"();

create table "transfer" (
  "id"          uuid not null,
  "booking_id"  uuid not null,
  "account_id"  text not null,
  "amount_ore"  bigint not null,
  "status"      "order_status" not null default 'planned',
  "instant"     boolean not null default false,
  "instant_id"  text,
  "provider_id" text,
  "next_try_at" timestamptz(3),
  "failures"    integer not null default 0,
  "created_at"  timestamptz(3) not null,
  constraint "transfer_pkey" primary key ("id"),
  constraint "transfer_is_positive" check ("amount_ore" > 0)
);
create unique index "transfer_provider_id_key" on "transfer" ("provider_id");
create index "transfer_booking_id_idx" on "transfer" ("booking_id");
create index "transfer_tries" on "transfer" ("next_try_at", "id") where "next_try_at" is not null;

create table "reversal" (
  "id"          uuid not null,
  "transfer_id" uuid not null,
  "amount_ore"  bigint not null,
  "status"      "order_status" not null default 'planned',
  "provider_id" text,
  "next_try_at" timestamptz(3),
  "failures"    integer not null default 0,
  "created_at"  timestamptz(3) not null,
  constraint "reversal_pkey" primary key ("id"),
  constraint "reversal_transfer_id_fkey" foreign key ("transfer_id") references "transfer" ("id") on delete restrict on update cascade,
  constraint "reversal_is_positive" check ("amount_ore" > 0)
);
create unique index "reversal_provider_id_key" on "reversal" ("provider_id");
create index "reversal_transfer_id_idx" on "reversal" ("transfer_id");
create index "reversal_tries" on "reversal" ("next_try_at", "id") where "next_try_at" is not null;

create table "dispute" (
  "id"         text not null,
  "booking_id" uuid not null,
  "amount_ore" bigint not null,
  "status"     "dispute_status" not null,
  constraint "dispute_pkey" primary key ("id")
);
create index "dispute_booking_id_idx" on "dispute" ("booking_id");

create table "provider_event" (
  "id"          text not null,
  "type"        text not null,
  "object_id"   text not null,
  "occurred_at" timestamptz(3) not null,
  "received_at" timestamptz(3) not null,
  "next_try_at" timestamptz(3),
  "failures"    integer not null default 0,
  constraint "provider_event_pkey" primary key ("id")
);
create index "provider_event_tries" on "provider_event" ("next_try_at", "id") where "next_try_at" is not null;

create table "instant_listing" (
  "listing_id" uuid not null,
  constraint "instant_listing_pkey" primary key ("listing_id")
);

create table "reconciliation" (
  "id"     uuid not null,
  "ran_at" timestamptz(3) not null,
  "report" jsonb not null,
  constraint "reconciliation_pkey" primary key ("id")
);
create index "reconciliation_ran_at_idx" on "reconciliation" ("ran_at");

create table "payout_settings" (
  "id"            integer not null,
  "release_hours" smallint not null,
  "reconcile_at"  timestamptz(3),
  constraint "payout_settings_pkey" primary key ("id"),
  constraint "payout_settings_has_one_row" check ("id" = 1)
);
insert into "payout_settings" ("id", "release_hours") values (1, 24);
