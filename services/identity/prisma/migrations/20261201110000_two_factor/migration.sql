create table "two_factor" (
    "user_id" uuid not null,
    "secret" text not null,
    "enabled_at" timestamptz(3),
    "last_step" bigint,
    "created_at" timestamptz(3) not null,
    constraint "two_factor_pkey" primary key ("user_id"),
    constraint "two_factor_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);

create table "recovery_code" (
    "user_id" uuid not null,
    "code_hash" text not null,
    constraint "recovery_code_pkey" primary key ("user_id", "code_hash"),
    -- A code in the clear would not be 64 hexadecimal digits.
    constraint "recovery_code_hashed" check ("code_hash" ~ '^[0-9a-f]{64}$'),
    constraint "recovery_code_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);

create table "handshake" (
    "token_hash" text not null,
    "purpose" text not null,
    "user_id" uuid,
    "data" jsonb not null,
    "tries" integer not null default 0,
    "expires_at" timestamptz(3) not null,
    constraint "handshake_pkey" primary key ("token_hash"),
    constraint "handshake_token_hashed" check ("token_hash" ~ '^[0-9a-f]{64}$'),
    constraint "handshake_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);
create index "handshake_user_id_idx" on "handshake" ("user_id");
create index "handshake_expires_at_idx" on "handshake" ("expires_at");
