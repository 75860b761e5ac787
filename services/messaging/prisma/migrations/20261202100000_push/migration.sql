-- The private key by which push services know Nordbo (VAPID), encrypted with a secret. There is one.
create table "push_key" (
  "id"      smallint not null default 1,
  "sealed"  bytea not null,
  "made_at" timestamptz(3) not null,
  constraint "push_key_pkey" primary key ("id"),
  constraint "push_key_is_one" check ("id" = 1)
);

-- A browser that gets push messages, as long as its session lives.
create table "push_device" (
  "id"           uuid not null,
  "person_id"    uuid not null,
  "session_id"   uuid not null,
  "endpoint"     text not null,
  "p256dh"       text not null,
  "auth"         text not null,
  "browser"      text,
  "system"       text,
  "time_zone"    text not null,
  "created_at"   timestamptz(3) not null,
  "last_push_at" timestamptz(3),
  constraint "push_device_pkey" primary key ("id")
);
create unique index "push_device_session_id_key" on "push_device" ("session_id");
create unique index "push_device_endpoint_key" on "push_device" ("endpoint");
create index "push_device_of_person" on "push_device" ("person_id");

-- One push message to one device: about a notification, or about the messages of a thread up to `seq`. Its text is written when it is sent.
create table "push_message" (
  "id"              uuid not null,
  "device_id"       uuid not null,
  "kind"            text not null,
  "fact_id"         text not null,
  "notification_id" uuid,
  "thread_id"       uuid,
  "seq"             integer,
  "made_at"         timestamptz(3) not null,
  -- Domain time of the next attempt; null once it was sent or left out.
  "due_at"          timestamptz(3),
  "attempts"        integer not null default 0,
  "sent_at"         timestamptz(3),
  constraint "push_message_pkey" primary key ("id"),
  constraint "push_message_device_id_fkey" foreign key ("device_id") references "push_device" ("id") on delete cascade on update cascade
);
create unique index "push_message_device_id_kind_fact_id_key" on "push_message" ("device_id", "kind", "fact_id");
create index "push_message_of_thread" on "push_message" ("device_id", "thread_id", "seq");
create index "push_message_due" on "push_message" ("due_at") where "due_at" is not null;
