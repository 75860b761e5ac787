-- Null until listings tells the home anew.
alter table "bookable_listing" add column "pets_allowed" boolean;
