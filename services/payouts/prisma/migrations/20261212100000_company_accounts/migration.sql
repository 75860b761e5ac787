-- One account per legal person: a person's own, and one for each company that they run (docs/product/partners.md, The payment provider).
-- Accounts of before stay the person's own, whose id is the person's.
alter table "payout_account" add column "id" uuid, add column "cvr" text check ("cvr" ~ '^[0-9]{8}$');
update "payout_account" set "id" = "host_id";
drop index "payout_account_checks";
alter table "payout_account" alter column "id" set not null;
alter table "payout_account" drop constraint "payout_account_pkey", add constraint "payout_account_pkey" primary key ("id");
alter table "payout_account" add constraint "payout_account_own" check (("cvr" is null) = ("id" = "host_id"));
create unique index "payout_account_host_id_cvr_key" on "payout_account" ("host_id", "cvr");
create index "payout_account_checks" on "payout_account" ("next_check_at", "id") where "next_check_at" is not null;
