create table "saved_search" (
    "id" uuid not null,
    "user_id" uuid not null,
    "query" jsonb not null,
    "asked" jsonb not null,
    "mail" boolean not null,
    "unsubscribe_token" text not null,
    "known" uuid[],
    "known_capped" boolean not null,
    "created_at" timestamptz(3) not null,
    constraint "saved_search_pkey" primary key ("id")
);
create unique index "saved_search_unsubscribe_token_key" on "saved_search" ("unsubscribe_token");
create index "saved_search_user_id_created_at_idx" on "saved_search" ("user_id", "created_at" desc);

create table "saved_search_match" (
    "saved_search_id" uuid not null,
    "listing_id" uuid not null,
    "told_at" timestamptz(3) not null,
    constraint "saved_search_match_pkey" primary key ("saved_search_id", "listing_id"),
    constraint "saved_search_match_saved_search_id_fkey" foreign key ("saved_search_id")
        references "saved_search" ("id") on delete cascade on update cascade
);

create table "home_to_match" (
    "listing_id" uuid not null,
    "changed_at" timestamptz(6) not null,
    constraint "home_to_match_pkey" primary key ("listing_id")
);
create index "home_to_match_changed_at_idx" on "home_to_match" ("changed_at");

-- Whoever changes a home's search row, saved searches look at it afterwards. Where nobody wants mails this costs one look at an index.
create index "saved_search_mail" on "saved_search" ("id") where "mail";
create function "home_to_match_follow"() returns trigger language plpgsql as $$
begin
    if exists (select from saved_search where mail) then
        insert into home_to_match as known (listing_id, changed_at) values (new.listing_id, clock_timestamp())
        on conflict (listing_id) do update set changed_at = excluded.changed_at;
    end if;
    return null;
end
$$;
create trigger "home_to_match_change" after insert or update on "search_listing"
    for each row when (new.active and new.base_ore > 0) execute function "home_to_match_follow"();
