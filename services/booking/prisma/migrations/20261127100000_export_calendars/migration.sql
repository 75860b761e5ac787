-- The secret address of a listing's calendar for other calendars. A listing without a row exports none.
create table "calendar_export" (
    "listing_id" uuid not null,
    "token" text not null,
    "created_at" timestamptz(3) not null,
    constraint "calendar_export_pkey" primary key ("listing_id")
);
create unique index "calendar_export_token_key" on "calendar_export" ("token");
