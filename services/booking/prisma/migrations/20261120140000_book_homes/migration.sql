-- Lets a constraint compare a home's id and a range of dates in one index. Trusted: the database's owner may install it.
create extension if not exists btree_gist;

create type "booking_status" as enum ('pending_request', 'host_approved', 'awaiting_payment', 'pending', 'confirmed', 'declined', 'expired', 'cancelled', 'cancelled_by_guest', 'cancelled_by_host', 'completed');
create type "booking_mode" as enum ('instant', 'request');
create type "cancellation_policy" as enum ('flexible', 'moderate', 'strict');
create type "first_guest_policy" as enum ('any', 'experienced');
create type "occupancy_kind" as enum ('stay', 'block');
create type "attempt_status" as enum ('planned', 'open', 'succeeded', 'canceled');
create type "refund_status" as enum ('planned', 'sent');

create table "booking" (
  "id"                  uuid not null,
  "listing_id"          uuid not null,
  "guest_id"            uuid not null,
  "host_id"             uuid not null,
  "mode"                "booking_mode" not null,
  "status"              "booking_status" not null,
  "check_in"            date not null,
  "check_out"           date not null,
  "check_in_at"         timestamptz(3) not null,
  "adults"              smallint not null,
  "children"            smallint not null,
  "babies"              smallint not null,
  "pets"                smallint not null,
  "message"             text,
  "decline_reason"      text,
  "quote"               jsonb not null,
  "total_ore"           bigint not null,
  "host_share_ore"      bigint not null,
  "platform_fee_ore"    bigint not null,
  "service_fee_ore"     bigint not null,
  "cancellation_policy" "cancellation_policy" not null,
  "approval_expires_at" timestamptz(3),
  "payment_due_at"      timestamptz(3),
  "deadline_at"         timestamptz(3),
  "imported"            boolean not null default false,
  "created_at"          timestamptz(3) not null,
  "changed_at"          timestamptz(3) not null,
  "revision"            integer not null default 1,
  constraint "booking_pkey" primary key ("id"),
  constraint "booking_has_nights" check ("check_in" < "check_out")
);
create index "booking_trips" on "booking" ("guest_id", "check_in", "id");
create index "booking_requests" on "booking" ("host_id", "status", "created_at", "id");
-- A host's open requests, soonest to expire first.
create index "booking_open_requests" on "booking" ("host_id", "approval_expires_at", "id") where "status" = 'pending_request';
-- Requests that a confirmation may overtake.
create index "booking_requests_of_home" on "booking" ("listing_id") where "status" = 'pending_request';
-- A guest's holds: replaced and counted at each instant booking.
create index "booking_holds" on "booking" ("guest_id") where "status" = 'pending';
create index "booking_deadlines" on "booking" ("deadline_at", "id") where "deadline_at" is not null;

create table "occupancy" (
  "id"         uuid not null,
  "listing_id" uuid not null,
  "kind"       "occupancy_kind" not null,
  "check_in"   date not null,
  "check_out"  date not null,
  "booking_id" uuid,
  "reason"     text,
  constraint "occupancy_pkey" primary key ("id"),
  constraint "occupancy_has_nights" check ("check_in" < "check_out"),
  constraint "occupancy_is_of_one_kind" check (("kind" = 'stay') = ("booking_id" is not null)),
  -- Whatever the code does: never two of one home's stays or blocks over the same night.
  constraint "occupancy_never_overlaps" exclude using gist ("listing_id" with =, daterange("check_in", "check_out") with &&)
);
create unique index "occupancy_booking_id_key" on "occupancy" ("booking_id");

create table "listing_calendar" (
  "listing_id" uuid not null,
  "revision"   integer not null,
  constraint "listing_calendar_pkey" primary key ("listing_id")
);

create table "intro_use" (
  "booking_id" uuid not null,
  "listing_id" uuid not null,
  constraint "intro_use_pkey" primary key ("booking_id")
);
create index "intro_use_listing_id_idx" on "intro_use" ("listing_id");

create table "customer" (
  "guest_id"    uuid not null,
  "provider_id" text not null,
  constraint "customer_pkey" primary key ("guest_id")
);

