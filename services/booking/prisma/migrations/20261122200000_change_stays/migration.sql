-- New dates or guests that one side of a confirmed stay proposes and the other accepts.
create table "alteration" (
    "id" uuid not null,
    "booking_id" uuid not null,
    "side" text not null,
    "status" text not null,
    "check_in" date not null,
    "check_out" date not null,
    "check_in_at" timestamptz(3) not null,
    "adults" smallint not null,
    "children" smallint not null,
    "babies" smallint not null,
    "pets" smallint not null,
    "quote" jsonb not null,
    "difference_ore" bigint not null,
    "host_difference_ore" bigint not null,
    "deadline_at" timestamptz(3),
    "created_at" timestamptz(3) not null,
    "changed_at" timestamptz(3) not null,
    constraint "alteration_pkey" primary key ("id"),
    constraint "alteration_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade,
    constraint "alteration_side" check ("side" in ('guest', 'host')),
    constraint "alteration_status" check (
      "status" in ('proposed', 'accepted', 'awaiting_payment', 'applied', 'declined', 'withdrawn', 'expired')),
    constraint "alteration_has_nights" check ("check_in" < "check_out"),
    constraint "alteration_waits" check (("deadline_at" is not null) = ("status" in ('proposed', 'accepted', 'awaiting_payment')))
);
create index "alteration_booking_id_idx" on "alteration" ("booking_id");
create index "alteration_deadlines" on "alteration" ("deadline_at", "id") where "deadline_at" is not null;
-- Whatever the code does: at most one open change of a booking.
create unique index "alteration_one_open" on "alteration" ("booking_id") where "deadline_at" is not null;

-- The nights that an open change adds are held for its booking: a second row beside the stay's own, under the same constraint.
alter table "occupancy" add column "alteration_id" uuid;
alter table "occupancy" add constraint "occupancy_alteration_id_fkey"
  foreign key ("alteration_id") references "alteration" ("id") on delete restrict on update cascade;
alter table "occupancy" add constraint "occupancy_is_held_for_a_stay" check ("alteration_id" is null or "kind" = 'stay');
drop index "occupancy_booking_id_key";
create index "occupancy_booking_id_idx" on "occupancy" ("booking_id");
create unique index "occupancy_of_stay" on "occupancy" ("booking_id") where "alteration_id" is null;

-- Which change a payment pays; null for the stay itself.
alter table "payment_attempt" add column "alteration_id" uuid;
alter table "payment_attempt" add constraint "payment_attempt_alteration_id_fkey"
  foreign key ("alteration_id") references "alteration" ("id") on delete restrict on update cascade;
