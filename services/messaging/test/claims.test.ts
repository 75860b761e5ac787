import { randomUUID } from 'node:crypto'
import { type BootedStack, bootStack, expectOk, firstVersions, listMails, waitUntil } from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bounceDelivery, markSent, postponeDelivery, returnDeliveries } from '../src/delivery/delivery-marks.ts'
import { claimDeliveries } from '../src/delivery/delivery-store.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'

let stack: BootedStack
let tables: PrismaClient
beforeEach(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'messaging'],
    childProcesses: ['messaging'],
    env: { messaging: { NORDBO_CRASH_AT: 'before:smtp#1' } },
  })
  tables = new PrismaClient({ adapter: new PrismaPg({ connectionString: stack.stack.databases.messaging, max: 2 }) })
  // No process claims mails from now on.
  await signUp()
  await stack.childProcess('messaging').ended()
})
afterEach(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const signUp = async (): Promise<string> => {
  const email = `${randomUUID()}@test.example`
  const person = { name: 'Gerda Gæst', password: 'sommerhus-29', rolePreference: 'guest' as const, email }
  expectOk(
    await stack.services.identity.signUp({
      ...person,
      agreed: firstVersions,
      client: { ip: '192.0.2.1', userAgent: '' },
    }),
  )
  return email
}

/** Queues a mail that is due for so many seconds. Returns its id. */
const queueMail = async (
  seconds: number,
  data: object = { kind: 'welcome', userId: randomUUID() },
): Promise<string> => {
  const [id, recipientId] = [randomUUID(), randomUUID()]
  const attemptAt = new Date(Date.now() - seconds * 1_000)
  const { kind } = z.object({ kind: z.string() }).parse(data)
  await tables.mailDelivery.create({ data: { id, kind, factId: id, recipientId, data, attemptAt } })
  return id
}

const stateOf = (id: string) =>
  tables.mailDelivery.findUniqueOrThrow({ where: { id }, select: { state: true, attempts: true } })

test('mails are claimed in the order in which they are due', async () => {
  const ids: string[] = []
  for (let seconds = 601; seconds < 620; seconds++) ids.unshift(await queueMail(seconds))
  const { deliveries } = await claimDeliveries(tables, 16)
  expect(deliveries.map(({ id }) => id)).toEqual(ids.slice(0, 16))
})

test('mails that strangers cause are claimed after all others, however long they wait', async () => {
  await tables.mailDelivery.deleteMany()
  const strangers: string[] = []
  for (const kind of ['supportTicket', 'supportReceipt', 'newsletterConfirm'])
    for (let seconds = 900; seconds < 910; seconds++)
      strangers.push(await queueMail(seconds, { kind, ticketId: randomUUID(), subscriberId: randomUUID() }))
  const others = [await queueMail(20), await queueMail(10)]
  const claimed = (await claimDeliveries(tables, 16)).deliveries.map(({ id }) => id)
  expect(claimed.slice(0, 2)).toEqual(others)
  expect(strangers).toEqual(expect.arrayContaining(claimed.slice(2)))
  expect(claimed).toHaveLength(16)
})

test('a mail that was not begun is given back as if nobody had claimed it', async () => {
  const id = await queueMail(600)
  const { deliveries } = await claimDeliveries(tables, 16)
  await returnDeliveries(tables, deliveries)
  expect(await stateOf(id)).toEqual({ state: 'queued', attempts: 0 })
})

test('a mail that another process has taken over is not given back', async () => {
  const id = await queueMail(600)
  const { deliveries } = await claimDeliveries(tables, 16)
  await tables.mailDelivery.updateMany({ where: { id }, data: { leaseUntil: new Date() } })
  await claimDeliveries(tables, 16)
  await returnDeliveries(tables, deliveries)
  expect(await stateOf(id)).toEqual({ state: 'sending', attempts: 2 })
  await tables.mailDelivery.updateMany({ where: { id }, data: { state: 'sent', leaseUntil: null } })
  await returnDeliveries(tables, deliveries)
  expect(await stateOf(id)).toEqual({ state: 'sent', attempts: 2 })
})

test('a mail that another process has taken over and sent is neither queued again nor bounced', async () => {
  const id = await queueMail(600)
  const [late] = (await claimDeliveries(tables, 16)).deliveries
  await tables.mailDelivery.updateMany({ where: { id }, data: { leaseUntil: new Date() } })
  await claimDeliveries(tables, 16)
  for (const state of ['sending', 'sent'] as const) {
    if (state === 'sent') await markSent(tables, [{ id, addressHash: 'hash' }])
    if (late) await postponeDelivery(tables, late, { reason: 'busy', seconds: 0 })
    expect(await stateOf(id)).toEqual({ state, attempts: 2 })
    if (late) await bounceDelivery(tables, late, { addressHash: 'hash', reason: 'gone', suppress: true })
    expect(await stateOf(id)).toEqual({ state, attempts: 2 })
    expect(await tables.mailSuppression.count()).toBe(0)
  }
})

test('a mail that ends its process each time is taken over alone, and counts no attempt of its neighbours', async () => {
  await tables.mailDelivery.deleteMany()
  const [poison, neighbour] = [await queueMail(700), await queueMail(600)]
  const endLeases = () =>
    tables.mailDelivery.updateMany({ where: { state: 'sending' }, data: { leaseUntil: new Date() } })
  const claim = async () => (await claimDeliveries(tables, 16)).deliveries.map(({ id }) => id)
  expect(await claim()).toEqual([poison, neighbour])
  await endLeases()
  for (let crash = 0; crash < 7; crash++) {
    expect(await claim()).toEqual([poison])
    await tables.mailDelivery.updateMany({ where: { id: poison }, data: { leaseUntil: new Date() } })
  }
  expect([await stateOf(poison), await stateOf(neighbour)]).toMatchObject([{ attempts: 8 }, { attempts: 1 }])
  // The neighbour is taken over as soon as the lease of the other runs.
  expect([await claim(), await claim()]).toEqual([[poison], [neighbour]])

  await endLeases()
  await stack.childProcess('messaging').restart({ NORDBO_CRASH_AT: '' })
  // Its tenth attempt would be one too many. Its neighbour's recipient does not exist, which ends it too.
  await signUp()
  const states = async () => [(await stateOf(poison)).state, (await stateOf(neighbour)).state].join()
  expect(await waitUntil(async () => (await states()) === 'failed,dropped', 30_000)).toBe(true)
  expect((await stateOf(poison)).attempts).toBe(10)
})

test('a mail that cannot be read does not keep back those that are claimed with it', async () => {
  await tables.mailDelivery.deleteMany()
  await stack.childProcess('messaging').restart({ NORDBO_CRASH_AT: '' })
  const unreadable = await queueMail(600, { kind: 'ofALaterRelease' })
  // Its event lets the process claim what is due, together with the mail that waits already.
  const email = await signUp()
  expect(await waitUntil(async () => (await listMails(stack.stack, email)).length === 1, 30_000)).toBe(true)
  expect((await stateOf(unreadable)).state).toBe('sending')
})
