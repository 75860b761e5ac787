-- Whoever types is shown homes whose titles have the words, the most recommended first. Their own rows are wide, and looking through the best of them
-- read a page for each; the words of the titles now lie in the index of that order itself.
alter table "search_listing" add column "title_words" tsvector generated always as (ts_filter("tsv", '{a}')) stored;
drop index "search_listing_recommended";
create index "search_listing_recommended" on "search_listing" ("score" desc, "listing_id" desc) include ("title_words")
    where "active" and "base_ore" > 0;
