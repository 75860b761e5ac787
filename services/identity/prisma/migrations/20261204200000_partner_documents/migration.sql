create type "partner_document_kind" as enum ('registration', 'authority', 'licence', 'other');

create table "partner_document" (
    "id" uuid not null primary key,
    "application_id" uuid not null references "partner_application" ("id") on delete cascade on update cascade,
    "kind" "partner_document_kind" not null,
    -- Of a picture; null of a PDF.
    "width" integer check ("width" > 0),
    "bytes" integer not null check ("bytes" > 0),
    "sealed_key" bytea not null,
    "created_at" timestamptz(3) not null
);
create index "partner_document_application_id_created_at_idx" on "partner_document" ("application_id", "created_at");

create table "partner_document_view" (
    "id" uuid not null primary key,
    "document_id" uuid not null references "partner_document" ("id") on delete cascade on update cascade,
    "viewer_id" uuid not null,
    "viewed_at" timestamptz(3) not null
);
create index "partner_document_view_document_id_idx" on "partner_document_view" ("document_id");
