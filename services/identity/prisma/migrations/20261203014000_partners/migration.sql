create type "partner_step" as enum ('cvr', 'stripe', 'complete');
create type "partner_status" as enum ('pending', 'approved', 'rejected');
create type "partner_change_kind" as enum ('checked', 'completed', 'approved', 'rejected');

create table "partner_application" (
    "id" uuid not null primary key,
    "user_id" uuid not null unique references "user" ("id") on delete cascade on update cascade,
    "company_name" text not null,
    "cvr" text not null check ("cvr" ~ '^[0-9]{8}$'),
    "contact_email" text not null,
    "contact_phone" text,
    "address_line1" text not null,
    "postal_code" text not null,
    "city" text not null,
    "registered_name" text,
    "registered_address" text,
    "registered_postal_code" text,
    "registered_city" text,
    "checked_at" timestamptz(3),
    "step" "partner_step" not null default 'cvr',
    "status" "partner_status" not null default 'pending',
    "reason" text,
    "created_at" timestamptz(3) not null,
    "completed_at" timestamptz(3),
    "decided_at" timestamptz(3),
    "revision" integer not null default 0,
    -- Nobody is past the first step without a company that the register knows.
    constraint "partner_checked" check ("step" = 'cvr' or ("checked_at" is not null and "registered_name" is not null)),
    constraint "partner_completed" check (("step" = 'complete') = ("completed_at" is not null)),
    constraint "partner_decided" check (("status" = 'pending') = ("decided_at" is null)),
    constraint "partner_reason" check (("status" = 'rejected') = ("reason" is not null)),
    constraint "partner_approved" check ("status" <> 'approved' or "step" = 'complete')
);
create index "partner_application_created_at_id_idx" on "partner_application" ("created_at" desc, "id" desc);

create table "partner_change" (
    "id" uuid not null primary key,
    "application_id" uuid not null references "partner_application" ("id") on delete cascade on update cascade,
    "kind" "partner_change_kind" not null,
    "made_by" uuid not null,
    "made_at" timestamptz(3) not null,
    "cvr" text not null,
    "reason" text
);
create index "partner_change_application_id_made_at_idx" on "partner_change" ("application_id", "made_at");
