create table "linked_identity" (
    "id" uuid not null,
    "user_id" uuid not null,
    "issuer" text not null,
    "subject" text not null,
    "email" text,
    "linked_at" timestamptz(3) not null,
    "last_used_at" timestamptz(3),
    constraint "linked_identity_pkey" primary key ("id"),
    constraint "linked_identity_user_id_fkey" foreign key ("user_id") references "user" ("id") on delete cascade on update cascade
);
create unique index "linked_identity_issuer_subject_key" on "linked_identity" ("issuer", "subject");
create unique index "linked_identity_user_id_issuer_key" on "linked_identity" ("user_id", "issuer");
