-- Stores a home's booking stats; returns whether they changed. The lock is a statement of its own: the one after it sees what whoever held
-- the lock has committed. Otherwise of two bookings that are stored at the same time one would not be counted.
create function "search_booking_stats_store"(home uuid, pause interval) returns boolean language plpgsql as $$
begin
    -- Locks the row, or creates it, and changes nothing.
    insert into "search_listing" ("listing_id") values (home)
        on conflict ("listing_id") do update set "listing_id" = excluded."listing_id" where false;
    update "search_listing" known
        set ("last_booked_at", "favourite_from") = (counted."booked_at", counted."favourite_from")
        from (
            select max("confirmed_at") filter (where "status" in ('confirmed', 'completed')) as "booked_at",
                coalesce((max("host_cancelled_at") at time zone 'Europe/Copenhagen' + pause)::date, '1970-01-01') as "favourite_from"
            from "guest_booking" where "listing_id" = home
        ) counted
        where known."listing_id" = home
            and (known."last_booked_at", known."favourite_from") is distinct from (counted."booked_at", counted."favourite_from");
    return found;
end
$$;
