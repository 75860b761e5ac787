-- The homes of a host, for the overview and the campaign.
create index "bookable_listing_of_host" on "bookable_listing" ("host_id");
