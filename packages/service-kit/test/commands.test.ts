import { randomUUID } from 'node:crypto'
import { err, ok } from '@nordbo/contracts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, ProcedureUnavailable } from '../src/index.ts'
import type { CallOptions } from '../src/rpc/caller.ts'
import { counting } from './toy/contracts.ts'
import { type CountingService, guestActor, startCounting, type Way } from './toy/counting.ts'
import { eventually, longTimeoutMs } from './toy/eventually.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'

describe.each<Way>(['client', 'driver'])('commands with an idempotency key, through the %s', (way) => {
  let servers: TestServers
  let service: CountingService
  let client: Client<typeof counting.procedures, CallOptions>
  let database: pg.Pool

  beforeAll(async () => {
    servers = await openTestServers()
    const url = await servers.database()
    database = servers.pool(url)
    service = await startCounting(servers.config('listings', url), way)
    client = (await servers.caller('bff')).client(counting)
  })
  afterAll(async () => {
    await service.stop()
    await database.end()
    await servers.close()
  })

  const add = (id: string, by: number, idempotencyKey?: string, actor: CallOptions['actor'] = guestActor) =>
    client.add({ id, by }, { actor, idempotencyKey, timeoutMs: longTimeoutMs })
  const eventsOf = async (id: string): Promise<number> => {
    const found = await database.query(`select 1 from kit.outbox where envelope->>'aggregateId' = $1`, [id])
    return found.rowCount ?? 0
  }

  it('returns the first answer to a repeat, and changes nothing again', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    expect(await add(id, 2, key)).toEqual(ok({ count: 2 }))
    expect(await add(id, 2, key)).toEqual(ok({ count: 2 }))
    expect(await service.count(id)).toBe(2)
    expect(await eventsOf(id)).toBe(1)
  })

  it('refuses a key that was used with another body', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    await add(id, 2, key)
    expect(await add(id, 3, key)).toEqual(err('idempotency.mismatch'))
    expect(await service.count(id)).toBe(2)
  })

  it('keeps the keys of two people apart', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    await add(id, 2, key)
    expect(await add(id, 2, key, { ...guestActor, userId: randomUUID() })).toEqual(ok({ count: 4 }))
  })

  it('has one effect and one answer for 20 concurrent calls', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(id, 5, key)))
    expect(answers).toEqual(Array.from({ length: 20 }, () => ok({ count: 5 })))
    expect(await service.count(id)).toBe(5)
    expect(await eventsOf(id)).toBe(1)
  })

  it('rolls back a refusal, and repeats it even when its reason is gone', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    await add(id, 60)
    const refused = await add(id, 60, key)
    expect(refused).toEqual(err('listing.notFound', { count: 120 }))
    expect(await service.count(id)).toBe(60)
    await add(id, -60)
    expect(await add(id, 60, key)).toEqual(refused)
    expect(await service.count(id)).toBe(0)
  })

  it('does not store a temporary refusal: the repeat is decided anew', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    expect(await add(id, -60, key)).toEqual(err('payment.unavailable', { count: -60 }))
    await add(id, 90)
    expect(await add(id, -60, key)).toEqual(ok({ count: 30 }))
    expect(await add(id, -60, key)).toEqual(ok({ count: 30 }))
    expect(await service.count(id)).toBe(30)
  })

  it('gives 20 concurrent calls the same refusal', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(id, 101, key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await eventsOf(id)).toBe(0)
  })

  it('stores nothing for a failure, so that the repeat may succeed', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    await database.query('alter table thing rename to elsewhere')
    expect(await add(id, 2, key)).toMatchObject({ error: { code: 'internal.error' } })
    await database.query('alter table elsewhere rename to thing')
    expect(await add(id, 2, key)).toEqual(ok({ count: 2 }))
  })

  it('stores nothing of a change that took too long: the repeat makes the change', async () => {
    const [id, key] = [randomUUID(), randomUUID()]
    await add(id, 1)
    const holder = await database.connect()
    await holder.query('begin')
    await holder.query('select 1 from thing where id = $1 for update', [id])
    const held = holder.query('select pg_sleep(1)')
    const late = client.add({ id, by: 2 }, { actor: guestActor, idempotencyKey: key, timeoutMs: 300 })
    await expect(late).rejects.toThrow(ProcedureUnavailable)
    await held
    await holder.query('commit')
    holder.release()
    await eventually(async () => (await service.kit.pendingWork()).inflightProcedures, 0)
    expect(await eventsOf(id)).toBe(1)
    expect(await add(id, 2, key)).toEqual(ok({ count: 3 }))
    expect(await service.count(id)).toBe(3)
    expect(await eventsOf(id)).toBe(2)
  })

  it('is a plain transaction without a key', async () => {
    const id = randomUUID()
    await add(id, 2)
    expect(await add(id, 2)).toEqual(ok({ count: 4 }))
    expect(await add(id, 200)).toEqual(err('listing.notFound', { count: 204 }))
    expect(await service.count(id)).toBe(4)
  })

  it('refuses a key that no header can carry', async () => {
    expect(await add(randomUUID(), 2, 'no spaces\r\nplease')).toMatchObject({ error: { code: 'request.invalid' } })
  })
})
