-- When whoever must answer or pay an alteration is reminded; null where nobody is, or it was done.
alter table "alteration" add column "remind_at" timestamptz(3);
create index "alteration_to_remind" on "alteration" ("remind_at") where "remind_at" is not null;
