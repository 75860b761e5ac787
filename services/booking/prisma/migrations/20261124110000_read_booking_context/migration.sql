-- All that a new booking depends on: the taken ranges of the listing from a date on, its intro uses, the guest's holds and open requests in
-- every listing, and when the guest's last holds of this listing ran out or were cancelled unpaid. Same result as `read_wish`, in one body.
create function "read_booking_context"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language sql stable as $$
  select
    coalesce((select jsonb_agg(jsonb_build_object('from', o."check_in", 'to', o."check_out", 'bookingId', o."booking_id"))
      from "occupancy" o where o."listing_id" = p_listing
        and daterange(o."check_in", o."check_out") && daterange(p_from, null)), '[]'),
    (select count(*) from "intro_use" i where i."listing_id" = p_listing)::integer,
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in", 'to', b."check_out",
        'lapsed', b."payment_due_at" <= p_now, 'introUse', exists (select from "intro_use" i where i."booking_id" = b."id"),
        'until', b."payment_due_at", 'heldSince', coalesce(b."held_since", b."created_at")))
      from "booking" b where b."guest_id" = p_guest and b."status" = 'pending'), '[]'),
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in", 'to', b."check_out",
        'lapsed', b."deadline_at" <= p_now))
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

-- The same under the locks of the listing and of the guest, always in this order. Two statements, because a statement's snapshot is taken
-- before it waits for a lock.
create function "lock_and_read_booking_context"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_listing::text, 42));
  perform pg_advisory_xact_lock(hashtextextended(p_guest::text, 43));
  return query select * from "read_booking_context"(p_listing, p_guest, p_from, p_now);
end
$$;

-- Processes of the previous release call these two; the next release drops them.
create or replace function "read_wish"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language sql stable as $$
  select * from "read_booking_context"(p_listing, p_guest, p_from, p_now)
$$;
create or replace function "lock_and_read_wish"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language sql as $$
  select * from "lock_and_read_booking_context"(p_listing, p_guest, p_from, p_now)
$$;

-- No release that still runs calls these.
drop function "lock_and_read_meeting"(uuid, uuid, date, timestamptz);
drop function "read_meeting"(uuid, uuid, date, timestamptz);
drop function "lock_and_read_situation"(uuid, uuid, date, timestamptz, boolean);
drop function "read_situation"(uuid, uuid, date, timestamptz);
