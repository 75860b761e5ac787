-- Whether the thread ever told of a booking. Holds that lapsed are the guest's alone.
alter table "thread_booking" add column "told" boolean not null default false;
update "thread_booking" set "told" = "status" <> 'pending';

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

-- Counts a message of a person within a minute of real time. Beyond the limit the count stands at one more.
create function "count_message"("p_sender" uuid, "p_most" integer) returns "writer" language sql as $$
  insert into "writer" as o ("person_id", "minute_at", "sent", "day_at", "opened")
  values (p_sender, clock_timestamp(), 1, clock_timestamp(), 0)
  on conflict ("person_id") do update set
    "sent" = case when o."minute_at" <= clock_timestamp() - interval '1 minute' then 1 else least(o."sent", p_most) + 1 end,
    "minute_at" = case when o."minute_at" <= clock_timestamp() - interval '1 minute' then clock_timestamp() else o."minute_at" end
  returning *
$$;

-- Sends a message in one statement. Returns the message and its people, or the code of a refusal. A repeat is answered as before, and
-- nobody is told of it again after a block, a suspension, or more repeats than messages a minute. Each statement inside sees what was
-- committed while it waited for the thread's row.
create or replace function "send_message"("p_thread" uuid, "p_sender" uuid, "p_id" uuid, "p_body" text, "p_masked" text, "p_pictures" uuid[],
  "p_now" timestamptz, "p_most" integer) returns jsonb language plpgsql as $$
declare
  t "thread";
  m "message";
  w "writer";
  found_pictures uuid[];
begin
  select * into t from "thread" where "id" = p_thread and p_sender in ("guest_id", "host_id") for no key update;
  if not found then return jsonb_build_object('code', 'thread.notFound'); end if;
  select * into m from "message" where "id" = p_id and "thread_id" = p_thread;
  if found then
    select coalesce(array_agg(p."id" order by p."position"), '{}') into found_pictures
    from "message_picture" p where p."thread_id" = p_thread and p."message_id" = p_id;
    if m."sender_id" is distinct from p_sender or m."body" <> p_body or found_pictures <> p_pictures then
      return jsonb_build_object('code', 'message.idTaken');
    end if;
    w := "count_message"(p_sender, p_most);
    return jsonb_build_object('message', "message_view"(m, t."contacts_shown"), 'stored', false,
      'told', w."sent" <= p_most and not t."guest_blocked" and not t."host_blocked"
        and not exists (select from kit.standing s where s.person_id = p_sender and s.suspended),
      'guestId', t."guest_id", 'hostId', t."host_id");
  end if;
  if exists (select from kit.standing s where s.person_id = p_sender and s.suspended) then
    return jsonb_build_object('code', 'auth.suspended');
  end if;
  if t."guest_blocked" or t."host_blocked" then return jsonb_build_object('code', 'thread.blocked'); end if;
  if cardinality(p_pictures) > 0 and (
    select count(*) from "message_picture" p
    where p."id" = any (p_pictures) and p."thread_id" = p_thread and p."uploader_id" = p_sender and p."message_id" is null
  ) <> cardinality(p_pictures) then
    return jsonb_build_object('code', 'message.pictureNotFound');
  end if;
  w := "count_message"(p_sender, p_most);
  if w."sent" > p_most then
    return jsonb_build_object('code', 'message.tooMany', 'retryAfterSeconds',
      greatest(1, ceil(60 - extract(epoch from clock_timestamp() - w."minute_at"))::integer));
  end if;
  update "message_picture" p set "message_id" = p_id, "position" = array_position(p_pictures, p."id"), "drop_at" = null
  where p."id" = any (p_pictures) and p."thread_id" = p_thread;
  m := "append_message"(t, p_id, p_sender, p_body, p_masked, null, cardinality(p_pictures), p_now);
  return jsonb_build_object('message', "message_view"(m, t."contacts_shown"), 'stored', true, 'told', true,
    'guestId', t."guest_id", 'hostId', t."host_id");
end
$$;

-- The sendings of plans for confirmed stays, with when each is due, in the time of Copenhagen. It is read from the stay as it is now, so a
-- plan follows alterations and cancellations. What was due before it was planned is not sent; what was missed is, until its day is over.
create or replace function "due_sendings"("p_now" timestamptz, "p_until" timestamptz)
returns table ("plan_id" uuid, "booking_id" uuid, "due_at" timestamptz) language sql stable as $$
  select p."id", b."booking_id", moment."due_at"
  from "planned_message" p
  join "thread_booking" b on b."host_id" = p."host_id" and (p."listing_id" is null or b."listing_id" = p."listing_id")
    and b."check_in" <= p_until::date + 40 and b."check_out" >= p_now::date - 40 and not b."imported"
  cross join lateral (
    select case p."anchor" when 'checkIn' then b."check_in" else b."check_out" end as "anchor"
  ) stay
  cross join lateral (
    select ((stay."anchor" + p."days") + make_interval(hours => p."hour")) at time zone 'Europe/Copenhagen' as "due_at"
  ) moment
  where b."status" in ('confirmed', 'completed')
    and moment."due_at" <= p_until and moment."due_at" > p."planned_at"
    and p_now < (greatest(stay."anchor", stay."anchor" + p."days") + 1)::timestamp at time zone 'Europe/Copenhagen'
    and not exists (select from "planned_sending" s where s."plan_id" = p."id" and s."booking_id" = b."booking_id")
$$;
