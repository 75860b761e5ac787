-- Pictures of a message, in their order. It is a function of its own, because Postgres writes a function into the statement that calls it only
-- if it has no query inside: planning it anew for each message cost more than storing the message.
create function "message_pictures"("p_thread" uuid, "p_message" uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p."id", 'width', p."width", 'height', p."height") order by p."position"), '[]')
  from "message_picture" p where p."thread_id" = p_thread and p."message_id" = p_message
$$;

-- A message as its readers see it (contracts, `Message`).
create or replace function "message_view"("m" "message", "shown" boolean) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', m."id", 'threadId', m."thread_id", 'seq', m."seq", 'senderId', m."sender_id",
    'body', case when shown then m."body" else coalesce(m."masked", m."body") end,
    'masked', not shown and m."masked" is not null,
    'event', m."event",
    'pictures', case when m."picture_count" = 0 then '[]'::jsonb else "message_pictures"(m."thread_id", m."id") end,
    'createdAt', to_char(m."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
$$;
