import { randomUUID } from 'node:crypto'
import { err, ok } from '@nordbo/contracts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDriverTransactions } from '../src/database/driver-transactions.ts'
import { openDriverDatabase } from '../src/database/open-driver-database.ts'
import { createCommandRunner } from '../src/idempotency/command.ts'
import { commandAtOnce, type Database, type DriverSql, type StatementOutcome } from '../src/index.ts'
import { guestActor } from './toy/counting.ts'
import { eventually } from './toy/eventually.ts'
import { Prisma } from './toy/src/generated/prisma/client.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'
import { countOf } from './toy/things.ts'

/** Adds to a thing of an expected count, and writes an event; as a service would do it in one statement. */
const addFunction = `create function add_at_once(p_command jsonb, p_thing uuid, p_expected int, p_by int)
returns table (kind text, known jsonb) language plpgsql as $$
begin
  known := kit.claim_command(p_command);
  if known is not null then
    kind := 'known';
    return next;
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_thing::text, 42));
  if p_expected <> coalesce((select t.count from thing t where t.id = p_thing), 0) then
    kind := 'changed';
    return next;
    return;
  end if;
  insert into thing (id, count) values (p_thing, p_by) on conflict (id) do update set count = thing.count + excluded.count;
  perform kit.write_events(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'subject', 'listings.changed.v1',
    'envelope', json_build_object('aggregateId', p_thing)::text)));
  perform kit.store_answer(p_command);
  kind := 'stored';
  return next;
end $$`

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stored') }),
  z.object({ kind: z.literal('known'), known: z.unknown() }),
  z.object({ kind: z.literal('changed') }),
])

