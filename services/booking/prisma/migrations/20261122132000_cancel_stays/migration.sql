-- When a stay was confirmed begins the day in which its guest may still change their mind; why a host cancelled is told to the guest.
alter table "booking" add column "confirmed_at" timestamptz(3), add column "cancel_reason" text;
-- Nearer than that nobody knows of stays confirmed before.
update "booking" set "confirmed_at" = "created_at" where "status" in ('confirmed', 'completed');

alter table "refund" add column "note" text, add column "sent_at" timestamptz(3);
-- Late money may go back in several pieces when one of them was given back at the provider. What was paid bounds their sum.
drop index "refund_of_late_money";
