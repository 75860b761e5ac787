-- What hosts pay for, as payouts reports it.
create table "listing_extra" (
  "listing_id" uuid not null,
  "code"       text not null,
  "active"     boolean not null,
  "until"      timestamptz(3),
  "revision"   integer not null,
  constraint "listing_extra_pkey" primary key ("listing_id", "code")
);
-- Proposed prices that the host took or dismissed.
create table "decided_price" (
  "listing_id" uuid not null,
  "date"       date not null,
  "price_ore"  integer not null,
  constraint "decided_price_pkey" primary key ("listing_id", "date")
);
