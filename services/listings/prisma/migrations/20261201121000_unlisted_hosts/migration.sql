create table "host_privacy" (
  "host_id"  uuid not null,
  "listed"   boolean not null,
  "revision" integer not null,
  constraint "host_privacy_pkey" primary key ("host_id")
);
