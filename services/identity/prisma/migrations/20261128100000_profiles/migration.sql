alter table "user" add column "phone" text, add column "currency" text not null default 'DKK';

create table "notification_channels" (
  "user_id" uuid not null,
  "email"   boolean not null default true,
  "push"    boolean not null default true,
  "sms"     boolean not null default false,
  constraint "notification_channels_pkey" primary key ("user_id"),
  constraint "notification_channels_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);
