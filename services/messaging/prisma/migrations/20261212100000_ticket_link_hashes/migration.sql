-- Links of questions are sealed tokens that nothing stores. Of those in letters that were sent before, the hash remains.
alter table "support_ticket" add column "link_hash" text;
create unique index "support_ticket_link_hash_key" on "support_ticket" ("link_hash");

-- A process of the release before still writes the secret while releases change.
create function "hash_ticket_link"() returns trigger language plpgsql as $$
begin
  new.link_hash := encode(sha256(convert_to(new.link_token, 'UTF8')), 'hex');
  new.link_token := null;
  return new;
end
$$;
create trigger "hash_ticket_link" before insert or update on "support_ticket" for each row
  when (new.link_token is not null) execute function "hash_ticket_link"();
update "support_ticket" set "link_token" = "link_token" where "link_token" is not null;
