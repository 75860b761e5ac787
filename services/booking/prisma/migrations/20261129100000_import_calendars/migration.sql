-- Calendars elsewhere whose events keep nights of homes closed.
create table "calendar_import" (
  "id"            uuid not null,
  "listing_id"    uuid not null,
  "name"          text not null,
  "address"       text not null,
  "nights"        jsonb not null default '[]',
  "problems"      jsonb not null default '[]',
  "problem_count" integer not null default 0,
  "fault"         text,
  "etag"          text,
  "last_modified" text,
  "read_on"       date,
  "created_at"    timestamptz(3) not null,
  "tried_at"      timestamptz(3),
  "synced_at"     timestamptz(3),
  "claimed_at"    timestamptz(3),
  "next_sync_at"  timestamptz(3) not null,
  constraint "calendar_import_pkey" primary key ("id")
);
create unique index "calendar_import_listing_id_address_key" on "calendar_import" ("listing_id", "address");
create index "calendar_import_next_sync_at_idx" on "calendar_import" ("next_sync_at");

-- Stays whose nights an imported calendar has taken too, and whose hosts were told. A row is removed with the overlap.
create table "calendar_conflict" (
  "import_id"  uuid not null,
  "booking_id" uuid not null,
  "told_at"    timestamptz(3) not null,
  constraint "calendar_conflict_pkey" primary key ("import_id", "booking_id"),
  constraint "calendar_conflict_import_id_fkey" foreign key ("import_id")
    references "calendar_import" ("id") on delete cascade on update cascade
);

-- A block of an imported calendar: what remains of its nights beside stays and the host's own blocks.
alter table "occupancy" add column "import_id" uuid;
alter table "occupancy" add constraint "occupancy_import_id_fkey" foreign key ("import_id")
  references "calendar_import" ("id") on delete cascade on update cascade;
alter table "occupancy" add constraint "occupancy_is_imported_as_block" check ("import_id" is null or "kind" = 'block');
create index "occupancy_import_id_idx" on "occupancy" ("import_id");
