-- What hosts ask of stays, as numbers of seven: the first day and the day after the last (days since 1970), least and most nights, the weekdays
-- of arrival as bits from Monday, least and most days between booking and check-in. Seasons stand first, the home's own values last. Empty: the
-- host asks nothing.
alter table "search_listing" add column "stay_rules" integer[] not null default array[]::integer[];
alter table "search_listing" add column "stay_rules_revision" integer not null default 0;

-- Do the rules allow a stay that begins on a day (days since 1970), which is so many days away?
create function "stay_rules_allow"("rules" integer[], "check_in" integer, "nights" integer, "days_away" integer) returns boolean
language plpgsql immutable parallel safe as $$
declare
    at integer := 1;
begin
    while check_in < rules[at] or check_in >= rules[at + 1] loop
        at := at + 7;
    end loop;
    return nights between rules[at + 2] and rules[at + 3]
        and (rules[at + 4] >> (check_in + 3) % 7) & 1 = 1
        and days_away between rules[at + 5] and rules[at + 6];
end
$$;

alter table "search_spot" add column "stay_rules" integer[];
drop index "search_spot_place";
-- An index has at most 32 columns: whether reviews make a home a favourite is told by the date from which it can be one.
create index "search_spot_place" on "search_spot" ("band", "lng", "lat", "max_guests") include (
    "listing_id", "created_at", "score", "rating_rank", "rating_sum", "rating_count", "bedrooms", "beds", "bathrooms", "base_ore", "floor_ore",
    "weekend_ore", "cleaning_ore", "intro_percent", "last_minute_percent", "last_minute_days", "weekly_percent", "monthly_percent", "free_days",
    "favourite_from", "pets_allowed", "instant", "featured", "occ", "override_days", "override_dates", "override_ore", "stay_rules") where "base_ore" > 0;

-- The same views with the rules. Dates in the past serve nobody; a calendar or a list of prices that is too long for an
-- index is left to the home's own row.
create or replace view "search_spot_source" as
select "listing_id", floor("lat" * 10)::integer as "band", "lng", "lat", "max_guests", "created_at", "score", "rating_rank", "rating_sum", "rating_count",
    "bedrooms", "beds", "bathrooms", "base_ore", "floor_ore", "weekend_ore",
    case when "cleaning_included" then 0 else "cleaning_ore" end as "cleaning_ore",
    case when "intro_used" < "intro_first_n" then "intro_percent" else 0 end as "intro_percent",
    "last_minute_percent", "last_minute_days", "weekly_percent", "monthly_percent", "free_days", case when "loved" then "favourite_from" else 'infinity'::date end as "favourite_from", "pets_allowed", "instant",
    "featured", "loved", case when pg_column_size("ahead"."occ") <= 600 then "ahead"."occ" end as "occ",
    case when pg_column_size("ahead"."override_days") <= 600 then "ahead"."override_days" end as "override_days",
    case when pg_column_size("override_dates") <= 400 then "override_dates" end as "override_dates",
    case when pg_column_size("override_ore") <= 400 then "override_ore" end as "override_ore",
    case when pg_column_size("stay_rules") <= 300 then "stay_rules" end as "stay_rules"
from "search_listing" cross join lateral (
    select "search_listing"."occ" * "future" as "occ", "search_listing"."override_days" * "future" as "override_days"
    from (select datemultirange(daterange(current_date - 1, null)) as "future") "days" offset 0
) "ahead"
where "active" and "base_ore" > 0;

create or replace view "search_by_place" as
select "listing_id", "band", "lng", "lat", "max_guests", "created_at", "score", "rating_rank", "rating_sum", "rating_count", "bedrooms", "beds", "bathrooms",
    "base_ore", "floor_ore", "weekend_ore", "cleaning_ore", false as "cleaning_included", "intro_percent", 1 as "intro_first_n", 0 as "intro_used",
    "last_minute_percent", "last_minute_days", "weekly_percent", "monthly_percent", "free_days", "favourite_from", "pets_allowed", "instant",
    "featured", "favourite_from" < 'infinity'::date as "loved", true as "active",
    coalesce("occ", (select "home"."occ" from "search_listing" "home" where "home"."listing_id" = "spot"."listing_id")) as "occ",
    "override_days",
    coalesce("override_dates", (select "home"."override_dates" from "search_listing" "home" where "home"."listing_id" = "spot"."listing_id"))
        as "override_dates",
    coalesce("override_ore", (select "home"."override_ore" from "search_listing" "home" where "home"."listing_id" = "spot"."listing_id"))
        as "override_ore",
    coalesce("stay_rules", (select "home"."stay_rules" from "search_listing" "home" where "home"."listing_id" = "spot"."listing_id"))
        as "stay_rules"
from "search_spot" "spot";

create or replace function "search_spot_follow"() returns trigger language plpgsql as $$
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
             pets_allowed, instant, featured, loved, occ, override_days, override_dates, override_ore, stay_rules)
            = (excluded.band, excluded.lng, excluded.lat, excluded.max_guests, excluded.created_at, excluded.score, excluded.rating_rank,
               excluded.rating_sum, excluded.rating_count, excluded.bedrooms, excluded.beds, excluded.bathrooms, excluded.base_ore, excluded.floor_ore,
               excluded.weekend_ore, excluded.cleaning_ore, excluded.intro_percent, excluded.last_minute_percent, excluded.last_minute_days,
               excluded.weekly_percent, excluded.monthly_percent, excluded.free_days, excluded.favourite_from, excluded.pets_allowed, excluded.instant,
               excluded.featured, excluded.loved, excluded.occ, excluded.override_days,
               excluded.override_dates, excluded.override_ore, excluded.stay_rules)
            where known is distinct from excluded;
    end if;
    return null;
end
$$;

select "search_spot_fill"();
