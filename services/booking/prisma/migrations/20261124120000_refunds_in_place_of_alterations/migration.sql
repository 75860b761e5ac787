-- A refund made at the provider may take the place of an alteration's planned refund. That part is in the booking's new price already and must not
-- lower it a second time.
alter table "refund"
  add column "alteration_host_share_ore" bigint not null default 0,
  add column "alteration_platform_fee_ore" bigint not null default 0,
  add column "alteration_service_fee_ore" bigint not null default 0,
  add constraint "refund_alteration_part_fits" check (
    "alteration_host_share_ore" between 0 and "host_share_ore"
    and "alteration_platform_fee_ore" between 0 and "platform_fee_ore"
    and "alteration_service_fee_ore" between 0 and "service_fee_ore"
  ) not valid;
alter table "refund" validate constraint "refund_alteration_part_fits";
