-- Distance between words, for small typing errors.
create extension if not exists "fuzzystrmatch";

create table "search_settings" (
    "id" smallint not null,
    "service_fee_percent" integer not null,
    "weekend_nights" integer[],
    "discount_stacking" boolean not null,
    "revision" integer not null,
    constraint "search_settings_pkey" primary key ("id"),
    constraint "search_settings_one_row" check ("id" = 1)
);
insert into "search_settings" values (1, 15, '{5,6}', true, 0);

-- Columns of fixed width stand first: a row is read up to the last column that a filter needs. What is only shown lies in another table.
create table "search_listing" (
    "listing_id" uuid not null,
    "created_at" timestamptz(3) not null default '1970-01-01 00:00:00+00'::timestamptz,
    "lat" double precision not null default 0,
    "lng" double precision not null default 0,
    "score" integer not null default 0,
    "rating_rank" integer not null default 0,
    "rating_sum" integer not null default 0,
    "rating_count" integer not null default 0,
    "max_guests" integer not null default 0,
    "bedrooms" integer not null default 0,
    "beds" integer not null default 0,
    "bathrooms" double precision not null default 0,
    "base_ore" integer not null default 0,
    "floor_ore" integer not null default 0,
    "weekend_percent" integer not null default 0,
    "weekend_ore" integer not null default 0,
    "cleaning_ore" integer not null default 0,
    "intro_percent" integer not null default 0,
    "intro_first_n" integer not null default 0,
    "intro_used" integer not null default 0,
    "last_minute_percent" integer not null default 0,
    "last_minute_days" integer not null default 0,
    "weekly_percent" integer not null default 0,
    "monthly_percent" integer not null default 0,
    "content_revision" integer not null default 0,
    "rates_revision" integer not null default 0,
    "calendar_revision" integer not null default 0,
    "intro_revision" integer not null default 0,
    "active" boolean not null default false,
    "cleaning_included" boolean not null default false,
    "pets_allowed" boolean not null default false,
    "instant" boolean not null default false,
    "featured" boolean not null default false,
    "occ" datemultirange not null default '{}'::datemultirange,
    "country" text not null default '',
    "subcategory" text not null default '',
    "tags" text[] default array[]::text[],
    "amenities" integer[] default array[]::integer[],
    "tsv" tsvector not null default ''::tsvector,
    "override_span" daterange not null default 'empty'::daterange,
    "override_dates" date[] default array[]::date[],
    "override_ore" integer[] default array[]::integer[],
    constraint "search_listing_pkey" primary key ("listing_id")
    -- Room for changes of calendars in place.
) with (fillfactor = 85);

-- A home is searchable while it is active and has a price; every search says so in these words, so that it can use these indexes.
create index "search_listing_place" on "search_listing" ("lat", "lng", "max_guests") where "active" and "base_ore" > 0;
create index "search_listing_text" on "search_listing" using gin ("tsv") where "active" and "base_ore" > 0;
create index "search_listing_recommended" on "search_listing" ("score" desc, "listing_id" desc) where "active" and "base_ore" > 0;
create index "search_listing_featured" on "search_listing" ("score" desc, "listing_id" desc) where "active" and "base_ore" > 0 and "featured";
create index "search_listing_price" on "search_listing" ("base_ore", "listing_id") where "active" and "base_ore" > 0;
create index "search_listing_rating" on "search_listing" ("rating_rank" desc, "listing_id" desc) where "active" and "base_ore" > 0;
create index "search_listing_newest" on "search_listing" ("created_at" desc, "listing_id" desc) where "active" and "base_ore" > 0;

create table "listing_document" (
    "listing_id" uuid not null,
    "host_id" uuid not null,
    "words" tsvector not null,
    "star_counts" integer[],
    "card" json not null,
    "page" json not null,
    constraint "listing_document_pkey" primary key ("listing_id"),
    constraint "listing_document_listing_id_fkey" foreign key ("listing_id")
        references "search_listing" ("listing_id") on delete cascade on update cascade
);
-- JSON goes out as it came in: nothing is gained by compressing it.
alter table "listing_document" alter column "card" set storage external, alter column "page" set storage external;

-- Compared byte by byte, so that stems with a common beginning are a range of the index.
create table "search_lexicon" (
    "term" text collate "C" not null,
    "stem" text collate "C" not null,
    "homes" integer not null,
    constraint "search_lexicon_pkey" primary key ("term")
);
create index "search_lexicon_stem_idx" on "search_lexicon" ("stem");

-- Keeps the lexicon true whoever writes documents. A transaction that writes several documents meets terms in any order: the lock lets
-- one writer at a time in, so that two never wait for each other in a circle.
create function "search_lexicon_follow"() returns trigger language plpgsql as $$
declare
    gained constant text := 'select unnest(tsvector_to_array(words)) as term, 1 as change from added';
    lost constant text := 'select unnest(tsvector_to_array(words)) as term, -1 as change from removed';
begin
    perform pg_advisory_xact_lock(hashtextextended('search_lexicon', 42));
    execute format(
        'insert into search_lexicon as known (term, stem, homes)
         select term, coalesce((ts_lexize(''danish_stem'', term))[1], ''''), sum(change) from (%s) changes
         group by term having sum(change) <> 0 order by term
         on conflict (term) do update set homes = known.homes + excluded.homes',
        case tg_op when 'INSERT' then gained when 'DELETE' then lost else gained || ' union all ' || lost end);
    return null;
end
$$;
create trigger "search_lexicon_insert" after insert on "listing_document"
    referencing new table as added for each statement execute function "search_lexicon_follow"();
create trigger "search_lexicon_update" after update on "listing_document"
    referencing old table as removed new table as added for each statement execute function "search_lexicon_follow"();
create trigger "search_lexicon_delete" after delete on "listing_document"
    referencing old table as removed for each statement execute function "search_lexicon_follow"();
