-- What identity asked about a person's data: their part of an export, or their erasure. Rows are done once; those of exports are deleted
-- with the other old rows, those of erasures are the proof that an event that comes again changes nothing.
create table if not exists kit.person_request (
  id           uuid primary key,
  kind         text not null check (kind in ('export', 'erasure')),
  person_id    uuid not null,
  requested_at timestamptz not null,
  -- When to do it. Null once it is done.
  due_at       timestamptz,
  done_at      timestamptz
);
create index if not exists person_request_due on kit.person_request (due_at) where due_at is not null;

-- When the nightly deletion of what is kept no longer runs next, in domain time. One row.
create table if not exists kit.retention (
  one_row boolean primary key default true check (one_row),
  next_at timestamptz not null
);
