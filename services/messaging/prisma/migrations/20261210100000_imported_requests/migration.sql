-- Stores what an event tells of a booking, and tells it in the thread of its two people, in one statement. `p_message` is null for what is
-- not told. Returns the new message; null without one, also for a fact that the thread has already.
create or replace function "tell_booking"("p_booking" uuid, "p_listing" uuid, "p_guest" uuid, "p_host" uuid, "p_status" text, "p_check_in" date,
  "p_check_out" date, "p_confirmed" boolean, "p_imported" boolean, "p_revision" integer, "p_message" uuid, "p_event" jsonb,
  "p_thread" uuid, "p_now" timestamptz) returns jsonb language plpgsql as $$
declare
  t "thread";
begin
  -- The same lock as of whoever opens the thread. Each statement inside sees what was committed while it waited.
  perform pg_advisory_xact_lock(hashtextextended('thread ' || p_listing::text || ' ' || p_guest::text, 0));
  insert into "thread_booking" as b ("booking_id", "listing_id", "guest_id", "host_id", "status", "check_in", "check_out",
    "was_confirmed", "imported", "revision", "first_seen_at", "told")
  values (p_booking, p_listing, p_guest, p_host, p_status, p_check_in, p_check_out, p_confirmed, p_imported, p_revision, p_now,
    -- A rebuild tells nothing. What only a request or a payment reaches was told.
    p_message is not null or p_confirmed or p_status in ('pending_request', 'host_approved', 'awaiting_payment', 'declined'))
  on conflict ("booking_id") do update set
    "was_confirmed" = b."was_confirmed" or excluded."was_confirmed",
    "told" = b."told" or excluded."told",
    -- An imported request that its people decided is a booking as any other, with planned messages.
    "imported" = b."imported" and excluded."imported",
    "status" = case when excluded."revision" > b."revision" then excluded."status" else b."status" end,
    "check_in" = case when excluded."revision" > b."revision" then excluded."check_in" else b."check_in" end,
    "check_out" = case when excluded."revision" > b."revision" then excluded."check_out" else b."check_out" end,
    "revision" = greatest(b."revision", excluded."revision");
  if p_confirmed then
    update "thread" set "contacts_shown" = true
    where "listing_id" = p_listing and "guest_id" = p_guest and not "contacts_shown";
  end if;
  if p_message is null then return null; end if;
  insert into "thread" ("id", "listing_id", "guest_id", "host_id", "opened_by", "opened_at", "last_message_at", "contacts_shown")
  values (p_thread, p_listing, p_guest, p_host, p_guest, p_now, p_now, exists (
    select from "thread_booking" b where b."listing_id" = p_listing and b."guest_id" = p_guest and b."was_confirmed"))
  on conflict ("listing_id", "guest_id") do nothing;
  select * into t from "thread" where "listing_id" = p_listing and "guest_id" = p_guest for no key update;
  if exists (select from "message" m where m."id" = p_message and m."thread_id" = t."id") then return null; end if;
  return "message_view"("append_message"(t, p_message, null, '', null, p_event, 0, p_now), t."contacts_shown");
end
$$;
