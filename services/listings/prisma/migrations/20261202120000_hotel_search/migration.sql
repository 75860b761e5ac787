-- What a hotel's page says beyond the sample data of before. All of it may be unknown.
alter table "hotel" add column "region" text;
alter table "hotel" add column "description_english" text;
alter table "hotel" add column "rooms" integer;
alter table "hotel" add column "guests_per_room" integer;
alter table "hotel" add column "updated_at" timestamptz(3) not null default now();

-- What the search for hotels filters and sorts by, with the public point, as search_listing has it for homes. Written by the service when it
-- starts and when a hotel is imported: the public point needs its secret.
create table "search_hotel" (
    "hotel_id" uuid not null,
    "lat" double precision not null,
    "lng" double precision not null,
    "score" integer not null,
    "rating_rank" integer not null,
    "base_ore" integer not null,
    "stars" integer not null,
    "rooms" integer,
    "guests_per_room" integer,
    "offers" integer not null,
    "version" integer not null,
    "active" boolean not null,
    "country" text not null,
    "city_key" text not null,
    "tsv" tsvector not null,
    "card" json not null,
    "page" json not null,
    constraint "search_hotel_pkey" primary key ("hotel_id"),
    constraint "search_hotel_hotel_id_fkey" foreign key ("hotel_id") references "hotel" ("id") on delete cascade on update cascade
);

-- The narrow columns lie beside each sort key, so that filters are checked without the wide rows.
create index "search_hotel_recommended" on "search_hotel" ("score" desc, "hotel_id" desc)
    include ("base_ore", "stars", "rooms", "guests_per_room", "offers", "country") where "active" and "base_ore" > 0;
create index "search_hotel_price" on "search_hotel" ("base_ore", "hotel_id")
    include ("stars", "rooms", "guests_per_room", "offers", "country") where "active" and "base_ore" > 0;
create index "search_hotel_rating" on "search_hotel" ("rating_rank" desc, "hotel_id" desc)
    include ("base_ore", "stars", "rooms", "guests_per_room", "offers", "country") where "active" and "base_ore" > 0;
create index "search_hotel_place" on "search_hotel" ("lat", "lng") where "active" and "base_ore" > 0;
create index "search_hotel_text" on "search_hotel" using gin ("tsv") where "active" and "base_ore" > 0;
