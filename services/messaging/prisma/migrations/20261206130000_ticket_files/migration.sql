-- A file that a person sent about a question. `id` is made by the person's browser, `file_id`, which names the stored file, by the service.
-- `act_id` is null until it is sent with a message. The file is encrypted with a key that is stored encrypted.
create table "ticket_file" (
  "id"          uuid not null,
  -- Null once its question is gone: a timer then deletes row and file.
  "ticket_id"   uuid,
  "act_id"      uuid,
  "position"    smallint not null default 0,
  "file_id"     uuid not null,
  "name"        text not null,
  -- Of a picture; null of a PDF.
  "width"       integer,
  "bytes"       integer not null,
  "sealed_key"  bytea not null,
  "uploaded_at" timestamptz(3) not null,
  -- Set while no message has it.
  "drop_at"     timestamptz(3),
  constraint "ticket_file_pkey" primary key ("id"),
  constraint "ticket_file_ticket_id_fkey" foreign key ("ticket_id") references "support_ticket" ("id")
    on delete set null on update cascade
);
create index "ticket_file_ticket_id_idx" on "ticket_file" ("ticket_id");
create index "ticket_file_to_drop" on "ticket_file" ("drop_at") where "drop_at" is not null or "ticket_id" is null;

-- Which administrator opened a file of a question.
create table "ticket_file_look" (
  "id"        uuid not null,
  "file_id"   uuid not null,
  "admin_id"  uuid not null,
  "looked_at" timestamptz(3) not null,
  constraint "ticket_file_look_pkey" primary key ("id")
);
