import { createVerify } from 'node:crypto'
import { UserId } from '@nordbo/contracts'
import {
  advanceClock,
  asUser,
  type BootedStack,
  book,
  bootStack,
  countRows,
  createAdmin,
  createGuest,
  createHome,
  createHost,
  domainNow,
  expectOk,
  fetchPaymentSecret,
  type Person,
  pay,
  signIn,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createReached, titlesOf, turnOn } from './push-people.ts'
import { openTalk, say } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

/** Moves the clock to an hour of Copenhagen's summer, at the latest that of the next day. */
const until = async (hour: number): Promise<void> => {
  const now = await domainNow(stack)
  const minutes = (now.getUTCHours() + 2) * 60 + now.getUTCMinutes()
  const ahead = (hour * 60 - minutes + 2 * 1_440) % 1_440
  if (ahead > 0) await advanceClock(admin, `PT${ahead}M`)
  await stack.settle()
}
/** Every test begins in the morning. */
beforeEach(() => until(10))

/** A request to a host with a browser, and its guest with another. */
const request = async () => {
  const guest = await createReached(stack)
  const home = await createHome(stack, { mode: 'request' })
  const browser = await turnOn(stack, home.host)
  const booking = await book(guest.person, home.id, await stayIn(stack, 40, 2))
  await stack.settle()
  return { guest, home, host: { person: home.host, browser }, id: booking.id }
}
const approve = async ({ home, id }: Awaited<ReturnType<typeof request>>) => {
  await home.host.send('POST', `/api/host/bookings/${id}/approve`)
  await stack.settle()
}

test('devices are told what the matrix pushes to their person: what happened, the home, and its page', async () => {
  const stay = await request()
  const { guest, host, id } = stay
  await approve(stay)
  await pay(guest.person, await fetchPaymentSecret(guest.person, id))
  await stack.settle()
  const [received, ...more] = await host.browser.received()
  expect(received).toMatchObject({
    ...{ title: 'Du har fået en forespørgsel', path: '/host/dashboard/requests', lang: 'da' },
    body: expect.stringMatching(/^Sommerhus \d+ ved Grenen$/),
  })
  expect(more.map(({ title }) => title)).toEqual(['Du har fået en ny reservation'])
  // The request that the guest sent themselves is not pushed.
  const own = await guest.browser.received()
  expect(own.map(({ title, path }) => [title, path])).toEqual([
    ['Værten har sagt ja. Betal for at få opholdet', `/pay/${id}`],
    ['Dit ophold er bekræftet', `/trips/${id}`],
  ])
  expect(own.map(({ headers }) => headers.urgency)).toEqual(['high', 'normal'])
})

test('push services can check that it is Nordbo that sends, by the key that browsers subscribed with', async () => {
  const { guest, host } = await request()
  const { publicKey } = z.object({ publicKey: z.string() }).parse((await guest.person.get('/api/push/key')).body)
  const [received] = await host.browser.received()
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(received?.headers.authorization ?? '') ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url') },
    y: point.subarray(33).toString('base64url'),
  }
  const verifier = createVerify('sha256').update(`${head}.${claims}`)
  const signed = verifier.verify(
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(signed).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(host.browser.address.endpoint).origin,
    sub: 'mailto:hjaelp@nordbo.example',
  })
})

test('every device of a person is told, in the language of the person', async () => {
  const home = await createHome(stack, { mode: 'request' })
  const { host } = home
  const first = await turnOn(stack, host)
  const again = await signIn(stack.url, host.email, 'sommerhus-29')
  const second = await turnOn(stack, again)
  expect((await host.send('PATCH', '/api/me/profile', { preferredLocale: 'de' })).status).toBe(200)
  await book(await createGuest(stack), home.id, await stayIn(stack, 60, 2))
  await stack.settle()
  for (const browser of [first, second])
    expect(await browser.received()).toMatchObject([{ title: 'Sie haben eine neue Anfrage', lang: 'de' }])
})

