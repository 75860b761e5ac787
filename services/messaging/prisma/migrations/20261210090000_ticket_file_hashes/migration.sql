-- The SHA-256 of the bytes that were sent (hex), so that another file under a used id is refused. Null of files that are older.
alter table "ticket_file" add column "sha256" text;
