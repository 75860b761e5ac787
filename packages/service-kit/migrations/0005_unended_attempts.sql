-- How often a consumer has begun to handle an event that was delivered several times before. The broker also counts deliveries to a process
-- that ended before it came to the event.
create table if not exists kit.unended_attempt (
  consumer text not null,
  event_id uuid not null,
  times    integer not null default 1,
  begun_at timestamptz not null default clock_timestamp(),
  primary key (consumer, event_id)
);
