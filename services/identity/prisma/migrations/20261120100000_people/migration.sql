create type "role_name" as enum ('guest', 'host', 'host_hotel', 'admin');

create table "user" (
    "id" uuid not null,
    "name" text not null,
    "email" text not null,
    "email_verified" boolean not null default false,
    "image" text,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    "locale" text not null default 'da',
    "about" text,
    "suspended_at" timestamptz(3),
    "suspension_reason" text,
    "revision" integer not null default 0,
    constraint "user_pkey" primary key ("id"),
    constraint "user_email_lower" check ("email" = lower("email"))
);
create unique index "user_email_key" on "user" ("email");

create table "user_role" (
    "user_id" uuid not null,
    "role" "role_name" not null,
    "granted_at" timestamptz(3) not null,
    constraint "user_role_pkey" primary key ("user_id", "role"),
    constraint "user_role_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);

create table "session" (
    "id" uuid not null,
    "user_id" uuid not null,
    "token" text not null,
    "expires_at" timestamptz(3) not null,
    "ip_address" text,
    "user_agent" text,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    constraint "session_pkey" primary key ("id"),
    -- A token in the clear would not be 64 hexadecimal digits.
    constraint "session_token_hashed" check ("token" ~ '^[0-9a-f]{64}$'),
    constraint "session_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);
create unique index "session_token_key" on "session" ("token");
create index "session_user_id_idx" on "session" ("user_id");

create table "account" (
    "id" uuid not null,
    "user_id" uuid not null,
    "account_id" text not null,
    "provider_id" text not null,
    "password" text,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    constraint "account_pkey" primary key ("id"),
    constraint "account_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);
create unique index "account_provider_id_account_id_key" on "account" ("provider_id", "account_id");
create index "account_user_id_idx" on "account" ("user_id");

create table "verification" (
    "id" uuid not null,
    "identifier" text not null,
    "value" text not null,
    "expires_at" timestamptz(3) not null,
    "created_at" timestamptz(3) not null,
    "updated_at" timestamptz(3) not null,
    constraint "verification_pkey" primary key ("id")
);
create index "verification_identifier_idx" on "verification" ("identifier");
