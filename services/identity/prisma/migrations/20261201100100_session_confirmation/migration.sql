-- Sessions of before are unconfirmed, so the default comes after the column.
alter table "session" add column "confirmed_at" timestamptz(3);
alter table "session" alter column "confirmed_at" set default current_timestamp;
