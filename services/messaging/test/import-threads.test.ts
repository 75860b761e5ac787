import { randomUUID } from 'node:crypto'
import {
  advanceClock,
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  countRows,
  createAdmin,
  createEndedStay,
  createGuest,
  createHome,
  domainNow,
  type Home,
  listMails,
  type Person,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOn } from './push-people.ts'
import { openTalk, readTalk, say, searchFor, threadOf, unreadOf } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const hourMs = 3_600_000

/** A conversation about a home: a question yesterday, and three messages of the last hour, of which the host has not read two. */
const aThread = async (guest: Person, home: Home) => {
  const now = (await domainNow(stack)).getTime()
  const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString()
  return {
    listingId: home.id,
    guestId: guest.id,
    messages: [
      { from: 'guest' as const, body: 'Må vi have hund med?', sentAt: at(1_500) },
      { from: 'host' as const, body: 'Ja, og der er hegn om haven.', sentAt: at(60) },
      { from: 'guest' as const, body: 'Ring til mig på 20 30 40 50', sentAt: at(50) },
      { from: 'guest' as const, body: 'Eller skriv her.', sentAt: at(40) },
    ],
    readSeq: { guest: 4, host: 2 },
  }
}
type Imported = Parameters<typeof stack.services.messaging.importThreads>[0]['threads'][number]
const importThreads = (...threads: Imported[]) => stack.services.messaging.importThreads({ threads }, asAdmin)
const theOnly = async (person: Person, query = ''): Promise<string> => {
  const { body } = await person.get(`/api/threads${query}`)
  expect(body).toMatchObject({ items: [{ id: expect.any(String) }] })
  return (body as { items: [{ id: string }] }).items[0].id
}

test('a conversation is imported as if it had been written at its times, with what each side has read', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const thread = await aThread(guest, home)
  expect(await importThreads(thread)).toEqual({ ok: true, value: { created: 1 } })
  const id = await theOnly(home.host)
  const { items } = await readTalk(home.host, id)
  expect(items.map(({ seq, senderId, body, masked, createdAt }) => [seq, senderId, body, masked, createdAt])).toEqual(
    thread.messages.map(({ from, body, sentAt }, index) => {
      const hidden = body.includes('20 30 40 50')
      const shown = hidden ? expect.not.stringContaining('20 30') : body
      return [index + 1, from === 'guest' ? guest.id : home.host.id, shown, hidden, sentAt]
    }),
  )
  const last = thread.messages.at(-1)
  expect(await threadOf(home.host, id)).toMatchObject({
    ...{ unread: 2, readSeq: 2, otherReadSeq: 4, lastSeq: 4, archived: false, contactsShown: false, bookingIds: [] },
    ...{ lastMessageAt: last?.sentAt, lastMessage: { seq: 4, body: 'Eller skriv her.' } },
  })
  expect(await unreadOf(home.host)).toEqual({ count: 1, guest: 0, host: 1 })
  expect(await unreadOf(guest)).toEqual({ count: 0, guest: 0, host: 0 })
  const hits = async (q: string) => (await searchFor(guest, q)).items.map(({ message }) => message.seq)
  expect([await hits('hunde'), await hits('20 30 40 50')]).toEqual([[1], []])
})

test('what happened to a booking is imported as a line of the product, unread until its reader has read so far', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const thread = await aThread(guest, home)
  const [question, ...others] = thread.messages
  if (!question) throw new Error('no question')
  const event = { bookingId: randomUUID(), checkIn: '2031-07-01', checkOut: '2031-07-05' }
  const told = (moment: 'requested' | 'approved', sentAt: string | undefined): Imported['messages'][number] => ({
    event: { ...event, moment },
    sentAt: sentAt ?? '',
  })
  const last = others.at(-1)
  const messages = [told('requested', question.sentAt), question, ...others, told('approved', last?.sentAt)]
  expect(await importThreads({ ...thread, messages, readSeq: { guest: 5, host: 2 } })).toEqual({
    ok: true,
    value: { created: 1 },
  })
  const id = await theOnly(guest)
  const { items } = await readTalk(guest, id)
  expect(items).toHaveLength(6)
  expect(items[0]).toMatchObject({
    seq: 1,
    senderId: null,
    body: '',
    masked: false,
    event: { ...event, moment: 'requested' },
  })
  expect(items[1]).toMatchObject({ seq: 2, senderId: guest.id, event: null })
  const line = { seq: 6, senderId: null, event: { ...event, moment: 'approved' }, createdAt: last?.sentAt }
  expect(await threadOf(guest, id)).toMatchObject({
    unread: 1,
    lastSeq: 6,
    lastMessageAt: last?.sentAt,
    lastMessage: line,
  })
  // Three of the guest and the line.
  expect((await threadOf(home.host, id)).unread).toBe(3)
  expect(await unreadOf(guest)).toEqual({ count: 1, guest: 1, host: 0 })
  expect(items[0]?.id[14], 'the id that the fact has').toBe('5')
})

test('a second import changes nothing, also where people have written since, and what they write comes after', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const thread = await aThread(guest, home)
  expect(await importThreads(thread)).toMatchObject({ value: { created: 1 } })
  const id = await theOnly(guest)
  const later = await say(home.host, id, 'Jeg ringer i aften.')
  expect(later.seq).toBe(5)
  expect(await importThreads(thread)).toEqual({ ok: true, value: { created: 0 } })
  const { items } = await readTalk(guest, id)
  expect(items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  expect(items.map(({ createdAt }) => createdAt)).toEqual(items.map(({ createdAt }) => createdAt).sort())
  expect(await threadOf(guest, id)).toMatchObject({ unread: 1, lastSeq: 5, lastMessageAt: later.createdAt })
  expect((await home.host.send('PUT', `/api/threads/${id}/read`, { seq: 5 })).body).toEqual({ readSeq: 5 })
  expect(await unreadOf(home.host)).toEqual({ count: 0, guest: 0, host: 0 })
})

