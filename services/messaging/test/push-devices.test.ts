import { randomUUID } from 'node:crypto'
import {
  advanceClock,
  type BootedStack,
  book,
  bootStack,
  countRows,
  createAdmin,
  createGuest,
  createHome,
  createHost,
  createPushBrowser,
  type Person,
  readRows,
  signIn,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { turnOn } from './push-people.ts'
import { openTalk, say } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Device = z.looseObject({ id: z.uuid(), current: z.boolean(), lastPushAt: z.string().nullable() })
const devicesOf = async (person: Person) =>
  z.object({ items: z.array(Device) }).parse((await person.get('/api/me/push-subscriptions')).body).items
const again = (person: Person): Promise<Person> => signIn(stack.url, person.email, 'sommerhus-29')

/** Gives a host something to hear of at once. */
const requestFrom = async (host: Person): Promise<void> => {
  const home = await createHome(stack, { host, mode: 'request' })
  await book(await createGuest(stack), home.id, await stayIn(stack, 40, 2))
  await stack.settle()
}

test('a person sees their devices without addresses and keys, and when each was last written to', async () => {
  const host = await createHost(stack)
  const phone = await again(host)
  await turnOn(stack, host)
  await turnOn(stack, phone)
  await requestFrom(host)
  const items = await devicesOf(host)
  expect(items.map(({ current }) => current).sort()).toEqual([false, true])
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual(['createdAt', 'current', 'id', 'lastPushAt', 'name'])
    expect(item.lastPushAt).not.toBeNull()
  }
  const other = items.find(({ current }) => !current)
  expect((await (await createGuest(stack)).send('DELETE', `/api/me/push-subscriptions/${other?.id}`)).status).toBe(200)
  expect(await devicesOf(host)).toHaveLength(2)
  await host.send('DELETE', `/api/me/push-subscriptions/${other?.id}`)
  expect((await devicesOf(host)).map(({ current }) => current)).toEqual([true])
  expect(await devicesOf(phone)).toMatchObject([{ current: false }])
})

test('turning push on again changes the device of the session, and off ends it', async () => {
  const guest = await createGuest(stack)
  const browser = await turnOn(stack, guest)
  const [first] = await devicesOf(guest)
  await turnOn(stack, guest, { browser, timeZone: 'Asia/Tokyo' })
  expect(await devicesOf(guest)).toMatchObject([{ id: first?.id }])
  await turnOn(stack, guest)
  expect(await devicesOf(guest)).toHaveLength(1)
  await guest.send('DELETE', '/api/me/push-subscription')
  expect(await devicesOf(guest)).toEqual([])
})

test('a new address of the same browser takes the place of the old one, with what waits to be pushed', async () => {
  const { guest, host, id } = await openTalk(stack)
  const old = await turnOn(stack, host)
  const elsewhere = await turnOn(stack, await again(host))
  const before = await devicesOf(host)
  await say(guest, id, 'Er I hjemme?')
  const renewed = await turnOn(stack, host)
  expect(await devicesOf(host)).toEqual(before)
  await advanceClock(admin, 'PT15S')
  await stack.settle()
  expect(
    await Promise.all([old, renewed, elsewhere].map(async (browser) => (await browser.received()).length)),
  ).toEqual([0, 1, 1])
  // The address of another session of the same person moves to this one.
  await turnOn(stack, host, { browser: elsewhere })
  expect(await devicesOf(host)).toMatchObject([{ current: true }])
})

test('nothing but a push service is called, and nothing but a key of a browser is stored', async () => {
  const guest = await createGuest(stack)
  const { endpoint, keys } = createPushBrowser(stack.stack).address
  const put = (address: object) => guest.send('PUT', '/api/me/push-subscription', { endpoint, keys, ...address })
  for (const refused of [
    'https://127.0.0.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://localhost/push',
    'https://push.example/push',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'http://fcm.googleapis.com/fcm/send/a',
    endpoint.replace('/_sandbox/push/', '/_sandbox/clock/'),
    endpoint.replace('/_sandbox/push/', '/_sandbox/push/../'),
    stack.stack.localUrl,
  ])
    expect([refused, await put({ endpoint: refused })]).toMatchObject([
      refused,
      { status: 422, code: 'push.addressRefused' },
    ])
  const noPoint = Buffer.alloc(65, 4).toString('base64url')
  expect(await put({ keys: { ...keys, p256dh: noPoint } })).toMatchObject({ code: 'push.addressRefused' })
  expect(await put({ keys: { ...keys, auth: 'short' } })).toMatchObject({ code: 'request.invalid' })
  expect(await put({ timeZone: 'Europe/Atlantis' })).toMatchObject({ code: 'request.invalid' })
  expect(await devicesOf(guest)).toEqual([])
})

