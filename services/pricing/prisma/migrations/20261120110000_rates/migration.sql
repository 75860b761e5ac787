create type "fee_model" as enum ('split', 'host_only');

create table "rate_card" (
    "listing_id" uuid not null,
    "base_ore" integer not null,
    "weekend_percent" integer not null,
    "cleaning_included" boolean not null,
    "cleaning_ore" integer not null,
    "intro_percent" integer,
    "intro_first_n" integer not null,
    "last_minute_percent" integer,
    "last_minute_days" integer not null,
    "weekly_percent" integer,
    "monthly_percent" integer,
    "revision" integer not null,
    "changed_at" timestamptz(3) not null,
    constraint "rate_card_pkey" primary key ("listing_id"),
    constraint "rate_card_amounts" check ("base_ore" > 0 and "cleaning_ore" >= 0),
    constraint "rate_card_percents" check (
        "weekend_percent" between 0 and 99
        and "intro_percent" between 1 and 100
        and "last_minute_percent" between 1 and 50
        and "weekly_percent" between 1 and 50
        and "monthly_percent" between 1 and 70
    )
);

create table "price_override" (
    "listing_id" uuid not null,
    "date" date not null,
    "price_ore" integer not null,
    constraint "price_override_pkey" primary key ("listing_id", "date"),
    constraint "price_override_amount" check ("price_ore" > 0),
    constraint "price_override_listing_id_fkey" foreign key ("listing_id")
        references "rate_card" ("listing_id") on delete cascade on update cascade
);

create table "fee_settings" (
    "id" smallint not null,
    "model" "fee_model" not null,
    "service_fee_percent" integer not null,
    "platform_fee_percent" integer not null,
    "weekend_nights" integer[],
    "discount_stacking" boolean not null,
    "revision" integer not null,
    constraint "fee_settings_pkey" primary key ("id"),
    constraint "fee_settings_one_row" check ("id" = 1)
);
insert into "fee_settings" values (1, 'split', 15, 10, '{5,6}', true, 0);

create table "listing_owner" (
    "listing_id" uuid not null,
    "host_id" uuid not null,
    "max_guests" integer,
    "revision" integer not null,
    constraint "listing_owner_pkey" primary key ("listing_id")
);

create table "intro_use" (
    "listing_id" uuid not null,
    "used" integer not null,
    "revision" integer not null,
    constraint "intro_use_pkey" primary key ("listing_id"),
    constraint "intro_use_amount" check ("used" >= 0)
);
