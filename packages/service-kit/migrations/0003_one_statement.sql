-- For changes that are one statement of their service: a function of the service calls these between its own checks and writes.

-- Writes events, in their order; each with id, subject and envelope (JSON text).
create or replace function kit.write_events(p_events jsonb) returns void language plpgsql as $$
begin
  insert into kit.outbox (id, subject, envelope)
  select (item->>'id')::uuid, item->>'subject', (item->>'envelope')::jsonb
  from jsonb_array_elements(p_events) with ordinality as rows (item, position) order by position;
end
$$;

-- Waits for whoever holds the key of a command and returns the stored answer with its body hash; null where none is stored. Waits for a
-- lock at most waitMs, here and in the rest of the statement. A command without a key has no stored answer.
create or replace function kit.claim_command(p_command jsonb) returns jsonb language plpgsql as $$
declare
  v_known jsonb;
begin
  perform set_config('lock_timeout', p_command->>'waitMs', true);
  if p_command->>'key' is not null then
    select jsonb_build_object('bodyHash', known.body_hash, 'answer', known.answer) into v_known
      from kit.claim_answer(p_command->>'actor', p_command->>'procedure', p_command->>'key') known;
  end if;
  return v_known;
end
$$;

-- Stores the answer of a command that `kit.claim_command` found new.
create or replace function kit.store_answer(p_command jsonb) returns void language plpgsql as $$
begin
  if p_command->>'key' is not null then
    insert into kit.idempotency (actor, procedure, key, body_hash, answer)
    values (p_command->>'actor', p_command->>'procedure', p_command->>'key', p_command->>'bodyHash', p_command->'answer');
  end if;
end
$$;

-- The people who are suspended. Unlike `kit.is_suspended`, a view is planned as a part of the statement that reads it.
create or replace view kit.suspended as select person_id from kit.standing where suspended;
