-- The dates with their own price as they are, not from the first to the last: a stay between two of them has none, and its total costs no look.
alter table "search_listing" add column "override_days" datemultirange not null default '{}'::datemultirange;
-- Nothing changed for guests: nobody has to look at these homes anew.
alter table "search_listing" disable trigger user;
update "search_listing" set "override_days" = (
  select range_agg(daterange("day", "day" + 1)) from unnest("override_dates") as "day"
) where cardinality("override_dates") > 0;
alter table "search_listing" enable trigger user;
alter table "search_listing" drop column "override_span";
