-- What the two people of a stay write about it. Public reviews stay in "review"; a guest's is copied there when it is published.
create table "written_review" (
    "id" uuid not null,
    "booking_id" uuid not null,
    "side" text not null,
    "listing_id" uuid not null,
    "guest_id" uuid not null,
    "host_id" uuid not null,
    "rating" integer not null,
    "text" text not null,
    "written_at" timestamptz(3) not null,
    "publish_at" timestamptz(3),
    "published_at" timestamptz(3),
    constraint "written_review_pkey" primary key ("id"),
    constraint "written_review_side" check ("side" in ('guest', 'host')),
    constraint "written_review_rating" check ("rating" between 1 and 5),
    constraint "written_review_once" check (("publish_at" is null) = ("published_at" is not null))
);
create unique index "written_review_booking_id_side_key" on "written_review" ("booking_id", "side");
create index "written_review_publish_at_idx" on "written_review" ("publish_at");
