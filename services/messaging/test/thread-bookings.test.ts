import { randomUUID } from 'node:crypto'
import { BookingFact, nameBasedId, type ThreadFrame } from '@nordbo/contracts'
import { createLogger } from '@nordbo/service-kit'
import {
  advanceClock,
  asUser,
  type BootedStack,
  book,
  bootStack,
  codeOf,
  createAdmin,
  createGuest,
  createHome,
  createPaidStay,
  expectOk,
  fetchPaymentSecret,
  type Person,
  pay,
  pictureForm,
  readRows,
  stayIn,
} from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BookingNews, tellBooking } from '../src/consumers/thread-bookings.ts'
import { PrismaClient } from '../src/generated/prisma/client.ts'
import { openTalk, readTalk, say, searchFor, threadOf, trySay } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
let tables: PrismaClient
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
  tables = new PrismaClient({ adapter: new PrismaPg({ connectionString: stack.stack.databases.messaging, max: 4 }) })
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const Threads = z.object({ items: z.array(z.object({ id: z.string() })) })
const onlyThreadOf = async (person: Person): Promise<string> => {
  const { items } = Threads.parse((await person.get('/api/threads')).body)
  expect(items).toHaveLength(1)
  return items[0]?.id ?? ''
}
const momentsIn = async (person: Person, thread: string) =>
  (await readTalk(person, thread)).items.map(({ event, senderId, body }) => {
    expect([senderId, body]).toEqual([null, ''])
    return event?.moment
  })

test('a number is hidden from both until the stay is confirmed, then both see what was written', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  const written = 'Ring til mig på 21 34 56 78 eller gerda@firma.dk'
  const sent = await say(guest, id, written)
  const hidden = { body: 'Ring til mig på ••• eller •••', masked: true }
  expect(sent).toMatchObject(hidden)
  for (const person of [guest, host]) expect((await readTalk(person, id)).items).toMatchObject([hidden])
  expect((await threadOf(host, id)).lastMessage).toMatchObject(hidden)
  const booking = await book(guest, home.id, await stayIn(stack, 30, 2))
  await stack.settle()
  expect((await readTalk(host, id)).items).toMatchObject([hidden])
  await pay(guest, booking.clientSecret ?? '')
  await stack.settle()
  expect((await threadOf(host, id)).contactsShown).toBe(true)
  for (const person of [guest, host])
    expect((await readTalk(person, id)).items[0]).toMatchObject({ body: written, masked: false })
  expect(await say(host, id, 'Mit er 87 65 43 21')).toMatchObject({ body: 'Mit er 87 65 43 21', masked: false })
  // For good, also after a cancellation.
  await guest.send('POST', `/api/bookings/${booking.id}/cancel`, {})
  await stack.settle()
  expect((await readTalk(host, id)).items[0]).toMatchObject({ body: written })
})

test('the message about a booking comes, although a person tries to take its id first', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  const booking = await book(guest, home.id, await stayIn(stack, 30, 2))
  await say(guest, id, 'Vi har booket')
  // What the product makes of the booking and what is told of it.
  const taken = nameBasedId('6a1d1b2f8f5e4d0c9a57b3c2e4f60718')(`${booking.id} confirmed`)
  for (const person of [guest, host])
    expect(await trySay(person, id, 'Der er intet bekræftet', { id: taken })).toMatchObject({ status: 400 })
  await pay(guest, booking.clientSecret ?? '')
  await stack.settle()
  expect((await readTalk(host, id)).items.at(-1)).toMatchObject({ id: taken, event: { moment: 'confirmed' } })
})

test('a hidden number is found by nobody who guesses it, before or after the confirmation', async () => {
  const { guest, host, home, id } = await openTalk(stack)
  await say(guest, id, 'Mit nummer er 21345678, skriv om sommerhuset og vejret')
  const guesses = ['21345678', '2134', '21 34 56 78', '"nummer er 21345678"']
  for (const guess of guesses) expect((await searchFor(host, guess)).items, guess).toEqual([])
  expect((await searchFor(host, 'sommerhus')).items).toMatchObject([
    { message: { seq: 1, masked: true }, snippet: 'Mit nummer er •••, skriv om sommerhuset og vejret', thread: { id } },
  ])
  await createPaidStay(stack, home, await stayIn(stack, 30, 2), guest)
  await stack.settle()
  for (const guess of guesses.slice(0, 3)) expect((await searchFor(host, guess)).items, guess).toEqual([])
})

