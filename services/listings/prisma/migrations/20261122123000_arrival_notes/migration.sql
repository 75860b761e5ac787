-- What a guest must know to get in; only guests of a confirmed stay read it.
alter table "listing" add column "arrival_notes" text;
