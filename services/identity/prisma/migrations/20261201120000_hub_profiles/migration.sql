create table "person_profile" (
  "user_id"             uuid not null,
  "dob"                 date,
  "city"                text,
  "marketing_opt_in"    boolean not null default false,
  "marketing_opt_in_at" timestamptz(3),
  "reduced_motion"      text not null default 'system',
  "high_contrast"       text not null default 'system',
  "text_size"           text not null default 'normal',
  "show_city"           boolean not null default false,
  "seo_index"           boolean not null default true,
  "read_receipts"       boolean not null default true,
  "revision"            integer not null default 0,
  constraint "person_profile_pkey" primary key ("user_id"),
  constraint "person_profile_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);

-- Null follows the channel: what a person chose before there were choices by subject stays as they meant it.
alter table "notification_channels"
  add column "booking_push"  boolean,
  add column "message_email" boolean,
  add column "message_push"  boolean,
  add column "promo_email"   boolean,
  add column "promo_push"    boolean;
