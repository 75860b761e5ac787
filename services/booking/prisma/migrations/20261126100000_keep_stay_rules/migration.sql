-- What a host asks of stays in a listing. A listing without a row asks nothing.
create table "stay_rules" (
    "listing_id" uuid not null,
    "rules" jsonb not null,
    "revision" integer not null,
    "changed_at" timestamptz(3) not null,
    constraint "stay_rules_pkey" primary key ("listing_id")
);

-- As `lock_and_read_booking_context`, with the listing's rules. They are read inside: a statement's snapshot is taken before it waits for a
-- lock.
create function "lock_and_read_new_booking"("p_listing" uuid, "p_guest" uuid, "p_from" date, "p_now" timestamptz)
returns table ("taken" jsonb, "introUsed" integer, "holds" jsonb, "requests" jsonb, "lapses" jsonb, "rules" jsonb) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_listing::text, 42));
  perform pg_advisory_xact_lock(hashtextextended(p_guest::text, 43));
  return query select context.*, (select r."rules" from "stay_rules" r where r."listing_id" = p_listing)
    from "read_booking_context"(p_listing, p_guest, p_from, p_now) context;
end
$$;
