-- Projection of booking: what a home's host asks of stays. A home without a row asks nothing.
create table "stay_rules" (
    "listing_id" uuid not null,
    "rules" jsonb not null,
    "revision" integer not null,
    constraint "stay_rules_pkey" primary key ("listing_id")
);
