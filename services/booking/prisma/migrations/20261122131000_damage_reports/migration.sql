create table "damage_report" (
    "id" uuid not null,
    "booking_id" uuid not null,
    "side" text not null,
    "description" text not null,
    "estimated_cost_ore" bigint,
    "status" text not null,
    "answer" text,
    "created_at" timestamptz(3) not null,
    "answered_at" timestamptz(3),
    "closed_at" timestamptz(3),
    constraint "damage_report_pkey" primary key ("id"),
    constraint "damage_report_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade,
    constraint "damage_report_side" check ("side" in ('guest', 'host')),
    constraint "damage_report_status" check ("status" in ('submitted', 'answered', 'closed')),
    constraint "damage_report_cost" check ("estimated_cost_ore" >= 0)
);
create unique index "damage_report_booking_id_side_key" on "damage_report" ("booking_id", "side");

-- Pictures for a report of damage; private. Until a report holds one it waits, and then goes.
create table "damage_photo" (
    "id" uuid not null,
    "booking_id" uuid not null,
    "side" text not null,
    "report_id" uuid,
    "position" integer not null,
    "width" integer not null,
    "height" integer not null,
    "drop_at" timestamptz(3),
    constraint "damage_photo_pkey" primary key ("id"),
    constraint "damage_photo_booking_id_fkey" foreign key ("booking_id") references "booking" ("id") on delete restrict on update cascade,
    constraint "damage_photo_report_id_fkey" foreign key ("report_id") references "damage_report" ("id") on delete restrict on update cascade,
    constraint "damage_photo_side" check ("side" in ('guest', 'host')),
    constraint "damage_photo_waits" check (("report_id" is null) = ("drop_at" is not null))
);
create index "damage_photo_booking_id_side_idx" on "damage_photo" ("booking_id", "side");
create index "damage_photo_drop_at_idx" on "damage_photo" ("drop_at");
