-- Why the house itself declined a request is a code, worded in the language of whoever reads it.
alter table "booking" add column "decline_code" text;
update "booking" set "decline_code" = 'overtaken', "decline_reason" = null
  where "status" = 'declined' and "decline_reason" = 'Datoerne er blevet booket af en anden gæst.';

-- What of a difference was too small to be charged.
alter table "alteration" add column "waived_ore" bigint not null default 0;