test('a guest who has a thread in the home keeps it as it is', async () => {
  const talk = await openTalk(stack)
  await say(talk.guest, talk.id, 'Hej')
  expect(await importThreads(await aThread(talk.guest, talk.home))).toEqual({ ok: true, value: { created: 0 } })
  expect((await readTalk(talk.guest, talk.id)).items.map(({ body }) => body)).toEqual(['Hej'])
})

test('nobody gets a mail, push or notification about imported messages, and of later ones only about these', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const browser = await turnOn(stack, home.host)
  await importThreads(await aThread(guest, home))
  await advanceClock(admin, 'PT20M')
  await stack.settle()
  const aboutMessages = async () =>
    (await listMails(stack.stack, home.host.email)).filter(({ text }) => text.includes('/messages/'))
  expect(await aboutMessages()).toEqual([])
  expect(await browser.received()).toEqual([])
  const ofPerson = 'select count(*) from notification where person_id = $1::uuid'
  for (const { id } of [guest, home.host]) expect(await countRows(stack.stack, 'messaging', ofPerson, [id])).toBe(0)

  await say(guest, await theOnly(guest), 'Har du set mine beskeder?')
  await advanceClock(admin, 'PT9M')
  await stack.settle()
  expect(await aboutMessages(), 'it waits as long as any other').toEqual([])
  await advanceClock(admin, 'PT1M')
  await stack.settle()
  const [mail, ...more] = await aboutMessages()
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Ny besked fra /)
  expect(mail?.text).toContain('Har du set mine beskeder?')
  expect(await browser.received()).toHaveLength(1)
})

test('an imported request that its host approves now is told in its conversation and mailed, as any other', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack, { mode: 'request' })]
  const bookingId = randomUUID()
  const bookedAt = (await domainNow(stack)).toISOString()
  const stay = {
    id: bookingId,
    listingId: home.id,
    guestId: guest.id,
    ...(await stayIn(stack, 30)),
    guests: { adults: 2 },
  }
  const stays = [{ ...stay, bookedAt, outcome: 'pending_request' as const }]
  expect(await stack.services.booking.importHistory({ stays, blocks: [] }, asAdmin)).toMatchObject({ ok: true })
  await stack.settle()
  const subjects = async ({ email }: Person) =>
    (await listMails(stack.stack, email)).map(({ subject }) => subject).filter((subject) => !/^Velkommen/.test(subject))
  for (const person of [guest, home.host]) expect(await subjects(person), 'of the import').toEqual([])

  expect((await home.host.send('POST', `/api/host/bookings/${bookingId}/approve`)).status).toBe(200)
  await stack.settle()
  const { items } = await readTalk(guest, await theOnly(guest))
  expect(items).toMatchObject([{ event: { moment: 'approved', bookingId } }])
  expect(await subjects(guest)).toEqual([expect.stringMatching(/har sagt ja/)])
  const asAnyOther = 'select count(*) from thread_booking where booking_id = $1::uuid and not imported'
  expect(await countRows(stack.stack, 'messaging', asAnyOther, [bookingId]), 'has planned messages').toBe(1)
})

test('one that a side has put away is in its archive, and a confirmed stay shows the contact data', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const thread = { ...(await aThread(guest, home)), archivedBy: ['guest' as const] }
  await importThreads(thread)
  expect((await guest.get('/api/threads')).body).toMatchObject({ items: [] })
  const id = await theOnly(guest, '?archived=true')
  expect(await theOnly(home.host)).toBe(id)
  await createEndedStay(stack, { guest, home })
  const { items } = await readTalk(home.host, id)
  expect(items[2]).toMatchObject({ body: 'Ring til mig på 20 30 40 50', masked: false })
})

test('a message of the future is of now, so that the next one follows it', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const now = (await domainNow(stack)).getTime()
  const future = { from: 'guest' as const, body: 'Hej', sentAt: new Date(now + 5 * hourMs).toISOString() }
  await importThreads({ ...(await aThread(guest, home)), messages: [future], readSeq: { guest: 1, host: 1 } })
  const id = await theOnly(guest)
  const next = await say(guest, id, 'Er der nogen?')
  expect(Date.parse(next.createdAt) - now).toBeLessThan(hourMs)
})

test('only an administrator imports, about homes of others that exist, in the order of time', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const thread = await aThread(guest, home)
  const tryTo = (changed: Partial<typeof thread>, call: { actor: (typeof asAdmin)['actor'] } = asAdmin) =>
    stack.services.messaging.importThreads({ threads: [{ ...thread, ...changed }] }, call)
  expect(codeOf(await tryTo({}, asUser(guest.id)))).toBe('auth.forbidden')
  expect(codeOf(await tryTo({ messages: thread.messages.toReversed() }))).toBe('request.invalid')
  expect(codeOf(await tryTo({ listingId: randomUUID() }))).toBe('internal.error')
  expect(codeOf(await tryTo({ guestId: home.host.id }))).toBe('internal.error')
  expect((await guest.get('/api/threads')).body).toMatchObject({ items: [] })
})
