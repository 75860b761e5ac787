-- A conversation of a guest with the host of a home. What either side did is in columns of that side.
create table "thread" (
  "id"                  uuid not null,
  "listing_id"          uuid not null,
  "guest_id"            uuid not null,
  "host_id"             uuid not null,
  "opened_by"           uuid not null,
  "opened_at"           timestamptz(3) not null,
  "last_seq"            integer not null default 0,
  "last_message_at"     timestamptz(3) not null,
  "contacts_shown"      boolean not null default false,
  "guest_read_seq"      integer not null default 0,
  "host_read_seq"       integer not null default 0,
  "guest_unread"        integer not null default 0,
  "host_unread"         integer not null default 0,
  "guest_archived"      boolean not null default false,
  "host_archived"       boolean not null default false,
  "guest_blocked"       boolean not null default false,
  "host_blocked"        boolean not null default false,
  constraint "thread_pkey" primary key ("id")
);
create unique index "thread_listing_id_guest_id_key" on "thread" ("listing_id", "guest_id");
create index "thread_of_guest" on "thread" ("guest_id", "last_message_at", "id");
create index "thread_of_host" on "thread" ("host_id", "last_message_at", "id");
create index "thread_unread_of_guest" on "thread" ("guest_id") where "guest_unread" > 0;
create index "thread_unread_of_host" on "thread" ("host_id") where "host_unread" > 0;

-- `body` is as it was written; `masked` has its contact data hidden, null where it has none. The words to search are those of the masked
-- text, in Danish and English, with words for the thread and its people, so that one index finds them within what a person may read.
create table "message" (
  "id"            uuid not null,
  "thread_id"     uuid not null,
  "seq"           integer not null,
  "guest_id"      uuid not null,
  "host_id"       uuid not null,
  "sender_id"     uuid,
  "body"          text not null,
  "masked"        text,
  "event"         jsonb,
  "picture_count" smallint not null default 0,
  "created_at"    timestamptz(3) not null,
  "words"         tsvector generated always as (
    to_tsvector('danish', coalesce("masked", "body")) || to_tsvector('english', coalesce("masked", "body"))
    || array_to_tsvector(array['p:' || "guest_id"::text, 'p:' || "host_id"::text, 't:' || "thread_id"::text])
  ) stored,
  constraint "message_pkey" primary key ("id", "thread_id")
);
create unique index "message_thread_id_seq_key" on "message" ("thread_id", "seq");
create index "message_of_guest" on "message" ("guest_id", "created_at");
create index "message_of_host" on "message" ("host_id", "created_at");
-- A short list of pending words: a search reads all of it.
create index "message_words" on "message" using gin ("words") with (gin_pending_list_limit = 256);

-- A picture of a message; `message_id` is null until it is sent. Its files are encrypted with a key that is stored encrypted.
create table "message_picture" (
  "id"          uuid not null,
  "thread_id"   uuid not null,
  "uploader_id" uuid not null,
  "message_id"  uuid,
  "position"    smallint not null default 0,
  "width"       integer not null,
  "height"      integer not null,
  "sealed_key"  bytea not null,
  "uploaded_at" timestamptz(3) not null,
  -- Set while no message has it.
  "drop_at"     timestamptz(3),
  constraint "message_picture_pkey" primary key ("id")
);
create index "message_picture_of_message" on "message_picture" ("thread_id", "message_id");
create index "message_picture_of_uploader" on "message_picture" ("uploader_id");
create index "message_picture_to_drop" on "message_picture" ("drop_at") where "drop_at" is not null;

-- The bookings of a guest in a home, from booking's events; also before there is a thread.
create table "thread_booking" (
  "booking_id"     uuid not null,
  "listing_id"     uuid not null,
  "guest_id"       uuid not null,
  "host_id"        uuid not null,
  "status"         text not null,
  "check_in"       date not null,
  "check_out"      date not null,
  "was_confirmed"  boolean not null,
  "imported"       boolean not null,
  "revision"       integer not null,
  "first_seen_at"  timestamptz(3) not null,
  constraint "thread_booking_pkey" primary key ("booking_id")
);
create index "thread_booking_of_thread" on "thread_booking" ("listing_id", "guest_id");

create table "thread_report" (
  "id"          uuid not null,
  "thread_id"   uuid not null,
  "message_id"  uuid,
  "reporter_id" uuid not null,
  "reason"      text not null,
  "text"        text,
  "reported_at" timestamptz(3) not null,
  constraint "thread_report_pkey" primary key ("id")
);
create index "thread_report_of_reporter" on "thread_report" ("reporter_id", "reported_at");

