import { randomUUID } from 'node:crypto'
import { BookingFact, nameBasedId, type ThreadFrame } from '@nordbo/contracts'
import { createLogger } from '@nordbo/service-kit'
import { asUser, codeOf, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BookingNews, tellBooking } from '../src/consumers/thread-bookings.ts'
import { advanceClock, aPersonId, bootMessaging, type MessagingStack, stayIn } from './messaging-stack.ts'
import {
  openTalk,
  readTalk,
  say,
  searchFor,
  type Talk,
  threadOf,
  threadsOf,
  trySay,
  tryToOpen,
} from './messaging-verbs.ts'
import { book, createBookableHome, createPaidStay, pay } from './stay-verbs.ts'

let stack: MessagingStack
beforeAll(async () => {
  stack = await bootMessaging({ stays: true })
})
afterAll(() => stack?.stop())

/** A thread of a guest with an account about a home that can be booked. */
const openBookableTalk = async (): Promise<Talk> =>
  openTalk(stack, { guest: await createUser(stack), home: await createBookableHome(stack) })

const onlyThreadOf = async (person: string) => {
  const [id, ...others] = await threadsOf(stack, person)
  expect(others).toEqual([])
  return id ?? ''
}
const momentsIn = async (person: string, thread: string) =>
  (await readTalk(stack, person, thread)).items.map(({ event, senderId, body }) => {
    expect([senderId, body]).toEqual([null, ''])
    return event?.moment
  })
const cancel = async (guest: string, id: string) =>
  expectOk(await stack.services.booking.cancel({ id }, withKey(asUser(guest))))

test('a number is hidden from both until the stay is confirmed, then both see what was written', async () => {
  const { guest, host, home, id } = await openBookableTalk()
  const written = 'Ring til mig på 21 34 56 78 eller gerda@firma.dk'
  const sent = await say(stack, guest, id, written)
  const hidden = { body: 'Ring til mig på ••• eller •••', masked: true }
  expect(sent).toMatchObject(hidden)
  for (const person of [guest, host]) expect((await readTalk(stack, person, id)).items).toMatchObject([hidden])
  expect((await threadOf(stack, host, id)).lastMessage).toMatchObject(hidden)
  const booking = await book(stack, guest, home, stayIn(stack, 30, 2))
  await stack.settle()
  expect((await readTalk(stack, host, id)).items).toMatchObject([hidden])
  await pay(stack, booking.clientSecret)
  expect((await threadOf(stack, host, id)).contactsShown).toBe(true)
  for (const person of [guest, host])
    expect((await readTalk(stack, person, id)).items[0]).toMatchObject({ body: written, masked: false })
  expect(await say(stack, host, id, 'Mit er 87 65 43 21')).toMatchObject({ body: 'Mit er 87 65 43 21', masked: false })
  // For good, also after a cancellation.
  await cancel(guest, booking.id)
  await stack.settle()
  expect((await readTalk(stack, host, id)).items[0]).toMatchObject({ body: written })
})

test('the message about a booking comes, although a person tries to take its id first', async () => {
  const { guest, host, home, id } = await openBookableTalk()
  const booking = await book(stack, guest, home, stayIn(stack, 30, 2))
  await say(stack, guest, id, 'Vi har booket')
  // What the product makes of the booking and what is told of it.
  const taken = nameBasedId('6a1d1b2f8f5e4d0c9a57b3c2e4f60718')(`${booking.id} confirmed`)
  for (const person of [guest, host])
    expect(codeOf(await trySay(stack, person, id, 'Der er intet bekræftet', { id: taken }))).toBe('request.invalid')
  await pay(stack, booking.clientSecret)
  expect((await readTalk(stack, host, id)).items.at(-1)).toMatchObject({ id: taken, event: { moment: 'confirmed' } })
})

test('a hidden number is found by nobody who guesses it, before or after the confirmation', async () => {
  const { guest, host, home, id } = await openBookableTalk()
  await say(stack, guest, id, 'Mit nummer er 21345678, skriv om sommerhuset og vejret')
  const guesses = ['21345678', '2134', '21 34 56 78', '"nummer er 21345678"']
  for (const guess of guesses) expect((await searchFor(stack, host, guess)).items, guess).toEqual([])
  expect((await searchFor(stack, host, 'sommerhus')).items).toMatchObject([
    { message: { seq: 1, masked: true }, snippet: 'Mit nummer er •••, skriv om sommerhuset og vejret', thread: { id } },
  ])
  await createPaidStay(stack, home, stayIn(stack, 30, 2), guest)
  for (const guess of guesses.slice(0, 3)) expect((await searchFor(stack, host, guess)).items, guess).toEqual([])
})

