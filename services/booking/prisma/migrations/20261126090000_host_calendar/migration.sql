-- Notes that hosts write on dates of their homes.
create table "night_note" (
  "listing_id" uuid not null,
  "date"       date not null,
  "text"       text not null,
  constraint "night_note_pkey" primary key ("listing_id", "date"),
  constraint "night_note_length" check (char_length("text") between 1 and 500)
);

-- What people changed in calendars, with what it replaced, so that it can be undone for a while.
create table "calendar_change" (
  "id"        uuid not null,
  "person_id" uuid not null,
  "subject"   text not null,
  "kind"      text not null,
  "text"      text,
  "made_at"   timestamptz(3) not null,
  "undone_at" timestamptz(3),
  "homes"     jsonb not null,
  constraint "calendar_change_pkey" primary key ("id")
);
create index "calendar_change_person_id_made_at_idx" on "calendar_change" ("person_id", "made_at");

