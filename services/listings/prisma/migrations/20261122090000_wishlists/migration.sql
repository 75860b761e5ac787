create table "wishlist" (
    "id" uuid not null,
    "user_id" uuid not null,
    "title" text not null,
    "share_token" text,
    "notes_shared" boolean not null default false,
    "created_at" timestamptz(3) not null,
    "used_at" timestamptz(3) not null,
    "deleted_at" timestamptz(3),
    constraint "wishlist_pkey" primary key ("id"),
    constraint "wishlist_title" check (char_length("title") between 1 and 80)
);
create unique index "wishlist_share_token_key" on "wishlist" ("share_token");
create index "wishlist_user_id_used_at_idx" on "wishlist" ("user_id", "used_at" desc);
create index "wishlist_deleted_at_idx" on "wishlist" ("deleted_at");

create table "wishlist_item" (
    "wishlist_id" uuid not null,
    "listing_id" uuid not null,
    "title" text not null,
    "note" text,
    "added_at" timestamptz(3) not null,
    constraint "wishlist_item_pkey" primary key ("wishlist_id", "listing_id"),
    constraint "wishlist_item_note" check (char_length("note") between 1 and 500),
    constraint "wishlist_item_wishlist_id_fkey" foreign key ("wishlist_id")
        references "wishlist" ("id") on delete cascade on update cascade
);
create index "wishlist_item_wishlist_id_added_at_listing_id_idx" on "wishlist_item" ("wishlist_id", "added_at" desc, "listing_id" desc);
