-- A host's text with placeholders.
create table "message_template" (
  "id"         uuid not null,
  "host_id"    uuid not null,
  "title"      text not null,
  "body"       text not null,
  "changed_at" timestamptz(3) not null,
  constraint "message_template_pkey" primary key ("id")
);
create index "message_template_of_host" on "message_template" ("host_id");

-- A template that is sent in each confirmed stay of a home, or of every home, on a day before or after check-in or check-out.
create table "planned_message" (
  "id"          uuid not null,
  "host_id"     uuid not null,
  "template_id" uuid not null,
  "listing_id"  uuid,
  "anchor"      text not null,
  "days"        smallint not null,
  "hour"        smallint not null,
  "planned_at"  timestamptz(3) not null,
  constraint "planned_message_pkey" primary key ("id")
);
create index "planned_message_of_host" on "planned_message" ("host_id");

-- What was sent, so that nothing is sent twice.
create table "planned_sending" (
  "plan_id"    uuid not null,
  "booking_id" uuid not null,
  "sent_at"    timestamptz(3) not null,
  constraint "planned_sending_pkey" primary key ("plan_id", "booking_id")
);
create index "thread_booking_of_host" on "thread_booking" ("host_id", "check_in");

-- The sendings of plans for confirmed stays, with when each is due, in the time of Copenhagen. It is read from the stay as it is now, so a
-- plan follows alterations and cancellations. What was due before it was planned is not sent; what was missed is, until its day is over.
create function "due_sendings"("p_now" timestamptz, "p_until" timestamptz)
returns table ("plan_id" uuid, "booking_id" uuid, "due_at" timestamptz) language sql stable as $$
  select p."id", b."booking_id", moment."due_at"
  from "planned_message" p
  join "thread_booking" b on b."host_id" = p."host_id" and (p."listing_id" is null or b."listing_id" = p."listing_id")
    and b."check_in" between p_now::date - 100 and p_until::date + 40 and not b."imported"
  cross join lateral (
    select case p."anchor" when 'checkIn' then b."check_in" else b."check_out" end as "anchor"
  ) stay
  cross join lateral (
    select ((stay."anchor" + p."days") + make_interval(hours => p."hour")) at time zone 'Europe/Copenhagen' as "due_at"
  ) moment
  where (b."status" = 'confirmed' or b."status" = 'completed' and p."anchor" = 'checkOut')
    and moment."due_at" <= p_until and moment."due_at" > p."planned_at"
    and p_now < (greatest(stay."anchor", stay."anchor" + p."days") + 1)::timestamp at time zone 'Europe/Copenhagen'
    and not exists (select from "planned_sending" s where s."plan_id" = p."id" and s."booking_id" = b."booking_id")
$$;
