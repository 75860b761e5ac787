create table "passkey" (
    "id" uuid not null,
    "user_id" uuid not null,
    "credential_id" text not null,
    "public_key" bytea not null,
    "counter" bigint not null,
    "transports" text[],
    "name" text not null,
    "synced" boolean not null,
    "created_at" timestamptz(3) not null,
    "last_used_at" timestamptz(3),
    constraint "passkey_pkey" primary key ("id"),
    constraint "passkey_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);
create unique index "passkey_credential_id_key" on "passkey" ("credential_id");
create index "passkey_user_id_idx" on "passkey" ("user_id");
