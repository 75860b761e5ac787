-- A refund that went out may come back: it is owed again, is tried once more, and then waits for an administrator.
alter table "refund" add column "returns" integer not null default 0, add column "returned_at" timestamptz(3),
  add column "handed_over_at" timestamptz(3);
create index "refund_returned" on "refund" ("returned_at", "id") where "returns" > 0;

-- Each refund of the provider that came back, once, however often it is told.
create table "refund_return" (
    "provider_id" text not null,
    "refund_id" uuid not null,
    "returned_at" timestamptz(3) not null,
    constraint "refund_return_pkey" primary key ("provider_id")
);
