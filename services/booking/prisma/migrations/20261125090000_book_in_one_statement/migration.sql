-- A new booking and a payment that confirms one are written by one statement each. What they were decided from is read before, without a
-- lock, as one value; the statement takes the locks, reads that value again, and writes only if it is still the same.

-- Does a booking in this state, with this price, use its listing's exemption from the host fee? Confirmed and completed ones do, and open
-- ones without a host fee.
create function "uses_fee_exemption"("p_status" "booking_status", "p_quote" jsonb) returns boolean language sql immutable as $$
  select p_status in ('pending_request', 'host_approved', 'awaiting_payment', 'pending', 'confirmed', 'completed')
    and (p_status in ('confirmed', 'completed') or jsonb_exists(p_quote, 'waivedFeePercent'))
$$;

-- The requests of a listing that wait for an answer and share a night with a range: a confirmed stay overtakes them.
create function "overlapping_requests"("p_listing" uuid, "p_from" date, "p_to" date) returns setof "booking" language sql stable as $$
  select b.* from "booking" b where b."listing_id" = p_listing and b."status" = 'pending_request'
    and b."check_in" < p_to and b."check_out" > p_from
$$;

-- What a new booking depends on of its guest: holds and open requests in every listing, and when the guest's last holds of this listing ran
-- out or were cancelled unpaid.
create function "read_guest_context"("p_listing" uuid, "p_guest" uuid, "p_now" timestamptz)
returns table ("holds" jsonb, "requests" jsonb, "lapses" jsonb) language sql stable as $$
  select
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in", 'to', b."check_out",
        'lapsed', b."payment_due_at" <= p_now, 'introUse', exists (select from "intro_use" i where i."booking_id" = b."id"),
        'until', b."payment_due_at", 'heldSince', coalesce(b."held_since", b."created_at")) order by b."id")
      from "booking" b where b."guest_id" = p_guest and b."status" = 'pending'), '[]'),
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in", 'to', b."check_out",
        'lapsed', b."deadline_at" <= p_now) order by b."id")
      from "booking" b where b."guest_id" = p_guest and b."status" in ('pending_request', 'host_approved', 'awaiting_payment')), '[]'),
    coalesce((select jsonb_agg(lapse."at" order by lapse."at" desc) from (
        select case b."status" when 'cancelled_by_guest' then step."at" else b."payment_due_at" end as "at"
        from "booking" b
        left join lateral (
          select s."at" from "booking_step" s where s."booking_id" = b."id" and s."status" = b."status" order by s."at" desc limit 1
        ) step on true
        where b."guest_id" = p_guest and b."listing_id" = p_listing and b."mode" = 'instant' and b."confirmed_at" is null
          and (b."status" = 'pending' or b."status" = 'cancelled' and step."at" >= b."payment_due_at" or b."status" = 'cancelled_by_guest')
      ) lapse
      where lapse."at" <= p_now and lapse."at" > p_now - interval '24 hours'
        and not exists (select from "booking" paid where paid."guest_id" = p_guest and paid."listing_id" = p_listing
          and paid."confirmed_at" > lapse."at")), '[]')
$$;

-- Same result as before; the guest's part has its own function.
create or replace function "read_booking_context"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language sql stable as $$
  select
    coalesce((select jsonb_agg(jsonb_build_object('from', o."check_in", 'to', o."check_out", 'bookingId', o."booking_id"))
      from "occupancy" o where o."listing_id" = p_listing
        and daterange(o."check_in", o."check_out") && daterange(p_from, null)), '[]'),
    (select count(*) from "intro_use" i where i."listing_id" = p_listing)::integer,
    guest."holds", guest."requests", guest."lapses"
  from "read_guest_context"(p_listing, p_guest, p_now) guest
$$;

-- Inserts a booking with its dates, intro use and first payment. Returns the calendar's revision, incremented if asked to, else 0.
create function "insert_new_booking"("p_booking" jsonb, "p_takes_dates" boolean, "p_uses_intro" boolean, "p_payment" uuid,
  "p_counts_calendar" boolean) returns integer language plpgsql as $$
declare
  b "booking" := jsonb_populate_record(null::"booking", p_booking);
  v_revision integer := 0;