test('the address of another person is refused, unless it is the same browser after another sign-in', async () => {
  const [guest, other] = [await createGuest(stack), await createGuest(stack)]
  const browser = await turnOn(stack, guest)
  const stolen = { ...createPushBrowser(stack.stack).address, endpoint: browser.address.endpoint }
  expect(await other.send('PUT', '/api/me/push-subscription', stolen)).toMatchObject({
    ...{ status: 409, code: 'push.addressTaken' },
  })
  expect([await devicesOf(guest), await devicesOf(other)]).toMatchObject([[{ current: true }], []])
  await turnOn(stack, other, { browser })
  expect([await devicesOf(guest), await devicesOf(other)]).toMatchObject([[], [{ current: true }]])
})

test('of people who name one address at the same moment one has it, and the others are refused', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => createGuest(stack)))
  for (let round = 0; round < 12; round++) {
    const { endpoint } = createPushBrowser(stack.stack).address
    const named = () => ({ ...createPushBrowser(stack.stack).address, endpoint })
    const answers = await Promise.all(people.map((person) => person.send('PUT', '/api/me/push-subscription', named())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const [owner] = people.filter((_, index) => answers[index]?.status === 200)
    const stored = 'select person_id from push_device where endpoint = $1'
    const row = z.object({ person_id: z.uuid() })
    expect(await readRows(stack.stack, 'messaging', row, stored, [endpoint])).toEqual([{ person_id: owner?.id }])
  }
})

test('a person has at most ten devices: the one that was silent the longest makes way', async () => {
  const guest = await createGuest(stack)
  for (let nr = 0; nr < 11; nr++) {
    await turnOn(stack, nr === 0 ? guest : await again(guest))
    await advanceClock(admin, 'PT1S')
  }
  const items = await devicesOf(guest)
  expect(items).toHaveLength(10)
  expect(items.some(({ current }) => current)).toBe(false)
})

test('signing out ends the device, and so does every other end of its session', async () => {
  const host = await createHost(stack)
  const [phone, tablet] = [await again(host), await again(host)]
  const [first, second, third] = [await turnOn(stack, host), await turnOn(stack, phone), await turnOn(stack, tablet)]
  const stored = () =>
    countRows(stack.stack, 'messaging', 'select count(*) from push_device where person_id = $1::uuid', [host.id])
  expect(await stored()).toBe(3)
  await phone.send('POST', '/api/auth/sign-out')
  expect(await stored()).toBe(2)
  // Messaging does not hear of this one before it has something to say.
  await host.send('POST', '/api/me/sessions/end-others')
  expect(await devicesOf(host)).toHaveLength(1)
  await requestFrom(host)
  expect(await Promise.all([first, second, third].map(async (each) => (await each.received()).length))).toEqual([
    1, 0, 0,
  ])
  expect(await stored()).toBe(1)
})

test('what was written before push was on is not pushed, and nothing of a thread to others', async () => {
  const talk = await openTalk(stack)
  await say(talk.host, talk.id, 'Fra før')
  await advanceClock(admin, 'PT1S')
  const browser = await turnOn(stack, talk.guest)
  const stranger = await createGuest(stack)
  const foreign = await turnOn(stack, stranger)
  await advanceClock(admin, 'PT1M')
  await stack.settle()
  expect(await browser.received()).toEqual([])
  await say(talk.host, talk.id, 'Nyt', { id: randomUUID() })
  await advanceClock(admin, 'PT11S')
  await stack.settle()
  expect([(await browser.received()).length, (await foreign.received()).length]).toEqual([1, 0])
})