test('messages are found by Danish and English stems, in one’s own threads alone, page by page', async () => {
  const { guest, host, id } = await openTalk(stack)
  await say(guest, id, 'Vi glæder os til badebroen')
  await say(host, id, 'The beaches are lovely')
  await say(guest, id, 'Er badebroen lang?')
  const other = await openTalk(stack, { guest })
  await say(guest, other.id, 'Har I også en badebro?')
  const found = async (person: Person, q: string, more = '') =>
    (await searchFor(person, q, more)).items.map(({ message }) => message.body)
  expect(await found(guest, 'badebro')).toEqual([
    'Har I også en badebro?',
    'Er badebroen lang?',
    'Vi glæder os til badebroen',
  ])
  expect(await found(host, 'badebro')).toEqual(['Er badebroen lang?', 'Vi glæder os til badebroen'])
  expect(await found(guest, 'beach')).toEqual(['The beaches are lovely'])
  expect(await found(guest, 'badebro', `&threadId=${other.id}`)).toEqual(['Har I også en badebro?'])
  const first = await searchFor(guest, 'badebro', '&limit=2')
  expect(first.items).toHaveLength(2)
  expect(await found(guest, 'badebro', `&limit=2&cursor=${first.nextCursor}`)).toEqual(['Vi glæder os til badebroen'])
  expect(await found(await createGuest(stack), 'badebro')).toEqual([])
})

test('the original of a hidden message is read by an administrator alone, who says why, and each look is stored', async () => {
  const { guest, host, id } = await openTalk(stack)
  const { id: messageId } = await say(guest, id, 'Skriv til gerda@firma.dk')
  const path = `/api/admin/threads/${id}/messages/${messageId}/original`
  const why = 'Sag 12 om betaling uden om'
  for (const person of [guest, host]) expect((await person.send('POST', path, { why })).code).toBe('auth.forbidden')
  expect((await admin.send('POST', path, { why: 'bare se' })).status).toBe(400)
  expect((await admin.send('POST', path, { why })).body).toMatchObject({
    ...{ body: 'Skriv til gerda@firma.dk', senderId: guest.id },
  })
  const nobody = `/api/admin/threads/${id}/messages/${randomUUID()}/original`
  expect((await admin.send('POST', nobody, { why })).code).toBe('message.notFound')
  const Look = z.object({ admin: z.string(), message: z.string(), why: z.string() })
  const sql = `select admin_id as admin, message_id as message, why from message_look where thread_id = '${id}'`
  expect(await readRows(stack.stack, 'messaging', Look, sql)).toEqual([{ admin: admin.id, message: messageId, why }])
})

test('a request tells its whole story in a thread that it opens, to both', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack, { mode: 'request' })
  const booking = await book(guest, home.id, await stayIn(stack, 1, 2))
  await stack.settle()
  const id = await onlyThreadOf(guest)
  expect(await onlyThreadOf(home.host)).toBe(id)
  await home.host.send('POST', `/api/host/bookings/${booking.id}/approve`)
  await stack.settle()
  await pay(guest, await fetchPaymentSecret(guest, booking.id))
  await stack.settle()
  await advanceClock(admin, 'P5D')
  await stack.settle()
  expect(await momentsIn(guest, id)).toEqual(['requested', 'approved', 'confirmed', 'completed'])
  expect(await threadOf(home.host, id)).toMatchObject({ unread: 4, bookingIds: [booking.id], contactsShown: true })
})

test('a hold that lapses is told to nobody', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack)
  await book(guest, home.id, await stayIn(stack, 30, 2))
  await advanceClock(admin, 'PT1H')
  await stack.settle()
  expect((await home.host.get('/api/threads')).body).toMatchObject({ items: [] })
  expect((await guest.get('/api/threads')).body).toMatchObject({ items: [] })
  // A thread that is opened afterwards does not show it either.
  const { id } = await openTalk(stack, { guest, home })
  for (const who of [guest, home.host]) expect(await threadOf(who, id)).toMatchObject({ bookingIds: [] })
})

test('a thread shows the stay that is open before what was declined or cancelled later', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack, { mode: 'request' })
  const open = await book(guest, home.id, await stayIn(stack, 60, 2))
  const withdrawn = await book(guest, home.id, await stayIn(stack, 70, 2))
  expect((await guest.send('POST', `/api/bookings/${withdrawn.id}/cancel`, {})).status).toBeLessThan(300)
  await stack.settle()
  const { id } = await openTalk(stack, { guest, home })
  for (const who of [guest, home.host])
    expect(await threadOf(who, id)).toMatchObject({ bookingIds: [open.id, withdrawn.id] })
})

