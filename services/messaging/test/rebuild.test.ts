import { asAdmin, asUser, codeOf, createUser, expectOk, readRows, rebuildProjections, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { bootMessaging, type MessagingStack, stayIn } from './messaging-stack.ts'
import { openTalk, readTalk, say, type Talk, threadOf, tryToOpen } from './messaging-verbs.ts'
import { book, createBookableHome, createPaidStay } from './stay-verbs.ts'

let stack: MessagingStack
beforeAll(async () => {
  stack = await bootMessaging({ stays: true })
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

/** A thread of two people with accounts about a home that can be booked. */
const openBookableTalk = async (mode: 'instant' | 'request'): Promise<Talk> => {
  const [guest, hostId] = [await createUser(stack), await createUser(stack)]
  return openTalk(stack, { guest, home: await createBookableHome(stack, { hostId, mode }) })
}

test('a rebuild brings suspensions, hidden reading and confirmed stays from before messaging heard of them, and tells nobody again', async () => {
  const { guest, host, home, id } = await openBookableTalk('instant')
  await say(stack, guest, id, 'Ring på 21 34 56 78')
  expectOk(await stack.messaging.markThreadRead({ threadId: id, seq: 1 }, asUser(host)))
  const { id: bookingId } = await createPaidStay(stack, home, stayIn(stack, 30), guest)
  // A cancelled stay was confirmed once, too.
  expectOk(await stack.services.booking.cancel({ id: bookingId }, withKey(asUser(guest))))
  const privacy = { showCity: false, seoIndex: true, readReceipts: false, marketingOptIn: false }
  expectOk(await stack.services.identity.setPrivacy(privacy, withKey(asUser(host))))
  const loud = await createUser(stack)
  expectOk(await stack.services.identity.suspend({ userId: loud, reason: 'Klager' }, asAdmin))
  await stack.settle()

  await forget()
  const told = await counts()
  expect((await readTalk(stack, host, id)).items[0]).toMatchObject({ masked: true })
  expect((await threadOf(stack, guest, id)).otherReadSeq).not.toBeNull()
  await rebuildProjections(stack, 'messaging')
  // Again, while all of it is there.
  await rebuildProjections(stack, 'messaging')
  await stack.settle()

  expect((await readTalk(stack, host, id)).items[0]).toMatchObject({ body: 'Ring på 21 34 56 78', masked: false })
  const thread = await threadOf(stack, guest, id)
  expect(thread).toMatchObject({ contactsShown: true, otherReadSeq: null, bookingIds: [bookingId] })
  expect(codeOf(await tryToOpen(stack, loud, { listingId: home.id }))).toBe('auth.suspended')
  expect(await counts()).toEqual(told)
})

test('a rebuild changes nothing that is newer, and a booking that never was confirmed shows no number', async () => {
  const { guest, host, home, id } = await openBookableTalk('request')
  await say(stack, guest, id, 'Skriv til gerda@firma.dk')
  await book(stack, guest, home, stayIn(stack, 60))
  await stack.settle()
  await run(
    `update thread_booking set status = 'declined', revision = 99 where guest_id = '${guest}' returning booking_id`,
  )
  await rebuildProjections(stack, 'messaging')
  const state = `select status, revision from thread_booking where guest_id = '${guest}'`
  expect(await run(state)).toEqual([{ status: 'declined', revision: 99 }])
  expect((await threadOf(stack, host, id)).contactsShown).toBe(false)
})
