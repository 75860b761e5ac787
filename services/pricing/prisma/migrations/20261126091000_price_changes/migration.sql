-- What people changed in prices of dates, with what it replaced, so that it can be undone for a while.
create table "calendar_change" (
  "id"        uuid not null,
  "person_id" uuid not null,
  "kind"      text not null,
  "price_ore" integer,
  "made_at"   timestamptz(3) not null,
  "undone_at" timestamptz(3),
  "homes"     jsonb not null,
  constraint "calendar_change_pkey" primary key ("id")
);
create index "calendar_change_person_id_made_at_idx" on "calendar_change" ("person_id", "made_at");
