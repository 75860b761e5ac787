-- A hold that its guest cancels unpaid counts as lapsed from that moment on: cancelling and booking again would hold nights for good.
create or replace function "read_wish"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language sql stable as $$
  select meeting."taken", meeting."introUsed",
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in", 'to', b."check_out",
        'lapsed', b."payment_due_at" <= p_now, 'introUse', exists (select from "intro_use" i where i."booking_id" = b."id"),
        'until', b."payment_due_at", 'heldSince', coalesce(b."held_since", b."created_at")))
      from "booking" b where b."guest_id" = p_guest and b."status" = 'pending'), '[]'),
    meeting."requests",
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
  from "read_meeting"(p_listing, p_guest, p_from, p_now) meeting
$$;
