-- Extras that hosts chose before their home was published, until they start or dismiss them.
create table "wanted_extra" (
  "listing_id" uuid not null,
  "code"       text not null,
  constraint "wanted_extra_pkey" primary key ("listing_id", "code"),
  constraint "wanted_extra_code_fkey" foreign key ("code") references "extra" ("code") on delete restrict on update cascade
);