test('people are pushed by the choices of their profile', async () => {
  const guest = await createReached(stack)
  const choices = {
    ...{ bookingEmail: true, bookingPush: false, messageEmail: true, messagePush: true },
    ...{ promoEmail: true, promoPush: true },
  }
  expect((await guest.person.send('PUT', '/api/me/notification-settings', choices)).status).toBe(200)
  const { host, id } = await openTalk(stack, {
    guest: guest.person,
    home: await createHome(stack, { mode: 'request' }),
  })
  await say(host, id, 'Hej')
  await advanceClock(admin, 'PT11S')
  await stack.settle()
  const home = await createHome(stack, { mode: 'request' })
  const booking = await book(guest.person, home.id, await stayIn(stack, 41, 2))
  await home.host.send('POST', `/api/host/bookings/${booking.id}/approve`)
  await stack.settle()
  expect(await titlesOf(guest.browser)).toEqual(['Du har fået en ny besked'])

  // Who wants no push messages about messages gets those about bookings.
  const other = await createReached(stack)
  const only = { ...choices, bookingPush: true, messagePush: false }
  expect((await other.person.send('PUT', '/api/me/notification-settings', only)).status).toBe(200)
  const talk = await openTalk(stack, { guest: other.person, home: await createHome(stack, { mode: 'request' }) })
  await say(talk.host, talk.id, 'Hej')
  await advanceClock(admin, 'PT11S')
  await stack.settle()
  expect(await other.browser.received()).toEqual([])
  const asked = await book(other.person, talk.home.id, await stayIn(stack, 43, 2))
  await talk.host.send('POST', `/api/host/bookings/${asked.id}/approve`)
  await stack.settle()
  expect(await titlesOf(other.browser)).toEqual(['Værten har sagt ja. Betal for at få opholdet'])
})

test('news are pushed to those who want them as push messages', async () => {
  const [wanting, other] = [await createReached(stack), await createReached(stack)]
  const city = 'Klithavnby'
  for (const [{ person }, promoPush] of [
    [wanting, true],
    [other, false],
  ] as const) {
    const choices = {
      ...{ bookingEmail: true, bookingPush: true, messageEmail: true, messagePush: true, promoEmail: true },
      promoPush,
    }
    expect((await person.send('PUT', '/api/me/notification-settings', choices)).status).toBe(200)
    const search = { query: { place: city }, asked: { place: city } }
    expectOk(await stack.services.listings.saveSearch(search, asUser(UserId.parse(person.id))))
  }
  const address = { line1: 'Strandvej 1', line2: null, postalCode: '9990', city, region: null, country: 'DK' as const }
  await createHome(stack, { content: { address } })
  await stack.settle()
  expect(await titlesOf(wanting.browser)).toEqual(['Der er en ny bolig til din søgning'])
  expect(await other.browser.received()).toEqual([])
})

test('between 22 and 7 what is not urgent waits for the morning, and is left out if it was read meanwhile', async () => {
  const [kept, seen] = [await request(), await request()]
  await approve(kept)
  await approve(seen)
  await until(22)
  for (const { guest, id } of [kept, seen]) await pay(guest.person, await fetchPaymentSecret(guest.person, id))
  const urgent = await request()
  expect(await titlesOf(urgent.host.browser)).toEqual(['Du har fået en forespørgsel'])
  await until(6)
  for (const { guest } of [kept, seen]) expect(await titlesOf(guest.browser)).toHaveLength(1)
  await seen.guest.person.send('PUT', '/api/notifications/read', { upTo: Number.MAX_SAFE_INTEGER })
  await until(7)
  expect(await titlesOf(kept.guest.browser)).toContain('Dit ophold er bekræftet')
  expect(await titlesOf(seen.guest.browser)).not.toContain('Dit ophold er bekræftet')
})

test('quiet hours go by the clock of the device', async () => {
  const home = await createHome(stack)
  const guest = await createGuest(stack)
  // Ten in Copenhagen is four in New York.
  const there = await turnOn(stack, guest, { timeZone: 'America/New_York' })
  const booking = await book(guest, home.id, await stayIn(stack, 44, 2))
  await pay(guest, booking.clientSecret ?? '')
  await stack.settle()
  expect(await there.received()).toEqual([])
  await until(13)
  expect(await titlesOf(there)).toEqual(['Dit ophold er bekræftet'])
})

