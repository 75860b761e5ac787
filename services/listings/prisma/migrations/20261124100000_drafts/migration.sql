create table "listing_draft" (
    "id" uuid not null,
    "host_id" uuid not null,
    "answers" jsonb not null,
    "step" text not null,
    "revision" integer not null,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    constraint "listing_draft_pkey" primary key ("id")
);
create index "listing_draft_host_id_updated_at_idx" on "listing_draft" ("host_id", "updated_at" desc);

create table "draft_photo" (
    "listing_id" uuid not null,
    "position" integer not null,
    "hash" text not null,
    "width" integer not null,
    "height" integer not null,
    "alt" text,
    "alt_english" text,
    "placeholder" text not null,
    "color" text not null,
    "added_at" timestamptz(3) not null,
    constraint "draft_photo_pkey" primary key ("listing_id", "position"),
    constraint "draft_photo_listing_id_fkey" foreign key ("listing_id") references "listing_draft" ("id") on delete cascade on update cascade
);
create unique index "draft_photo_listing_id_hash_key" on "draft_photo" ("listing_id", "hash");

create table "deleted_photo" (
    "listing_id" uuid not null,
    "position" integer not null,
    "hash" text not null,
    "width" integer not null,
    "height" integer not null,
    "alt" text,
    "alt_english" text,
    "placeholder" text not null,
    "color" text not null,
    "added_at" timestamptz(3) not null,
    "deleted_at" timestamptz(3) not null,
    constraint "deleted_photo_pkey" primary key ("listing_id", "hash")
);
create index "deleted_photo_deleted_at_idx" on "deleted_photo" ("deleted_at");
create index "photo_hash_idx" on "photo" ("hash");
create index "draft_photo_hash_idx" on "draft_photo" ("hash");
