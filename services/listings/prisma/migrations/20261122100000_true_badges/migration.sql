-- When a booking was confirmed, and when its host cancelled it: for 'last booked' and for guest favourites.
alter table "guest_booking" add column "confirmed_at" timestamptz(3), add column "host_cancelled_at" timestamptz(3);

alter table "search_listing"
    add column "free_days" integer not null default 0,
    add column "loved" boolean not null default false,
    add column "favourite_from" date not null default '1970-01-01'::date,
    add column "last_booked_at" timestamptz(3);

-- Homes that search knows already; from now on the service writes both with the home.
update "search_listing" found set
    "free_days" = case home."cancellation_policy" when 'flexible' then 6 when 'moderate' then 14 else 30 end
from "listing" home where home."id" = found."listing_id";
update "search_listing" set "loved" = (20 * "rating_sum" + "rating_count") / (2 * "rating_count") >= 48 where "rating_count" >= 5;
