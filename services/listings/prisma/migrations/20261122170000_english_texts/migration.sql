-- A home may be told of in English too.
alter table listing add column english jsonb;
alter table photo add column alt_english text;
