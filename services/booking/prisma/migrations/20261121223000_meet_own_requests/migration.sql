-- A guest's open requests: met and counted at each new booking.
create index "booking_asks" on "booking" ("guest_id") where "status" in ('pending_request', 'host_approved', 'awaiting_payment');

-- What a new booking meets: the taken ranges of the home from a date on, its intro uses, and the guest's holds and open requests
-- everywhere. The functions before it, `read_situation` and `lock_and_read_situation`, serve processes of the version before.
create function "read_meeting"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb) language sql stable as $$
  select situation.*,
    coalesce((select jsonb_agg(jsonb_build_object('id', b."id", 'listingId', b."listing_id", 'from', b."check_in", 'to', b."check_out",
        'lapsed', b."deadline_at" <= p_now))
      from "booking" b where b."guest_id" = p_guest and b."status" in ('pending_request', 'host_approved', 'awaiting_payment')), '[]')
  from "read_situation"(p_listing, p_guest, p_from, p_now) situation
$$;

-- The same under the lock of the home and of the guest, whose holds and requests are counted over all homes. Two statements inside,
-- because a statement's snapshot is taken before it waits for a lock. Always home first.
create function "lock_and_read_meeting"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_listing::text, 42));
  perform pg_advisory_xact_lock(hashtextextended(p_guest::text, 43));
  return query select * from "read_meeting"(p_listing, p_guest, p_from, p_now);
end
$$;
