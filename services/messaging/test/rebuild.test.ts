import { randomUUID } from 'node:crypto'
import {
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  createGuest,
  createHome,
  createPaidStay,
  expectOk,
  readRows,
  rebuildProjections,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTalk, readTalk, say, threadOf } from './thread-talk.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

const run = (sql: string) => readRows(stack.stack, 'messaging', z.unknown(), sql)
/** Messaging as it would be if it had started after all of this. */
const forget = async (): Promise<void> => {
  await run('delete from kit.standing returning person_id')
  await run('delete from reader returning person_id')
  await run('delete from thread_booking returning booking_id')
  await run('update thread set contacts_shown = false returning id')
}
const counts = () =>
  run(
    'select (select count(*) from message) + (select count(*) from mail_delivery) + (select count(*) from notification) as n',
  )

test('a rebuild brings suspensions, hidden reading and confirmed stays from before messaging heard of them, and tells nobody again', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  await say(guest, id, 'Ring på 21 34 56 78')
  await host.send('PUT', `/api/threads/${id}/read`, { seq: 1 })
  const { id: bookingId } = await createPaidStay(stack, home, await stayIn(stack, 30, 2), guest)
  // A cancelled stay was confirmed once, too.
  await guest.send('POST', `/api/bookings/${bookingId}/cancel`, {})
  const privacy = { showCity: false, seoIndex: true, readReceipts: false, marketingOptIn: false }
  expect((await host.send('PUT', '/api/me/privacy', privacy)).status).toBe(200)
  const loud = await createGuest(stack)
  expectOk(await stack.services.identity.suspend({ userId: loud.id, reason: 'Klager' }, asAdmin))
  await stack.settle()

  await forget()
  const told = await counts()
  expect((await readTalk(host, id)).items[0]).toMatchObject({ masked: true })
  expect((await threadOf(guest, id)).otherReadSeq).not.toBeNull()
  await rebuildProjections(stack, 'messaging')
  // Again, while all of it is there.
  await rebuildProjections(stack, 'messaging')
  await stack.settle()

  expect((await readTalk(host, id)).items[0]).toMatchObject({ body: 'Ring på 21 34 56 78', masked: false })
  const thread = await threadOf(guest, id)
  expect(thread).toMatchObject({ contactsShown: true, otherReadSeq: null, bookingIds: [bookingId] })
  const opened = await stack.services.messaging.openThread(
    { listingId: home.id },
    { ...asUser(loud.id), idempotencyKey: randomUUID() },
  )
  expect(codeOf(opened)).toBe('auth.suspended')
  expect(await counts()).toEqual(told)
})

test('a rebuild changes nothing that is newer, and a booking that never was confirmed shows no number', async () => {
  const { guest, host, home, id } = await openTalk(stack, { home: await createHome(stack, { mode: 'request' }) })
  await say(guest, id, 'Skriv til gerda@firma.dk')
  const stay = await stayIn(stack, 60, 2)
  const order = { listingId: home.id, ...stay, guests: { adults: 2 }, adultAttested: true }
  expect((await guest.send('POST', '/api/bookings', order)).status).toBe(201)
  await stack.settle()
  await run(
    `update thread_booking set status = 'declined', revision = 99 where guest_id = '${guest.id}' returning booking_id`,
  )
  await rebuildProjections(stack, 'messaging')
  const state = `select status, revision from thread_booking where guest_id = '${guest.id}'`
  expect(await run(state)).toEqual([{ status: 'declined', revision: 99 }])
  expect((await threadOf(host, id)).contactsShown).toBe(false)
})
