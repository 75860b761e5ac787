-- What a search of a part of the map asks of a home, in the order of the map. A home's own row is wide, its neighbours on the map lie anywhere in the
-- table, and a search of a town looked at a thousand pages for a thousand homes; here they lie side by side in an index that is all that is read.
create table "search_spot" (
    "listing_id" uuid not null,
    "band" integer not null,
    "lng" double precision not null,
    "lat" double precision not null,
    "max_guests" integer not null,
    "created_at" timestamptz(3) not null,
    "score" integer not null,
    "rating_rank" integer not null,
    "rating_sum" integer not null,
    "rating_count" integer not null,
    "bedrooms" integer not null,
    "beds" integer not null,
    "bathrooms" double precision not null,
    "base_ore" integer not null,
    "floor_ore" integer not null,
    "weekend_ore" integer not null,
    "cleaning_ore" integer not null,
    "intro_percent" integer not null,
    "last_minute_percent" integer not null,
    "last_minute_days" integer not null,
    "weekly_percent" integer not null,
    "monthly_percent" integer not null,
    "free_days" integer not null,
    "favourite_from" date not null,
    "pets_allowed" boolean not null,
    "instant" boolean not null,
    "featured" boolean not null,
    "loved" boolean not null,
    "occ" datemultirange,
    "override_days" datemultirange,
    "override_dates" date[],
    "override_ore" integer[],
    constraint "search_spot_pkey" primary key ("listing_id")
    -- Calendars change all the time, and only pages that were cleaned up are not looked at.
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);

-- Bands of a tenth of a degree: within each the homes of a box are neighbours.
create index "search_spot_place" on "search_spot" ("band", "lng", "lat", "max_guests") include (
    "listing_id", "created_at", "score", "rating_rank", "rating_sum", "rating_count", "bedrooms", "beds", "bathrooms", "base_ore", "floor_ore",
    "weekend_ore", "cleaning_ore", "intro_percent", "last_minute_percent", "last_minute_days", "weekly_percent", "monthly_percent", "free_days",
    "favourite_from", "pets_allowed", "instant", "featured", "loved", "occ", "override_days", "override_dates", "override_ore") where "base_ore" > 0;

-- The spot of every home that guests can find. Dates in the past serve nobody; a calendar or a list of prices that is too long for an
-- index is left to the home's own row.
create view "search_spot_source" as
select "listing_id", floor("lat" * 10)::integer as "band", "lng", "lat", "max_guests", "created_at", "score", "rating_rank", "rating_sum", "rating_count",
    "bedrooms", "beds", "bathrooms", "base_ore", "floor_ore", "weekend_ore",
    case when "cleaning_included" then 0 else "cleaning_ore" end as "cleaning_ore",
    case when "intro_used" < "intro_first_n" then "intro_percent" else 0 end as "intro_percent",
    "last_minute_percent", "last_minute_days", "weekly_percent", "monthly_percent", "free_days", "favourite_from", "pets_allowed", "instant",
    "featured", "loved", case when pg_column_size("ahead"."occ") <= 600 then "ahead"."occ" end as "occ",
    case when pg_column_size("ahead"."override_days") <= 600 then "ahead"."override_days" end as "override_days",
    case when pg_column_size("override_dates") <= 400 then "override_dates" end as "override_dates",
    case when pg_column_size("override_ore") <= 400 then "override_ore" end as "override_ore"
from "search_listing" cross join lateral (
    select "search_listing"."occ" * "future" as "occ", "search_listing"."override_days" * "future" as "override_days"
    from (select datemultirange(daterange(current_date - 1, null)) as "future") "days" offset 0
) "ahead"
where "active" and "base_ore" > 0;

-- The spots in the words of a home's own row, so that one search serves both.
create view "search_by_place" as
select "listing_id", "band", "lng", "lat", "max_guests", "created_at", "score", "rating_rank", "rating_sum", "rating_count", "bedrooms", "beds", "bathrooms",
    "base_ore", "floor_ore", "weekend_ore", "cleaning_ore", false as "cleaning_included", "intro_percent", 1 as "intro_first_n", 0 as "intro_used",
    "last_minute_percent", "last_minute_days", "weekly_percent", "monthly_percent", "free_days", "favourite_from", "pets_allowed", "instant",
    "featured", "loved", true as "active",
    coalesce("occ", (select "home"."occ" from "search_listing" "home" where "home"."listing_id" = "spot"."listing_id")) as "occ",
    "override_days",
    coalesce("override_dates", (select "home"."override_dates" from "search_listing" "home" where "home"."listing_id" = "spot"."listing_id"))
        as "override_dates",
    coalesce("override_ore", (select "home"."override_ore" from "search_listing" "home" where "home"."listing_id" = "spot"."listing_id"))
        as "override_ore"
from "search_spot" "spot";

-- Keeps the spots true whoever writes homes, in the same transaction.
create function "search_spot_follow"() returns trigger language plpgsql as $$
begin
    if tg_op = 'DELETE' then
        delete from search_spot where listing_id = old.listing_id;
    elsif not (new.active and new.base_ore > 0) then
        delete from search_spot where listing_id = new.listing_id;
    else
        insert into search_spot as known select * from search_spot_source where listing_id = new.listing_id
        on conflict (listing_id) do update set
            (band, lng, lat, max_guests, created_at, score, rating_rank, rating_sum, rating_count, bedrooms, beds, bathrooms, base_ore, floor_ore,
             weekend_ore, cleaning_ore, intro_percent, last_minute_percent, last_minute_days, weekly_percent, monthly_percent, free_days, favourite_from,
             pets_allowed, instant, featured, loved, occ, override_days, override_dates, override_ore)
            = (excluded.band, excluded.lng, excluded.lat, excluded.max_guests, excluded.created_at, excluded.score, excluded.rating_rank,
               excluded.rating_sum, excluded.rating_count, excluded.bedrooms, excluded.beds, excluded.bathrooms, excluded.base_ore, excluded.floor_ore,
               excluded.weekend_ore, excluded.cleaning_ore, excluded.intro_percent, excluded.last_minute_percent, excluded.last_minute_days,
               excluded.weekly_percent, excluded.monthly_percent, excluded.free_days, excluded.favourite_from, excluded.pets_allowed, excluded.instant,
               excluded.featured, excluded.loved, excluded.occ, excluded.override_days,
               excluded.override_dates, excluded.override_ore)
            where known is distinct from excluded;
    end if;
    return null;
end
$$;
create trigger "search_spot_insert" after insert or delete on "search_listing" for each row execute function "search_spot_follow"();
-- What only a home's page or card shows moves no spot.
create trigger "search_spot_update" after update on "search_listing" for each row
    when ((old.*) is distinct from (new.*)) execute function "search_spot_follow"();

-- Every spot anew.
create function "search_spot_fill"() returns void language plpgsql as $$
begin
    delete from search_spot;
    insert into search_spot select * from search_spot_source order by band, lng;
end
$$;
select "search_spot_fill"();
analyze "search_spot";
