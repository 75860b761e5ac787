import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { openDriverDatabase } from '../src/database/open-driver-database.ts'
import type { Database, DriverSql } from '../src/index.ts'
import { eventually } from './toy/eventually.ts'
import { Prisma } from './toy/src/generated/prisma/client.ts'
import { openTestServers, type TestServers } from './toy/test-servers.ts'
import { addToThing, countOf, type Reader } from './toy/things.ts'

let servers: TestServers
let pool: pg.Pool
let db: Database<DriverSql>
let committed: object[]

beforeAll(async () => {
  servers = await openTestServers()
})
afterAll(() => servers?.close())
beforeEach(async () => {
  // At most two connections.
  pool = servers.pool(await servers.database())
  committed = []
  db = openDriverDatabase(pool, Prisma.sql, (tx) => committed.push(tx))
})
afterEach(() => pool?.end())

const backend = async (sql: Reader): Promise<number> =>
  z.tuple([z.object({ pid: z.int() })]).parse(await sql.$queryRaw`select pg_backend_pid() as pid`)[0].pid

it('keeps what a transaction wrote, and nothing when its work throws', async () => {
  const [kept, dropped] = [randomUUID(), randomUUID()]
  await db.transaction((tx) => addToThing(tx, kept, 2))
  const failing = db.transaction(async (tx) => {
    await addToThing(tx, dropped, 2)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect([await countOf(db.client, kept), await countOf(db.client, dropped)]).toEqual([2, undefined])
  expect(committed).toHaveLength(1)
})

it('runs every statement of a transaction on one connection, which no other work gets', async () => {
  await db.transaction(async (tx) => {
    const first = await backend(tx)
    expect(await backend(db.client)).not.toBe(first)
    expect(await backend(tx)).toBe(first)
  })
})

it('prepares a statement once per connection, also when its values differ', async () => {
  const prepared = await db.transaction(async (tx) => {
    for (const id of [randomUUID(), randomUUID(), randomUUID()]) await countOf(tx, id)
    const rows =
      await tx.$queryRaw`select statement from pg_prepared_statements where statement like '%from thing%' and name <> ''`
    return z.array(z.object({ statement: z.string() })).parse(rows)
  })
  expect(prepared.filter(({ statement }) => statement.includes('select count from thing'))).toHaveLength(1)
})

it('runs a transaction that lost a race again', async () => {
  const id = randomUUID()
  await addToThing(db.client, id, 0)
  let runs = 0
  const bothHaveRead = Promise.withResolvers<void>()
  const addOne = () =>
    db.transaction(
      async (tx) => {
        const count = (await countOf(tx, id)) ?? 0
        if (++runs === 2) bothHaveRead.resolve()
        await bothHaveRead.promise
        await tx.$executeRaw`update thing set count = ${count + 1}::int where id = ${id}::uuid`
      },
      { isolationLevel: 'Serializable' },
    )
  await Promise.all([addOne(), addOne()])
  expect(await countOf(db.client, id)).toBe(2)
  expect(runs).toBe(3)
})

it('rolls back a transaction that takes too long, and gives its connection back', async () => {
  const id = randomUUID()
  const late = db.transaction(
    async (tx) => {
      await addToThing(tx, id, 1)
      await tx.$queryRaw`select 1 from pg_sleep(0.3)`
      await addToThing(tx, id, 1)
    },
    { timeout: 100 },
  )
  await expect(late).rejects.toThrow('the transaction is over')
  await eventually(async () => pool.idleCount === pool.totalCount, true)
  expect(await countOf(db.client, id)).toBeUndefined()
})

it('does not pass off a transaction as committed in which a statement failed', async () => {
  const id = randomUUID()
  const unheard = db.transaction(async (tx) => {
    await addToThing(tx, id, 1)
    await expect(tx.$queryRaw`select 1 / 0`).rejects.toThrow('division by zero')
  })
  await expect(unheard).rejects.toThrow('rolled back')
  expect(await countOf(db.client, id)).toBeUndefined()
  expect(committed).toEqual([])
})

it('waits for a connection no longer than it may', async () => {
  const release = Promise.withResolvers<void>()
  const holders = [db.transaction(() => release.promise), db.transaction(() => release.promise)]
  await expect(db.transaction(async () => undefined, { maxWait: 50 })).rejects.toThrow('no database connection')
  release.resolve()
  await Promise.all(holders)
  expect(await db.transaction(async (tx) => countOf(tx, randomUUID()))).toBeUndefined()
})

it('runs tasks after the commit, and none after a rollback', async () => {
  const ran: string[] = []
  const task = (name: string) => async (): Promise<void> => {
    ran.push(`${name} with ${committed.length} committed`)
  }
  await db.transaction(async (_tx, { afterCommit }) => afterCommit(task('first')))
  const failing = db.transaction(async (_tx, { afterCommit }) => {
    afterCommit(task('second'))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(ran).toEqual(['first with 1 committed'])
})
