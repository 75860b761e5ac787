-- Which payment an event waits for that was told before the payment itself.
alter table "provider_event" add column "waits_for" text;
create index "provider_event_early" on "provider_event" ("waits_for") where "waits_for" is not null;
