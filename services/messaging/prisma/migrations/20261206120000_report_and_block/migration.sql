-- A look at a reported thread is at all of its messages, for the ticket of the report.
alter table "message_look" alter column "message_id" drop not null;
alter table "message_look" add column "ticket_id" uuid;

-- What a report says is kept once: its thread, message and reason are in `thread_report`, the person's words in the ticket.
update "support_ticket" t set "subject" = '', "message" = coalesce(r."text", '')
from "thread_report" r where r."id" = t."id";

-- Blocks and new threads of the same two people wait for each other.
create function "lock_pair"("one" uuid, "other" uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('pair ' || least(one, other)::text || ' ' || greatest(one, other)::text, 0))
$$;

-- Whether one person has blocked another, on either side of any thread of the two.
create function "has_blocked"("blocker" uuid, "blocked" uuid) returns boolean language sql stable as $$
  select exists (select from "thread" t where t."guest_id" = blocker and t."host_id" = blocked and t."guest_blocked")
    or exists (select from "thread" t where t."guest_id" = blocked and t."host_id" = blocker and t."host_blocked")
$$;

-- A block is of a person: a new thread of two people has the blocks of their other threads.
create function "block_new_thread"() returns trigger language plpgsql as $$
begin
  -- Who tells of a booking inserts a thread that may be there. Its row is locked already, and a block waits for it.
  if exists (select from "thread" t where t."listing_id" = new."listing_id" and t."guest_id" = new."guest_id") then return new; end if;
  perform "lock_pair"(new."guest_id", new."host_id");
  new."guest_blocked" := "has_blocked"(new."guest_id", new."host_id");
  new."host_blocked" := "has_blocked"(new."host_id", new."guest_id");
  return new;
end
$$;
create trigger "block_new_thread" before insert on "thread" for each row execute function "block_new_thread"();

-- Blocks the other person of a thread in all threads of the two, or ends the block of the one who asks. Returns what changed.
create function "block_person"("p_thread" uuid, "p_me" uuid, "p_blocked" boolean)
returns table ("id" uuid, "guest_id" uuid, "host_id" uuid) language plpgsql as $$
declare
  t "thread";
  other uuid;
begin
  select * into t from "thread" x where x."id" = p_thread and p_me in (x."guest_id", x."host_id");
  if not found then return; end if;
  other := case when t."guest_id" = p_me then t."host_id" else t."guest_id" end;
  perform "lock_pair"(p_me, other);
  return query
    update "thread" x set
      "guest_blocked" = case when x."guest_id" = p_me then p_blocked else x."guest_blocked" end,
      "host_blocked" = case when x."host_id" = p_me then p_blocked else x."host_blocked" end
    where (x."guest_id", x."host_id") in ((p_me, other), (other, p_me))
    returning x."id", x."guest_id", x."host_id";
end
$$;

-- Earlier blocks were of one thread.
update "thread" t set "guest_blocked" = "has_blocked"(t."guest_id", t."host_id"), "host_blocked" = "has_blocked"(t."host_id", t."guest_id")
where "has_blocked"(t."guest_id", t."host_id") or "has_blocked"(t."host_id", t."guest_id");
