-- Payments that their cardholders dispute: while a bank holds one, its refunds wait; what it keeps counts as given back.
create type "dispute_status" as enum ('open', 'won', 'lost');
create table "dispute" (
    "id" text not null,
    "attempt_id" uuid not null,
    "booking_id" uuid not null,
    "amount_ore" bigint not null,
    "status" "dispute_status" not null,
    "opened_at" timestamptz(3) not null,
    "closed_at" timestamptz(3),
    constraint "dispute_pkey" primary key ("id"),
    constraint "dispute_attempt_id_fkey" foreign key ("attempt_id") references "payment_attempt" ("id") on delete restrict on update cascade,
    constraint "dispute_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade,
    constraint "dispute_closes" check (("closed_at" is null) = ("status" = 'open'))
);
create index "dispute_attempt_id_idx" on "dispute" ("attempt_id");
create index "dispute_booking_id_idx" on "dispute" ("booking_id");

-- A refund may end because a bank gave the guest that money. The type is made anew: a value that is added cannot be used at once.
alter type "refund_status" rename to "refund_status_before";
create type "refund_status" as enum ('planned', 'sent', 'charged_back');
alter table "refund" alter column "status" drop default;
alter table "refund" alter column "status" type "refund_status" using "status"::text::"refund_status";
alter table "refund" alter column "status" set default 'planned';
drop type "refund_status_before";

alter table "refund" add column "dispute_id" text;
alter table "refund" add constraint "refund_dispute_id_fkey"
  foreign key ("dispute_id") references "dispute" ("id") on delete restrict on update cascade;
alter table "refund" add constraint "refund_is_charged_back_by_a_dispute" check (("status" = 'charged_back') = ("dispute_id" is not null));
