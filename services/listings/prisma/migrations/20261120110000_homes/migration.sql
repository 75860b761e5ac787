create table "listing" (
    "id" uuid not null,
    "host_id" uuid not null,
    "title" text not null,
    "description" text not null,
    "subcategory" text not null,
    "tags" text[],
    "amenities" text[],
    "max_guests" integer not null,
    "bedrooms" integer not null,
    "beds" integer not null,
    "bathrooms" double precision not null,
    "sleeping" jsonb not null,
    "rules" jsonb not null,
    "safety" jsonb not null,
    "check_in_from" text not null,
    "check_out_before" text not null,
    "line1" text not null,
    "line2" text,
    "postal_code" text not null,
    "city" text not null,
    "region" text,
    "country" text not null,
    "lat" double precision not null,
    "lng" double precision not null,
    "address_version" integer not null,
    "public_lat" double precision not null,
    "public_lng" double precision not null,
    "cvr" text,
    "company_name" text,
    "booking_mode" text not null,
    "request_auto_expire_hours" integer not null,
    "first_guest_policy" text not null,
    "cancellation_policy" text not null,
    "indexable" boolean not null,
    "active" boolean not null,
    "featured" boolean not null,
    "published_at" timestamptz(3),
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "revision" integer not null,
    constraint "listing_pkey" primary key ("id"),
    constraint "listing_sizes" check (
        "max_guests" between 1 and 16 and "bedrooms" between 0 and 10 and "beds" between 1 and 20
        and "bathrooms" between 0.5 and 10 and cardinality("tags") between 1 and 2
    ),
    constraint "listing_expiry" check ("request_auto_expire_hours" between 1 and 168)
);
create index "listing_host_id_created_at_idx" on "listing" ("host_id", "created_at" desc);

create table "photo" (
    "listing_id" uuid not null,
    "position" integer not null,
    "hash" text not null,
    "width" integer not null,
    "height" integer not null,
    "alt" text,
    "placeholder" text not null,
    "color" text not null,
    "added_at" timestamptz(3) not null,
    constraint "photo_pkey" primary key ("listing_id", "position"),
    constraint "photo_at_most_ten" check ("position" between 0 and 9),
    constraint "photo_listing_id_fkey" foreign key ("listing_id") references "listing" ("id") on delete cascade on update cascade
);
create unique index "photo_listing_id_hash_key" on "photo" ("listing_id", "hash");

create table "review" (
    "id" uuid not null,
    "listing_id" uuid not null,
    "booking_id" uuid not null,
    "author_id" uuid not null,
    "rating" integer not null,
    "text" text not null,
    "published_at" timestamptz(3) not null,
    "host_reply" text,
    constraint "review_pkey" primary key ("id"),
    constraint "review_rating" check ("rating" between 1 and 5),
    constraint "review_listing_id_fkey" foreign key ("listing_id") references "listing" ("id") on delete cascade on update cascade
);
create unique index "review_booking_id_key" on "review" ("booking_id");
create index "review_listing_id_published_at_id_idx" on "review" ("listing_id", "published_at" desc, "id" desc);

create table "hotel" (
    "id" uuid not null,
    "name" text not null,
    "stars" integer not null,
    "city" text not null,
    "country" text not null,
    "address" text not null,
    "description" text not null,
    "amenities" text[],
    "photos" jsonb not null,
    "rating" double precision,
    "review_count" integer not null,
    "min_price_ore" integer not null,
    "lat" double precision not null,
    "lng" double precision not null,
    "active" boolean not null,
    "city_key" text not null,
    constraint "hotel_pkey" primary key ("id"),
    constraint "hotel_stars" check ("stars" between 1 and 5)
);

create table "guest_booking" (
    "booking_id" uuid not null,
    "listing_id" uuid not null,
    "guest_id" uuid not null,
    "status" text not null,
    "revision" integer not null,
    constraint "guest_booking_pkey" primary key ("booking_id")
);
create index "guest_booking_listing_id_guest_id_idx" on "guest_booking" ("listing_id", "guest_id");
