create table "currency_rates" (
    "id" smallint not null,
    "date" date not null,
    "source" text not null,
    "rates" jsonb not null,
    "changed_at" timestamptz(3) not null,
    constraint "currency_rates_pkey" primary key ("id"),
    constraint "currency_rates_one_row" check ("id" = 1)
);
-- Rounded values to begin with; an administrator sets those of a day. DKK for a million units.
insert into "currency_rates" values (1, '2026-01-01', 'Nordbo',
    '{"EUR": 7460000, "SEK": 680000, "NOK": 640000, "USD": 6400000, "GBP": 8550000, "CHF": 7980000, "PLN": 1760000}',
    '2026-01-01T00:00:00Z');
