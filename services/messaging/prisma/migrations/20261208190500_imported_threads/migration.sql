-- Up to which place the messages of a thread were imported. Nobody is told of these by mail or push.
alter table "thread" add column "imported_seq" integer not null default 0;