-- Who read a message as it was written, and why.
create table "message_look" (
  "id"         uuid not null,
  "thread_id"  uuid not null,
  "message_id" uuid not null,
  "admin_id"   uuid not null,
  "why"        text not null,
  "looked_at"  timestamptz(3) not null,
  constraint "message_look_pkey" primary key ("id")
);

-- Whether a person's reading is shown to others; those without a row show it.
create table "reader" (
  "person_id"      uuid not null,
  "shares_reading" boolean not null,
  "revision"       integer not null,
  constraint "reader_pkey" primary key ("person_id")
);

-- What a person wrote within the last minute and opened within the last day, in real time.
create table "writer" (
  "person_id" uuid not null,
  "minute_at" timestamptz(3) not null,
  "sent"      integer not null,
  "day_at"    timestamptz(3) not null,
  "opened"    integer not null,
  constraint "writer_pkey" primary key ("person_id")
);

-- A message as its readers see it (contracts, `Message`).
create function "message_view"("m" "message", "shown" boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', m."id", 'threadId', m."thread_id", 'seq', m."seq", 'senderId', m."sender_id",
    'body', case when shown then m."body" else coalesce(m."masked", m."body") end,
    'masked', not shown and m."masked" is not null,
    'event', m."event",
    'pictures', case when m."picture_count" = 0 then '[]'::jsonb else (
      select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'width', p."width", 'height', p."height") order by p."position"), '[]')
      from "message_picture" p where p."thread_id" = m."thread_id" and p."message_id" = m."id") end,
    'createdAt', to_char(m."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
$$;

-- Takes the next place in a thread, whose row the caller has locked, and tells the side that did not write.
create function "append_message"("t" "thread", "m_id" uuid, "m_sender" uuid, "m_body" text, "m_masked" text, "m_event" jsonb,
  "m_pictures" integer, "m_now" timestamptz) returns "message" language plpgsql as $$
declare
  added "message";
begin
  insert into "message" ("id", "thread_id", "seq", "guest_id", "host_id", "sender_id", "body", "masked", "event", "picture_count", "created_at")
  values (m_id, t."id", t."last_seq" + 1, t."guest_id", t."host_id", m_sender, m_body, m_masked, m_event, m_pictures,
    greatest(m_now, t."last_message_at"))
  returning * into added;
  update "thread" set "last_seq" = added."seq", "last_message_at" = added."created_at", "guest_archived" = false, "host_archived" = false,
    "guest_unread" = "guest_unread" + (m_sender is distinct from "guest_id")::integer,
    "host_unread" = "host_unread" + (m_sender is distinct from "host_id")::integer
  where "id" = t."id";
  return added;
end
$$;

-- Sends a message in one statement. Returns the message and its people, or the code of a refusal. Each statement inside sees what was
-- committed while it waited for the thread's row.
create function "send_message"("p_thread" uuid, "p_sender" uuid, "p_id" uuid, "p_body" text, "p_masked" text, "p_pictures" uuid[],
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
    return jsonb_build_object('message', "message_view"(m, t."contacts_shown"), 'stored', false,
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
  insert into "writer" as o ("person_id", "minute_at", "sent", "day_at", "opened")
  values (p_sender, clock_timestamp(), 1, clock_timestamp(), 0)
  on conflict ("person_id") do update set
    "sent" = case when o."minute_at" <= clock_timestamp() - interval '1 minute' then 1 else least(o."sent", p_most) + 1 end,
    "minute_at" = case when o."minute_at" <= clock_timestamp() - interval '1 minute' then clock_timestamp() else o."minute_at" end
  returning * into w;
  if w."sent" > p_most then
    return jsonb_build_object('code', 'message.tooMany', 'retryAfterSeconds',
      greatest(1, ceil(60 - extract(epoch from clock_timestamp() - w."minute_at"))::integer));
  end if;
  update "message_picture" p set "message_id" = p_id, "position" = array_position(p_pictures, p."id"), "drop_at" = null
  where p."id" = any (p_pictures) and p."thread_id" = p_thread;
  m := "append_message"(t, p_id, p_sender, p_body, p_masked, null, cardinality(p_pictures), p_now);
  return jsonb_build_object('message', "message_view"(m, t."contacts_shown"), 'stored', true,
    'guestId', t."guest_id", 'hostId', t."host_id");
end
$$;
