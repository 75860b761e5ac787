-- When to remind of the booking's deadline, once. Bookings from before have no reminder.
alter table "booking" add column "remind_at" timestamptz(3);

create index "booking_reminders" on "booking" ("remind_at", "id")
  where "remind_at" is not null and "status" in ('pending_request', 'host_approved', 'awaiting_payment');

-- Inserts a booking with its dates, intro use and first payment. Returns the calendar's revision, incremented if asked to, else 0.
create or replace function "insert_new_booking"("p_booking" jsonb, "p_takes_dates" boolean, "p_uses_intro" boolean, "p_payment" uuid,
  "p_counts_calendar" boolean) returns integer language plpgsql as $$
declare
  b "booking" := jsonb_populate_record(null::"booking", p_booking);
  v_revision integer := 0;
begin
  insert into "booking" ("id", "listing_id", "guest_id", "host_id", "mode", "status", "check_in", "check_out", "check_in_at", "adults",
    "children", "babies", "pets", "message", "quote", "total_ore", "host_share_ore", "platform_fee_ore", "service_fee_ore",
    "cancellation_policy", "approval_expires_at", "payment_due_at", "deadline_at", "remind_at", "held_since",
    "created_at", "changed_at")
  values (b."id", b."listing_id", b."guest_id", b."host_id", b."mode", b."status", b."check_in", b."check_out", b."check_in_at", b."adults",
    b."children", b."babies", b."pets", b."message", b."quote", b."total_ore", b."host_share_ore", b."platform_fee_ore",
    b."service_fee_ore", b."cancellation_policy", b."approval_expires_at", b."payment_due_at", b."deadline_at", b."remind_at",
    b."held_since", b."created_at", b."created_at");
  if p_takes_dates then
    insert into "occupancy" ("id", "listing_id", "kind", "check_in", "check_out", "booking_id")
      values (gen_random_uuid(), b."listing_id", 'stay', b."check_in", b."check_out", b."id");
  end if;
  if p_uses_intro then
    insert into "intro_use" ("booking_id", "listing_id") values (b."id", b."listing_id");
  end if;
  if p_payment is not null then
    insert into "payment_attempt" ("id", "booking_id", "number", "amount_ore", "next_check_at", "created_at")
      values (p_payment, b."id", 1, b."total_ore", b."created_at", b."created_at");
  end if;
  if p_counts_calendar then
    insert into "listing_calendar" as c ("listing_id", "revision") values (b."listing_id", 1)
      on conflict ("listing_id") do update set "revision" = c."revision" + 1 returning c."revision" into v_revision;
  end if;
  return v_revision;
end
$$;
