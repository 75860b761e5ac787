alter table "session" add column "last_seen_at" timestamptz(3) default current_timestamp;

-- Imported people have never signed in; everybody else has.
alter table "user" add column "new_device_at" timestamptz(3);
update "user" set "new_device_at" = "created_at";

create table "security_settings" (
    "user_id" uuid not null,
    "login_alerts" boolean not null default true,
    constraint "security_settings_pkey" primary key ("user_id"),
    constraint "security_settings_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);

create table "email_change" (
    "id" uuid not null,
    "user_id" uuid not null,
    "old_email" text not null,
    "new_email" text not null,
    "requested_at" timestamptz(3) not null,
    "old_confirmed_at" timestamptz(3),
    "new_confirmed_at" timestamptz(3),
    "applied_at" timestamptz(3),
    constraint "email_change_pkey" primary key ("id"),
    constraint "email_change_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);
create index "email_change_user_id_idx" on "email_change" ("user_id");