test.each(['?', 'for', 'i', '--'])('a search for %s, which says nothing, finds nothing', async (q) => {
  const { guest, id } = await openTalk(stack)
  await say(guest, id, 'Hej, er der plads til en hund?')
  expect((await searchFor(guest, q)).items).toEqual([])
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
    tables.$transaction((tx) => tellBooking(kit, tx, each, { now: new Date(), afterCommit: (task) => void task() }))
  await tell(confirmed)
  await Promise.all([tell(requested), tell(confirmed), tell(approved), tell(requested)])
  await Promise.all([approved, requested, confirmed].map(tell))
  const rows = await tables.$queryRaw`
    select m.seq, m.event ->> 'moment' as moment from message m where m.guest_id = ${guestId}::uuid order by m.seq`
  const told = z.array(z.object({ seq: z.int(), moment: z.string() })).parse(rows)
  expect(told.map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(told.map(({ moment }) => moment).sort()).toEqual(['approved', 'confirmed', 'requested'])
  // Each fact is sent once to both people.
  expect(frames).toHaveLength(6)
  const state = await tables.threadBooking.findUniqueOrThrow({ where: { bookingId } })
  expect(state).toMatchObject({ status: 'confirmed', revision: 3, wasConfirmed: true })
  expect(await tables.thread.findMany({ where: { guestId } })).toMatchObject([{ contactsShown: true, lastSeq: 3 }])
})

test('up to ten pictures are sent with a message, and seen by its two people alone', async () => {
  const { guest, host, id } = await openTalk(stack)
  const Picture = z.object({ picture: z.object({ id: z.string(), width: z.int(), height: z.int() }) })
  const upload = async () => (await guest.postOk(Picture, `/api/threads/${id}/pictures`, pictureForm(40))).picture
  const [first, second] = [await upload(), await upload()]
  const path = `/api/threads/${id}/pictures/${first.id}`
  expect((await guest.get(path)).status).toBe(200)
  expect((await host.get(path)).code, 'not sent yet').toBe('thread.notFound')
  const message = await say(guest, id, '', { pictures: [second.id, first.id] })
  expect(message.pictures).toEqual([second, first])
  const seen = await host.get(`${path}?size=small`)
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    ...[200, 'image/webp', 'private, no-store'],
  ])
  for (const stranger of [await createGuest(stack), admin])
    expect((await stranger.get(path)).code).toBe('thread.notFound')
  // Sent once; another's and unknown ones are refused alike.
  for (const picture of [first.id, randomUUID()])
    expect((await trySay(guest, id, 'Igen', { pictures: [picture] })).code).toBe('message.pictureNotFound')
  expect((await trySay(host, id, 'Min', { pictures: [(await upload()).id] })).code).toBe('message.pictureNotFound')
  const ten = await Promise.all(Array.from({ length: 10 }, upload))
  const many = await say(guest, id, 'Ti', { pictures: ten.map((picture) => picture.id) })
  expect(many.pictures).toEqual(ten)
  const eleven = Array.from({ length: 11 }, () => randomUUID())
  expect((await trySay(guest, id, 'Mange', { pictures: eleven })).code).toBe('request.invalid')
  const notes = new FormData()
  notes.append('file', new Blob(['ingen billede']), 'a.webp')
  expect((await guest.send('POST', `/api/threads/${id}/pictures`, notes)).code).toBe('photo.unreadable')
})

test('a picture that is taken back before it is sent is gone at once, and one that was sent stays', async () => {
  const { guest, host, id } = await openTalk(stack)
  const Picture = z.object({ picture: z.object({ id: z.string() }) })
  const upload = async () => (await guest.postOk(Picture, `/api/threads/${id}/pictures`, pictureForm(42))).picture.id
  const [taken, sent, waiting] = [await upload(), await upload(), await upload()]
  await say(guest, id, 'Se her', { pictures: [sent] })
  const pathOf = (picture: string) => `/api/threads/${id}/pictures/${picture}`
  for (const picture of [taken, taken, sent, randomUUID()])
    expect((await guest.send('DELETE', pathOf(picture))).status).toBe(200)
  // The other person takes nothing back.
  expect((await host.send('DELETE', pathOf(waiting))).status).toBe(200)
  expect((await (await createGuest(stack)).send('DELETE', pathOf(waiting))).code).toBe('thread.notFound')
  const found = async (picture: string) => (await guest.get(pathOf(picture))).code ?? 'there'
  expect([await found(taken), await found(sent), await found(waiting)]).toEqual(['thread.notFound', 'there', 'there'])
  expect((await trySay(guest, id, 'Og her', { pictures: [taken] })).code).toBe('message.pictureNotFound')
})

test('pictures that were not sent are gone after a day, with their files', async () => {
  const { guest, id } = await openTalk(stack)
  const Picture = z.object({ picture: z.object({ id: z.string() }) })
  const { picture } = await guest.postOk(Picture, `/api/threads/${id}/pictures`, pictureForm(41))
  const call = asUser(guest.id)
  const find = () => stack.services.messaging.messagePicture({ threadId: id, pictureId: picture.id }, call)
  expectOk(await find())
  await advanceClock(admin, 'PT25H')
  await stack.settle()
  expect(codeOf(await find())).toBe('thread.notFound')
})