create table "payment_attempt" (
  "id"            uuid not null,
  "booking_id"    uuid not null,
  "number"        smallint not null,
  "amount_ore"    bigint not null,
  "status"        "attempt_status" not null default 'planned',
  "ending"        boolean not null default false,
  "intent_id"     text,
  "client_secret" text,
  "next_check_at" timestamptz(3),
  "failures"      integer not null default 0,
  "created_at"    timestamptz(3) not null,
  constraint "payment_attempt_pkey" primary key ("id")
);
create unique index "payment_attempt_booking_id_number_key" on "payment_attempt" ("booking_id", "number");
create unique index "payment_attempt_intent_id_key" on "payment_attempt" ("intent_id");
create index "payment_attempt_checks" on "payment_attempt" ("next_check_at", "id") where "next_check_at" is not null;

create table "refund" (
  "id"          uuid not null,
  "booking_id"  uuid not null,
  "attempt_id"  uuid not null,
  "amount_ore"  bigint not null,
  "reason"      text not null,
  "status"      "refund_status" not null default 'planned',
  "provider_id" text,
  "next_try_at" timestamptz(3),
  "failures"    integer not null default 0,
  "created_at"  timestamptz(3) not null,
  constraint "refund_pkey" primary key ("id"),
  constraint "refund_is_positive" check ("amount_ore" > 0)
);
create unique index "refund_provider_id_key" on "refund" ("provider_id");
create unique index "refund_attempt_id_reason_key" on "refund" ("attempt_id", "reason");
create index "refund_booking_id_idx" on "refund" ("booking_id");
create index "refund_tries" on "refund" ("next_try_at", "id") where "next_try_at" is not null;

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

create table "bookable_listing" (
  "listing_id"                uuid not null,
  "revision"                  integer not null,
  "host_id"                   uuid not null,
  "active"                    boolean not null,
  "title"                     text not null,
  "city"                      text not null,
  "country"                   text not null,
  "max_guests"                smallint not null,
  "booking_mode"              "booking_mode" not null,
  "request_auto_expire_hours" smallint not null,
  "first_guest_policy"        "first_guest_policy" not null,
  "cancellation_policy"       "cancellation_policy" not null,
  "check_in_from"             text not null,
  "check_out_before"          text not null,
  "photo"                     jsonb,
  constraint "bookable_listing_pkey" primary key ("listing_id")
);

create table "reviewed_stay" (
  "booking_id" uuid not null,
  "author_id"  uuid not null,
  constraint "reviewed_stay_pkey" primary key ("booking_id")
);
create index "reviewed_stay_author_id_idx" on "reviewed_stay" ("author_id");

alter table "occupancy" add constraint "occupancy_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade;
alter table "intro_use" add constraint "intro_use_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade;
alter table "payment_attempt" add constraint "payment_attempt_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade;
alter table "refund" add constraint "refund_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade;
alter table "refund" add constraint "refund_attempt_id_fkey" foreign key ("attempt_id") references "payment_attempt" ("id") on delete restrict on update cascade;

-- What a new booking meets in a home: its taken ranges from a date on, its intro uses, and the guest's holds everywhere.
create function "read_situation"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb) language sql stable as $$
  select
    coalesce((select jsonb_agg(jsonb_build_object('from', o."check_in", 'to', o."check_out", 'bookingId', o."booking_id"))
      from "occupancy" o where o."listing_id" = p_listing
        and daterange(o."check_in", o."check_out") && daterange(p_from, null)), '[]'),
    (select count(*) from "intro_use" i where i."listing_id" = p_listing)::integer,
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in",
        'to', b."check_out", 'lapsed', b."payment_due_at" <= p_now,
        'introUse', exists (select from "intro_use" i where i."booking_id" = b."id")))
      from "booking" b where b."guest_id" = p_guest and b."status" = 'pending'), '[]')
$$;

-- The same under the lock of the home (and of the guest, whose holds are counted over all homes), in one round trip. Two statements
-- inside, because a statement's snapshot is taken before it waits for a lock. Always home first.
create function "lock_and_read_situation"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz, "p_lock_guest" boolean)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_listing::text, 42));
  if p_lock_guest then
    perform pg_advisory_xact_lock(hashtextextended(p_guest::text, 43));
  end if;
  return query select * from "read_situation"(p_listing, p_guest, p_from, p_now);
end
$$;