begin
  insert into "booking" ("id", "listing_id", "guest_id", "host_id", "mode", "status", "check_in", "check_out", "check_in_at", "adults",
    "children", "babies", "pets", "message", "quote", "total_ore", "host_share_ore", "platform_fee_ore", "service_fee_ore",
    "cancellation_policy", "approval_expires_at", "payment_due_at", "deadline_at", "held_since", "created_at", "changed_at")
  values (b."id", b."listing_id", b."guest_id", b."host_id", b."mode", b."status", b."check_in", b."check_out", b."check_in_at", b."adults",
    b."children", b."babies", b."pets", b."message", b."quote", b."total_ore", b."host_share_ore", b."platform_fee_ore",
    b."service_fee_ore", b."cancellation_policy", b."approval_expires_at", b."payment_due_at", b."deadline_at", b."held_since",
    b."created_at", b."created_at");
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

-- The command of a new booking that replaces no hold. `p_basis` is what it was decided from: the calendar's revision, and the guest's holds,
-- open requests and lapsed holds. `p_is_first`: its price relies on the listing's exemption from the host fee, which no other booking may
-- use. Outcome: `stored`, `known` with the answer that is stored under the key, or `changed`, which writes nothing.
create function "book_at_once"("p_command" jsonb, "p_basis" jsonb, "p_is_first" boolean, "p_booking" jsonb, "p_takes_dates" boolean,
  "p_uses_intro" boolean, "p_payment" uuid, "p_events" jsonb) returns table ("kind" text, "known" jsonb) language plpgsql as $$
declare
  v_listing uuid := p_booking->>'listing_id';
  v_guest uuid := p_booking->>'guest_id';
  v_now timestamptz := p_booking->>'created_at';
  v_basis jsonb;
begin
  "known" := kit.claim_command(p_command);
  if "known" is not null then
    "kind" := 'known';
    return next;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(v_listing::text, 42));
  perform pg_advisory_xact_lock(hashtextextended(v_guest::text, 43));
  -- Each statement has its own snapshot, so this one sees what was committed before the locks were given.
  select jsonb_build_array(coalesce((select c."revision" from "listing_calendar" c where c."listing_id" = v_listing), 0),
    guest."holds", guest."requests", guest."lapses") into v_basis from "read_guest_context"(v_listing, v_guest, v_now) guest;
  if v_basis is distinct from p_basis or p_is_first and exists (
      select from "booking" b where b."listing_id" = v_listing and "uses_fee_exemption"(b."status", b."quote")) then
    "kind" := 'changed';
    return next;
    return;
  end if;
  perform "insert_new_booking"(p_booking, p_takes_dates, p_uses_intro, p_payment, p_takes_dates or p_uses_intro);
  perform kit.write_events(p_events);
  perform kit.store_answer(p_command);
  "kind" := 'stored';
  return next;
end
$$;

-- What a successful payment of a stay is decided from: the payment's status, the revision of its booking, whether one of the two people is
-- suspended, and whether the stay overlaps requests.
create function "read_payment_basis"("p_payment" uuid) returns table ("basis" jsonb) language sql stable as $$
  select jsonb_build_array(a."status", b."revision", exists (select from kit.suspended s where s.person_id in (b."host_id", b."guest_id")),
    exists (select from "overlapping_requests"(b."listing_id", b."check_in", b."check_out")))
  from "payment_attempt" a join "booking" b on b."id" = a."booking_id" where a."id" = p_payment
$$;

-- Confirms a stay that was paid, settles its payment and closes the provider's event about it, if there is one. Writes nothing and returns
-- false where `p_basis` is no longer what the payment is decided from.
create function "confirm_at_once"("p_basis" jsonb, "p_payment" uuid, "p_booking" uuid, "p_listing" uuid, "p_deadlines" jsonb,
  "p_now" timestamptz, "p_events" jsonb, "p_provider_event" text) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_listing::text, 42));
  perform 1 from "payment_attempt" where "id" = p_payment for update;
  if p_basis is distinct from (select found."basis" from "read_payment_basis"(p_payment) found) then
    return false;
  end if;
  update "booking" set "status" = 'confirmed', "approval_expires_at" = (p_deadlines->>'approvalExpiresAt')::timestamptz,
    "payment_due_at" = (p_deadlines->>'paymentDueAt')::timestamptz, "deadline_at" = (p_deadlines->>'deadlineAt')::timestamptz,
    "confirmed_at" = p_now, "changed_at" = p_now, "revision" = "revision" + 1
  where "id" = p_booking;
  update "payment_attempt" set "status" = 'succeeded', "settled_at" = p_now, "next_check_at" = null where "id" = p_payment;
  if p_provider_event is not null then
    update "provider_event" set "next_try_at" = null where "id" = p_provider_event;
  end if;
  perform kit.write_events(p_events);
  return true;
end
$$;
