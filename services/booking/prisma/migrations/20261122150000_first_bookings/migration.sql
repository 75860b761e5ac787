-- Null until listings tells the home anew.
alter table "bookable_listing" add column "published_at" timestamptz(3);
-- A home's bookings that count as its first: met at each new booking of a home in the campaign.
create index "booking_standing_of_home" on "booking" ("listing_id")
  where "status" in ('pending_request', 'host_approved', 'awaiting_payment', 'pending', 'confirmed', 'completed');
