-- A lock timeout counts anew for each lock, so a change that is one statement could be stored after its caller had given up. It is compared
-- with the clock at its end now, as a command that is a transaction is rolled back at its deadline.

-- Waits for whoever holds the key of a command and returns the stored answer with its body hash; null where none is stored. waitMs is how
-- long the caller still waits when the statement is sent: no lock is waited for longer, and `kit.store_answer` stores nothing later. A
-- command without a key has no stored answer.
create or replace function kit.claim_command(p_command jsonb) returns jsonb language plpgsql as $$
declare
  v_wait_ms integer := p_command->>'waitMs';
  v_known jsonb;
begin
  if v_wait_ms <= 0 then
    raise exception 'the deadline passed before the command began';
  end if;
  perform set_config('lock_timeout', v_wait_ms::text, true);
  perform set_config('nordbo.deadline', (clock_timestamp() + v_wait_ms * interval '1 millisecond')::text, true);
  if p_command->>'key' is not null then
    select jsonb_build_object('bodyHash', known.body_hash, 'answer', known.answer) into v_known
      from kit.claim_answer(p_command->>'actor', p_command->>'procedure', p_command->>'key') known;
  end if;
  return v_known;
end
$$;

-- Stores the answer of a command that `kit.claim_command` found new, as the last step of its statement. Throws after the command's deadline,
-- which rolls the change back: the caller waits no longer, and repeats it with its key.
create or replace function kit.store_answer(p_command jsonb) returns void language plpgsql as $$
begin
  if clock_timestamp() >= nullif(current_setting('nordbo.deadline', true), '')::timestamptz then
    raise exception 'the deadline passed before the change was stored';
  end if;
  if p_command->>'key' is not null then
    insert into kit.idempotency (actor, procedure, key, body_hash, answer)
    values (p_command->>'actor', p_command->>'procedure', p_command->>'key', p_command->>'bodyHash', p_command->'answer');
  end if;
end
$$;