test('messages are found by Danish and English stems, in one’s own threads alone, page by page', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(stack, guest, id, 'Vi glæder os til badebroen')
  await say(stack, host, id, 'The beaches are lovely')
  await say(stack, guest, id, 'Er badebroen lang?')
  const other = await openTalk(stack, { guest })
  await say(stack, guest, other.id, 'Har I også en badebro?')
  const found = async (person: string, q: string, more: Parameters<typeof searchFor>[3] = {}) =>
    (await searchFor(stack, person, q, more)).items.map(({ message }) => message.body)
  expect(await found(guest, 'badebro')).toEqual([
    'Har I også en badebro?',
    'Er badebroen lang?',
    'Vi glæder os til badebroen',
  ])
  expect(await found(host, 'badebro')).toEqual(['Er badebroen lang?', 'Vi glæder os til badebroen'])
  expect(await found(guest, 'beach')).toEqual(['The beaches are lovely'])
  expect(await found(guest, 'badebro', { threadId: other.id })).toEqual(['Har I også en badebro?'])
  const first = await searchFor(stack, guest, 'badebro', { limit: 2 })
  expect(first.items).toHaveLength(2)
  expect(await found(guest, 'badebro', { limit: 2, cursor: first.nextCursor ?? '' })).toEqual([
    'Vi glæder os til badebroen',
  ])
  expect(await found(aPersonId(), 'badebro')).toEqual([])
})

test('the original of a hidden message is read by an administrator alone, who says why, and each look is stored', async () => {
  const { guest, host, id } = await openTalk(stack)
  const { id: messageId } = await say(stack, guest, id, 'Skriv til gerda@firma.dk')
  const why = 'Sag 12 om betaling uden om'
  const admin = aPersonId()
  const read = (
    call: Parameters<typeof stack.messaging.messageOriginal>[1],
    reason = why,
    message: string = messageId,
  ) => stack.messaging.messageOriginal({ threadId: id, messageId: message, why: reason }, call)
  for (const person of [guest, host]) expect(codeOf(await read(asUser(person)))).toBe('auth.forbidden')
  expect(codeOf(await read(asUser(admin, 'admin'), 'bare se'))).toBe('request.invalid')
  expect(expectOk(await read(asUser(admin, 'admin')))).toMatchObject({
    body: 'Skriv til gerda@firma.dk',
    senderId: guest,
  })
  expect(codeOf(await read(asUser(admin, 'admin'), why, randomUUID()))).toBe('message.notFound')
  const select = { adminId: true, messageId: true, why: true } as const
  const looks = await stack.tables.messageLook.findMany({ where: { threadId: id }, select })
  expect(looks).toEqual([{ adminId: admin, messageId, why }])
})

test('a request tells its whole story in a thread that it opens, to both', async () => {
  const guest = await createUser(stack)
  const home = await createBookableHome(stack, { mode: 'request' })
  const booking = await book(stack, guest, home, stayIn(stack, 1))
  await stack.settle()
  const id = await onlyThreadOf(guest)
  expect(await onlyThreadOf(home.hostId)).toBe(id)
  expectOk(await stack.services.booking.approve({ id: booking.id }, withKey(asUser(home.hostId, 'host'))))
  await stack.settle()
  const { clientSecret } = expectOk(
    await stack.services.booking.startPayment({ id: booking.id }, withKey(asUser(guest))),
  )
  await pay(stack, clientSecret)
  await advanceClock(stack, 'P5D')
  expect(await momentsIn(guest, id)).toEqual(['requested', 'approved', 'confirmed', 'completed'])
  expect(await threadOf(stack, home.hostId, id)).toMatchObject({
    ...{ unread: 4, bookingIds: [booking.id], contactsShown: true },
  })
})

