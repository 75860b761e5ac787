-- Since when a guest has held nights of a home without a break: a hold that replaces another goes on from its beginning.
alter table "booking" add column "held_since" timestamptz(3);

-- What a new booking meets: as `read_meeting`, with the deadline and the beginning of each hold, and when the guest's last holds of this
-- home ran out unpaid. `read_meeting` serves processes of the version before.
create function "read_wish"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language sql stable as $$
  select meeting."taken", meeting."introUsed",
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in", 'to', b."check_out",
        'lapsed', b."payment_due_at" <= p_now, 'introUse', exists (select from "intro_use" i where i."booking_id" = b."id"),
        'until', b."payment_due_at", 'heldSince', coalesce(b."held_since", b."created_at")))
      from "booking" b where b."guest_id" = p_guest and b."status" = 'pending'), '[]'),
    meeting."requests",
    coalesce((select jsonb_agg(b."payment_due_at" order by b."payment_due_at" desc) from "booking" b
      where b."guest_id" = p_guest and b."listing_id" = p_listing and b."mode" = 'instant'
        and b."payment_due_at" <= p_now and b."payment_due_at" > p_now - interval '24 hours'
        and (b."status" = 'pending' or b."status" = 'cancelled' and exists (
          select from "booking_step" s where s."booking_id" = b."id" and s."status" = 'cancelled' and s."at" >= b."payment_due_at"))
        and not exists (select from "booking" paid where paid."guest_id" = p_guest and paid."listing_id" = p_listing
          and paid."confirmed_at" > b."payment_due_at")), '[]')
  from "read_meeting"(p_listing, p_guest, p_from, p_now) meeting
$$;

-- The same under the locks of the home and of the guest. Always home first.
create function "lock_and_read_wish"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_listing::text, 42));
  perform pg_advisory_xact_lock(hashtextextended(p_guest::text, 43));
  return query select * from "read_wish"(p_listing, p_guest, p_from, p_now);
end
$$;
