-- What every service keeps beside its own tables. Prisma never sees this schema.
create schema if not exists kit;

-- Events of this service, written in the transaction of the change and published after it.
create table if not exists kit.outbox (
  seq          bigserial primary key,
  id           uuid not null unique default gen_random_uuid(),
  subject      text not null,
  envelope     jsonb not null,
  notify       jsonb not null default '[]',
  waiting_since timestamptz not null default clock_timestamp(),
  published_at timestamptz
);
create index if not exists outbox_unpublished on kit.outbox (seq) where published_at is null;
create index if not exists outbox_published on kit.outbox (published_at) where published_at is not null;

-- Events of other services whose effect is in this database.
create table if not exists kit.inbox (
  consumer   text not null,
  event_id   uuid not null,
  handled_at timestamptz not null default clock_timestamp(),
  primary key (consumer, event_id)
);
create index if not exists inbox_handled on kit.inbox (handled_at);

-- Events whose handler failed on every attempt. `retry_at` asks the running service to try again.
create table if not exists kit.dead_letter (
  consumer  text not null,
  event_id  uuid not null,
  subject   text not null,
  envelope  jsonb not null,
  error     text not null,
  attempts  integer not null,
  failed_at timestamptz not null default clock_timestamp(),
  retry_at  timestamptz,
  primary key (consumer, event_id)
);
create index if not exists dead_letter_retry on kit.dead_letter (retry_at) where retry_at is not null;

-- The first answer to each keyed command.
create table if not exists kit.idempotency (
  actor     text not null,
  procedure text not null,
  key       text not null,
  body_hash text not null,
  answer    jsonb not null,
  stored_at timestamptz not null default clock_timestamp(),
  primary key (actor, procedure, key)
);
create index if not exists idempotency_stored on kit.idempotency (stored_at);

-- Waits for whoever holds the same key, then reads what they stored: two statements, because a statement's snapshot is taken
-- before it waits, and one round trip.
create or replace function kit.claim_answer(p_actor text, p_procedure text, p_key text)
returns table (body_hash text, answer jsonb) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_actor || chr(10) || p_procedure || chr(10) || p_key, 7));
  return query
    select i.body_hash, i.answer from kit.idempotency i
    where i.actor = p_actor and i.procedure = p_procedure and i.key = p_key;
end
$$;