test('a hold that lapses is told to nobody', async () => {
  const guest = await createUser(stack)
  const home = await createBookableHome(stack)
  await book(stack, guest, home, stayIn(stack, 30))
  await advanceClock(stack, 'PT1H')
  for (const who of [guest, home.hostId]) expect(await threadsOf(stack, who)).toEqual([])
  // A thread that is opened afterwards does not show it either.
  const { id } = await openTalk(stack, { guest, home })
  for (const who of [guest, home.hostId]) expect(await threadOf(stack, who, id)).toMatchObject({ bookingIds: [] })
})

test('a thread shows the stay that is open before what was declined or cancelled later', async () => {
  const guest = await createUser(stack)
  const home = await createBookableHome(stack, { mode: 'request' })
  const open = await book(stack, guest, home, stayIn(stack, 60))
  const withdrawn = await book(stack, guest, home, stayIn(stack, 70))
  await cancel(guest, withdrawn.id)
  await stack.settle()
  const { id } = await openTalk(stack, { guest, home })
  for (const who of [guest, home.hostId])
    expect(await threadOf(stack, who, id)).toMatchObject({ bookingIds: [open.id, withdrawn.id] })
})

test('a booking opens the thread of its two people, and one that nobody has opens none', async () => {
  const home = await createBookableHome(stack, { mode: 'request' })
  const guest = await createUser(stack)
  const { id: bookingId } = await book(stack, guest, home, stayIn(stack, 60))
  const mine = expectOk(await tryToOpen(stack, guest, { bookingId }))
  expect(expectOk(await tryToOpen(stack, home.hostId, { bookingId }))).toEqual(mine)
  for (const [who, booking] of [
    [aPersonId(), bookingId],
    [guest, randomUUID()],
  ] as const)
    expect(codeOf(await tryToOpen(stack, who, { bookingId: booking }))).toBe('booking.notFound')
})

test.each(['?', 'for', 'i', '--'])('a search for %s, which says nothing, finds nothing', async (q) => {
  const { guest, id } = await openTalk(stack)
  await say(stack, guest, id, 'Hej, er der plads til en hund?')
  expect((await searchFor(stack, guest, q)).items).toEqual([])
})

test('events that come twice, at once, late or in any order are one message per fact', async () => {
  const [guestId, hostId, listingId, bookingId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const fact = (from: string | null, status: string) =>
    BookingFact.parse({
      ...{ bookingId, listingId, guestId, hostId, mode: 'request', from, status, imported: false },
      ...{ checkIn: '2027-06-01', checkOut: '2027-06-05' },
      ...{ totalOre: 0, hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 },
    })
  const news = (moment: BookingNews['moment'], revision: number, of: BookingFact): BookingNews => ({
    ...{ moment, revision, fact: of, factId: `${bookingId} ${moment}` },
  })
  const requested = news('requested', 1, fact(null, 'pending_request'))
  const approved = news('approved', 2, fact('pending_request', 'host_approved'))
  const confirmed = news('confirmed', 3, fact('host_approved', 'confirmed'))
  const frames: ThreadFrame[] = []
  const kit = {
    publish: (_subject: string, frame: unknown) => void frames.push(z.custom<ThreadFrame>().parse(frame)),
    log: createLogger({ name: 'test', level: 'silent' }),
    armPlans: async () => undefined,
  }
  const tell = (each: BookingNews) =>
    stack.tables.$transaction((tx) =>
      tellBooking(kit, tx, each, { now: new Date(), afterCommit: (task) => void task() }),
    )
  await tell(confirmed)
  await Promise.all([tell(requested), tell(confirmed), tell(approved), tell(requested)])
  await Promise.all([approved, requested, confirmed].map(tell))
  const rows = await stack.tables.$queryRaw`
    select m.seq, m.event ->> 'moment' as moment from message m where m.guest_id = ${guestId}::uuid order by m.seq`
  const told = z.array(z.object({ seq: z.int(), moment: z.string() })).parse(rows)
  expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(told.map(({ moment }) => moment).sort()).toEqual(['approved', 'confirmed', 'requested'])
  // Each fact is sent once to both people.
  expect(frames).toHaveLength(6)
  const state = await stack.tables.threadBooking.findUniqueOrThrow({ where: { bookingId } })
  expect(state).toMatchObject({ status: 'confirmed', revision: 3, wasConfirmed: true })
  expect(await stack.tables.thread.findMany({ where: { guestId } })).toMatchObject([
    { contactsShown: true, lastSeq: 3 },
  ])
})
