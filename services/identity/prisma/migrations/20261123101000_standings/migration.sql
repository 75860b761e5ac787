-- Lets others read who is suspended, and by which revision they were told.
alter table "user" add column "standing_revision" integer;
update "user" set "standing_revision" = "revision" where "suspended_at" is not null;
create index "user_standing" on "user" ("id") where "standing_revision" is not null;
