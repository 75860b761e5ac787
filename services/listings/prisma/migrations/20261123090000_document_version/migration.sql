-- Which shape of card and page a document has. Documents of another version than the service's are written again when it starts; what an
-- older process writes meanwhile gets the default, which is the shape before versions were counted.
alter table "listing_document" add column "version" integer not null default 1;
create index "listing_document_version_idx" on "listing_document" ("version");
