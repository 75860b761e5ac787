-- Every state a booking reached, kept with the move that reached it: a trigger, so that no way of moving one can forget it.
create table "booking_step" (
    "booking_id" uuid not null,
    "revision" integer not null,
    "status" "booking_status" not null,
    "at" timestamptz(3) not null,
    constraint "booking_step_pkey" primary key ("booking_id", "revision"),
    constraint "booking_step_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade
);

create function "keep_step"() returns trigger language plpgsql as $$
begin
  insert into "booking_step" ("booking_id", "revision", "status", "at")
    values (new."id", new."revision", new."status", new."changed_at") on conflict do nothing;
  return null;
end
$$;
create trigger "booking_begins" after insert on "booking" for each row execute function "keep_step"();
create trigger "booking_moves" after update of "status" on "booking" for each row
  when (old."status" is distinct from new."status") execute function "keep_step"();

-- Of bookings from before only the beginning and the last state are known.
insert into "booking_step" ("booking_id", "revision", "status", "at")
  select "id", 1, case "mode" when 'instant' then 'pending'::"booking_status" else 'pending_request' end, "created_at"
  from "booking" where "revision" > 1
  union all
  select "id", "revision", "status", "changed_at" from "booking";

-- When a payment was settled: the date of the receipt.
alter table "payment_attempt" add column "settled_at" timestamptz(3);
update "payment_attempt" set "settled_at" = "created_at" where "status" in ('succeeded', 'canceled');

-- Receipts are numbered in the order of the first payments.
create table "receipt" (
    "booking_id" uuid not null,
    "number" serial not null,
    constraint "receipt_pkey" primary key ("booking_id"),
    constraint "receipt_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade
);
create unique index "receipt_number_key" on "receipt" ("number");

create function "number_receipt"() returns trigger language plpgsql as $$
begin
  -- Looked for first, so that a further payment uses no number up.
  insert into "receipt" ("booking_id") select new."booking_id"
    where not exists (select from "receipt" where "booking_id" = new."booking_id") on conflict do nothing;
  return null;
end
$$;
create trigger "payment_comes_settled" after insert on "payment_attempt" for each row
  when (new."status" = 'succeeded') execute function "number_receipt"();
create trigger "payment_is_settled" after update of "status" on "payment_attempt" for each row
  when (new."status" = 'succeeded' and old."status" is distinct from new."status") execute function "number_receipt"();

insert into "receipt" ("booking_id")
  select "booking_id" from "payment_attempt" where "status" = 'succeeded' group by "booking_id" order by min("created_at"), "booking_id";
