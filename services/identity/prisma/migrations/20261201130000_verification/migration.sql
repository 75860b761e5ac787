create type verification_status as enum ('pending', 'approved', 'rejected');

create table verification_request (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade on update cascade,
  status verification_status not null default 'pending',
  reason text,
  created_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid,
  -- When the documents are deleted: null while they are needed, and after they are gone.
  drop_at timestamptz(3)
);
create index verification_request_user_id_created_at_idx on verification_request (user_id, created_at desc);
create index verification_request_status_created_at_id_idx on verification_request (status, created_at, id);
create index verification_request_drop_at_idx on verification_request (drop_at);
create unique index verification_request_pending on verification_request (user_id) where status = 'pending';

create table verification_document (
  id uuid primary key,
  request_id uuid not null references verification_request (id) on delete cascade on update cascade,
  kind text not null,
  width integer not null,
  sealed_key bytea not null,
  constraint verification_document_kind check (kind in ('front', 'back', 'selfie'))
);
create unique index verification_document_request_id_kind_key on verification_document (request_id, kind);

create table document_view (
  id uuid primary key,
  request_id uuid not null,
  kind text not null,
  viewer_id uuid not null,
  viewed_at timestamptz(3) not null
);
create index document_view_request_id_idx on document_view (request_id);
