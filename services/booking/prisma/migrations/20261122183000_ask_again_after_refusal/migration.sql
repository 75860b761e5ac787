-- A provider answers a key it refused with the same refusal for a day: what it refused is asked under another one.
alter table "refund" add column "refusals" integer not null default 0;
