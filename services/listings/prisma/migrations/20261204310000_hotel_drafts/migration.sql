alter table "listing_draft" add column "kind" text not null default 'home' check ("kind" in ('home', 'hotel'));
