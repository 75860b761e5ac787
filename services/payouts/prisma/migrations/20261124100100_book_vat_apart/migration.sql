-- The VAT (25 %) within what the service fee of each booking holds so far; what is booked from now on brings its own.
create temporary table "held_vat" on commit drop as
  select "booking_id", gen_random_uuid() as "id", round(-sum("amount_ore") / 5.0)::bigint as "vat_ore"
  from "ledger_entry" where "account" = 'service_fee' group by "booking_id" having round(-sum("amount_ore") / 5.0) <> 0;
insert into "ledger_transaction" ("id", "fact", "kind", "booking_id", "movement", "occurred_at")
  select "id", 'vat:' || "booking_id", 'payment', "booking_id", null, now() from "held_vat";
insert into "ledger_entry" ("transaction_id", "account", "booking_id", "amount_ore")
  select "id", 'service_fee'::"ledger_account", "booking_id", "vat_ore" from "held_vat"
  union all select "id", 'vat'::"ledger_account", "booking_id", -"vat_ore" from "held_vat";