describe('a command that is one statement', () => {
  let servers: TestServers
  let pool: pg.Pool
  /** Sessions of others. */
  let others: pg.Pool
  let db: Database<DriverSql>

  beforeAll(async () => {
    servers = await openTestServers()
    const url = await servers.database()
    ;[pool, others] = [servers.pool(url), servers.pool(url)]
    await pool.query(addFunction)
    db = openDriverDatabase(pool, Prisma.sql, () => undefined)
  })
  afterAll(async () => {
    await pool?.end()
    await others?.end()
    await servers?.close()
  })

  /** A call with a key and a body, as a caller's token describes it. */
  const callOf = (key: string | undefined, body = 'body', leftMs = 10_000) => {
    const times = { issued: Date.now(), expires: Date.now() + 30_000 }
    const claims = {
      principal: 'bff',
      actor: guestActor,
      procedure: 'listings.add',
      body,
      key,
      nonce: 'once',
      ...times,
    }
    return createCommandRunner(createDriverTransactions()).forCall(claims, Date.now() + leftMs)
  }
  const add = (call: ReturnType<typeof callOf>, id: string, expected: number, by: number) =>
    commandAtOnce(call, { count: expected + by }, async (command): Promise<StatementOutcome> => {
      const rows = await db.client.$queryRaw`
        select kind, known from add_at_once(${command}::jsonb, ${id}::uuid, ${expected}::int, ${by}::int)`
      return z.tuple([outcome]).parse(rows)[0]
    })
  const eventsOf = async (id: string): Promise<number> =>
    (await pool.query(`select 1 from kit.outbox where envelope->>'aggregateId' = $1`, [id])).rowCount ?? 0

  it('stores its change, its event and its answer, which a repeat gets', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    expect(await add(callOf(key), id, 0, 2)).toEqual({ result: ok({ count: 2 }), stored: true })
    expect(await add(callOf(key), id, 2, 2)).toEqual({ result: ok({ count: 2 }), stored: false })
    expect(await countOf(db.client, id)).toBe(2)
    expect(await eventsOf(id)).toBe(1)
  })

  it('shares its stored answers with commands that are transactions', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    await add(callOf(key), id, 0, 2)
    expect(await callOf(key).command(db, async () => ok({ count: 9 }))).toEqual(ok({ count: 2 }))
    const other = randomUUID()
    await callOf(other).command(db, async () => ok({ count: 9 }))
    expect(await add(callOf(other), id, 2, 2)).toEqual({ result: ok({ count: 9 }), stored: false })
  })

  it('refuses a key that was used with another body', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    await add(callOf(key), id, 0, 2)
    expect(await add(callOf(key, 'another'), id, 2, 2)).toEqual({ result: err('idempotency.mismatch'), stored: false })
    expect(await countOf(db.client, id)).toBe(2)
  })

  it('changes and stores nothing when what it was prepared from has changed', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    expect(await add(callOf(key), id, 7, 2)).toBeUndefined()
    expect(await countOf(db.client, id)).toBeUndefined()
    expect(await add(callOf(key), id, 0, 2)).toEqual({ result: ok({ count: 2 }), stored: true })
  })

  it('has one effect and one answer for 20 concurrent calls', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(callOf(key), id, 0, 5)))
    expect(answers.map((answer) => answer?.result)).toEqual(answers.map(() => ok({ count: 5 })))
    expect(answers.filter((answer) => answer?.stored)).toHaveLength(1)
    expect(await eventsOf(id)).toBe(1)
  })

  it('needs no key', async () => {
    const id = randomUUID()
    await add(callOf(undefined), id, 0, 2)
    expect(await add(callOf(undefined), id, 2, 2)).toEqual({ result: ok({ count: 4 }), stored: true })
  })

  it('stops waiting for a lock when its caller has stopped, and leaves the next statement without that limit', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 42))', [id])
    await expect(add(callOf(key, 'body', 100), id, 0, 2)).rejects.toThrow('lock timeout')
    await holder.query('commit')
    holder.release()
    const limits = await Promise.all([1, 2].map(() => pool.query('show lock_timeout')))
    expect(limits.map(({ rows }) => rows)).toEqual([[{ lock_timeout: '0' }], [{ lock_timeout: '0' }]])
    expect(await add(callOf(key), id, 0, 2)).toEqual({ result: ok({ count: 2 }), stored: true })
  })

  /** Waits until a time of the real clock, epoch ms. */
  const untilPast = (at: number) => eventually(async () => Date.now() > at, true)
  const hold = async (statement: string, id: string) => {
    const holder = await others.connect()
    await holder.query('begin')
    await holder.query(statement, [id])
    return async () => {
      await holder.query('rollback')
      holder.release()
    }
  }

  it('stores nothing when its caller stopped waiting while it waited for one lock after the other', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    const freeTurn = await hold('select pg_advisory_xact_lock(hashtextextended($1, 42))', id)
    const freeRow = await hold('insert into thing (id) values ($1)', id)
    const began = Date.now()
    const adding = expect(add(callOf(key, 'body', 1_000), id, 0, 2)).rejects.toThrow(/the deadline passed|lock timeout/)
    await untilPast(began + 700)
    await freeTurn()
    await untilPast(began + 1_000)
    await freeRow()
    await adding
    expect(await countOf(db.client, id)).toBeUndefined()
    expect(await add(callOf(key), id, 0, 2)).toEqual({ result: ok({ count: 2 }), stored: true })
  })

  it('stores nothing when its caller stopped waiting while it waited for a connection', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    const holders = await Promise.all([pool.connect(), pool.connect()])
    const deadline = Date.now() + 100
    const adding = expect(add(callOf(key, 'body', 100), id, 0, 2)).rejects.toThrow('the deadline passed')
    await untilPast(deadline)
    for (const holder of holders) holder.release()
    await adding
    expect(await countOf(db.client, id)).toBeUndefined()
    expect(await add(callOf(key), id, 0, 2)).toEqual({ result: ok({ count: 2 }), stored: true })
  })

  it('does not begin after the deadline', async () => {
    await expect(add(callOf(randomUUID(), 'body', -1), randomUUID(), 0, 2)).rejects.toThrow('the deadline passed')
  })
})
