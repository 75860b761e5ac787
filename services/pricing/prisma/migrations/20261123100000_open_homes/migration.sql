-- Whether guests may see a home: null until listings tells it anew.
alter table "listing_owner" add column "active" boolean;
