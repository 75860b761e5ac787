-- Several refunds of one payment, each with what it takes from whom.
alter table "refund"
  add column "host_share_ore" bigint not null default 0,
  add column "platform_fee_ore" bigint not null default 0,
  add column "service_fee_ore" bigint not null default 0,
  add constraint "refund_has_shares" check (
    "host_share_ore" >= 0 and "platform_fee_ore" >= 0 and "service_fee_ore" >= 0
    and "host_share_ore" + "platform_fee_ore" + "service_fee_ore" = case when "reason" = 'late_payment' then 0 else "amount_ore" end);
drop index "refund_attempt_id_reason_key";
create index "refund_attempt_id_idx" on "refund" ("attempt_id");
-- Late money goes back once.
create unique index "refund_of_late_money" on "refund" ("attempt_id") where "reason" = 'late_payment';

-- Whatever the code does: never more goes back than was paid.
alter table "payment_attempt" add column "refunded_ore" bigint not null default 0;
update "payment_attempt" a set "refunded_ore" = r."sum"
  from (select "attempt_id", sum("amount_ore") as "sum" from "refund" group by "attempt_id") r where r."attempt_id" = a."id";
alter table "payment_attempt"
  add constraint "payment_attempt_gives_back_what_it_took" check ("refunded_ore" between 0 and "amount_ore");

create function "count_refunds"() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update "payment_attempt" set "refunded_ore" = "refunded_ore" - old."amount_ore" where "id" = old."attempt_id";
  end if;
  if tg_op <> 'DELETE' then
    update "payment_attempt" set "refunded_ore" = "refunded_ore" + new."amount_ore" where "id" = new."attempt_id";
  end if;
  return null;
end
$$;
create trigger "refund_is_counted" after insert or update of "amount_ore" or delete on "refund"
  for each row execute function "count_refunds"();

-- Stays of the demo market count as paid, without an intent at the provider.
insert into "payment_attempt" ("id", "booking_id", "number", "amount_ore", "status", "created_at")
  select b."id", b."id", 1, b."total_ore", 'succeeded', b."created_at" from "booking" b
  where b."imported" and b."status" in ('confirmed', 'completed') on conflict do nothing;