test('messages that nobody reads within ten seconds are one push message, and those that are read are none', async () => {
  const guest = await createReached(stack)
  const { host, home, id } = await openTalk(stack, { guest: guest.person })
  const hosts = await turnOn(stack, host)
  await say(host, id, 'Hej')
  await say(host, id, 'Er I på vej?')
  await stack.settle()
  expect(await guest.browser.received()).toEqual([])
  await advanceClock(admin, 'PT11S')
  await stack.settle()
  const { title } = z.object({ title: z.string() }).parse((await guest.person.get(`/api/listings/${home.id}`)).body)
  expect(await guest.browser.received()).toMatchObject([
    { title: 'Du har fået en ny besked', body: title, path: `/messages/${id}`, tag: id },
  ])
  await advanceClock(admin, 'PT5M')
  await say(host, id, 'Nøglen ligger i boksen')
  await guest.person.send('PUT', `/api/threads/${id}/read`, { seq: 3 })
  await say(guest.person, id, 'Vi er her om en time')
  await advanceClock(admin, 'PT11S')
  await stack.settle()
  expect(await guest.browser.received()).toHaveLength(1)
  expect((await hosts.received()).map(({ path }) => path)).toEqual([`/host/dashboard/messages/${id}`])
  await say(host, id, 'Fint')
  await advanceClock(admin, 'PT11S')
  await stack.settle()
  expect(await guest.browser.received()).toHaveLength(2)
})

test('messages of a night are one push message in the morning', async () => {
  const guest = await createReached(stack)
  const { host, id } = await openTalk(stack, { guest: guest.person })
  await until(23)
  for (let nr = 1; nr <= 4; nr++) {
    await say(host, id, `nr ${nr}`)
    await advanceClock(admin, 'PT15S')
    await stack.settle()
  }
  expect(await guest.browser.received()).toEqual([])
  await until(7)
  expect(await guest.browser.received()).toHaveLength(1)
})

test('a push service that fails is asked again with pauses, and one that knows no such browser ends it', async () => {
  const { host } = await request()
  const order = async () => {
    const home = await createHome(stack, { host: host.person, mode: 'request' })
    await book(await createGuest(stack), home.id, await stayIn(stack, 50, 2))
    await stack.settle()
  }
  await host.browser.answerNext([503, 429])
  await order()
  expect(await host.browser.received()).toHaveLength(1)
  await advanceClock(admin, 'PT5S')
  await stack.settle()
  expect(await host.browser.received()).toHaveLength(1)
  await advanceClock(admin, 'PT30S')
  await stack.settle()
  expect(await host.browser.received()).toHaveLength(2)

  const [gone, lost] = [await createHost(stack), await createHost(stack)]
  for (const [person, status] of [
    [gone, 410],
    [lost, 404],
  ] as const) {
    const browser = await turnOn(stack, person)
    await browser.answerNext([status])
    const home = await createHome(stack, { host: person, mode: 'request' })
    await book(await createGuest(stack), home.id, await stayIn(stack, 50, 2))
    await stack.settle()
    expect((await person.get('/api/me/push-subscriptions')).body).toEqual({ items: [] })
  }
})

test('a message that a push service never takes is given up after nine attempts', async () => {
  const host = await createHost(stack)
  const browser = await turnOn(stack, host)
  await browser.answerNext(Array.from({ length: 9 }, () => 500))
  const home = await createHome(stack, { host, mode: 'request' })
  const { id } = await book(await createGuest(stack), home.id, await stayIn(stack, 50, 2))
  await stack.settle()
  // An answered request brings no reminder, which would be pushed, too.
  expect((await host.send('POST', `/api/host/bookings/${id}/decline`)).status).toBe(200)
  for (let nr = 0; nr < 10; nr++) {
    await advanceClock(admin, 'PT5H')
    await stack.settle()
  }
  expect(await titlesOf(browser)).not.toContain('Du har fået en forespørgsel')
  const waits = `select count(*) from push_message m join push_device d on d.id = m.device_id
    where d.person_id = $1::uuid and m.due_at is not null`
  expect(await countRows(stack.stack, 'messaging', waits, [host.id])).toBe(0)
})
