import { randomUUID } from 'node:crypto'
import { type BootedStack, bootStack, createGuest, createHome, type Person } from '@nordbo/testkit'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openSocket, type Socket } from './open-socket.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'messaging', 'bff'] })
})
afterAll(() => stack?.stop())

const Opened = z.object({ thread: z.object({ id: z.string() }) })
const Presence = z.object({ type: z.literal('presence'), threadId: z.string(), online: z.boolean() })

const openThread = async (): Promise<{ guest: Person; host: Person; id: string }> => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const { thread } = await guest.postOk(Opened, '/api/threads', { listingId: home.id })
  return { guest, host: home.host, id: thread.id }
}
/** Opens a browser that shows a thread. */
const watch = async (person: Person, threadId: string): Promise<Socket> => {
  const socket = await openSocket(stack.url, person)
  socket.send({ type: 'watch', threadId })
  return socket
}
/** Whether the other person is here, as the browser is told next. */
const isOnline = async (socket: Socket): Promise<boolean> => Presence.parse(await socket.nextOf('presence')).online
/** Everything that the browser was told before is handled, and nothing of it was about presence. */
const heardNothing = async (socket: Socket): Promise<void> => {
  socket.send({ type: 'resume', threads: [{ id: randomUUID(), after: 0 }] })
  expect(await socket.next()).toMatchObject({ type: 'refused' })
}
const share = (person: Person, readReceipts: boolean) =>
  person.send('PUT', '/api/me/privacy', { ...{ showCity: false, seoIndex: true, marketingOptIn: false }, readReceipts })

test('a person sees that the other has Nordbo open, in whichever tab, and that the last one closed', async () => {
  const { guest, host, id } = await openThread()
  const watching = await watch(guest, id)
  expect(await isOnline(watching)).toBe(false)
  const first = await openSocket(stack.url, host)
  expect(await isOnline(watching)).toBe(true)
  const second = await openSocket(stack.url, host)
  first.close()
  await first.closed
  await heardNothing(watching)
  second.close()
  expect(await isOnline(watching)).toBe(false)
})

test('a page that is reloaded was never away', { timeout: 20_000 }, async () => {
  const { guest, host, id } = await openThread()
  const before = await openSocket(stack.url, host)
  const watching = await watch(guest, id)
  expect(await isOnline(watching)).toBe(true)
  before.close()
  await before.closed
  // A chat that opens now shows them as away, and the one that saw them go waits.
  const isForgotten = async (): Promise<boolean> => !(await isOnline(await watch(guest, id)))
  while (!(await isForgotten()));
  await heardNothing(watching)
  const after = await openSocket(stack.url, host)
  await heardNothing(after)
  await heardNothing(watching)
  after.close()
  expect(await isOnline(watching)).toBe(false)
})

test('a browser that shows another thread, or none, hears of the old one no more', async () => {
  const [near, far] = [await openThread(), await createHome(stack)]
  const { thread } = await near.guest.postOk(Opened, '/api/threads', { listingId: far.id })
  const watching = await watch(near.guest, near.id)
  expect(await isOnline(watching)).toBe(false)
  watching.send({ type: 'watch', threadId: thread.id })
  expect(Presence.parse(await watching.nextOf('presence'))).toMatchObject({ threadId: thread.id, online: false })
  const hosts = await watch(near.host, near.id)
  // The host saw the guest, so their own coming was told before.
  expect(await isOnline(hosts)).toBe(true)
  await heardNothing(watching)
  watching.send({ type: 'watch', threadId: null })
  await heardNothing(watching)
  const others = await openSocket(stack.url, far.host)
  await heardNothing(others)
  await heardNothing(watching)
})

test('who hides their reading is not shown and sees nobody', async () => {
  for (const hiding of ['guest', 'host'] as const) {
    const talk = await openThread()
    expect((await share(talk[hiding], false)).status).toBe(200)
    await stack.settle()
    const sockets = [await watch(talk.guest, talk.id), await watch(talk.host, talk.id)]
    for (const socket of sockets) expect(await isOnline(socket)).toBe(false)
    for (const socket of sockets) await heardNothing(socket)
  }
})

test('a block hides the two from each other at once, and its end shows them again', async () => {
  const { guest, host, id } = await openThread()
  const sockets = [await watch(guest, id), await watch(host, id)]
  const expectAll = async (online: boolean): Promise<void> => {
    for (const socket of sockets) {
      let told = await isOnline(socket)
      // The first answer may be from before the other one came.
      if (told !== online) told = await isOnline(socket)
      expect(told).toBe(online)
    }
  }
  await expectAll(true)
  await host.send('PUT', `/api/threads/${id}/blocked`, { blocked: true })
  await expectAll(false)
  await host.send('PUT', `/api/threads/${id}/blocked`, { blocked: false })
  await expectAll(true)
})

test('a thread of others is refused as one that does not exist', async () => {
  const { host, id } = await openThread()
  await openSocket(stack.url, host)
  const stranger = await openSocket(stack.url, await createGuest(stack))
  for (const threadId of [id, randomUUID()]) {
    stranger.send({ type: 'watch', threadId })
    expect(await stranger.next()).toEqual({ v: 1, type: 'refused', threadId, code: 'thread.notFound' })
  }
})

test('the sockets of a server that was killed are forgotten by themselves', { timeout: 60_000 }, async () => {
  const { guest, host, id } = await openThread()
  const redis = new Redis(stack.stack.infra.redisUrl('stack'))
  const socket = await openSocket(stack.url, host)
  const [key] = await redis.keys(`*:sockets:${host.id}`)
  socket.close()
  await socket.closed
  const watching = await watch(guest, id)
  let online = await isOnline(watching)
  while (online) online = await isOnline(watching)
  // What such a server leaves: a socket that nobody renews, and no word that it is gone.
  await redis.zadd(key ?? '', Date.now(), 'killed')
  await redis.pexpire(key ?? '', 90_000)
  const tabs = await Promise.all(Array.from({ length: 8 }, () => watch(guest, id)))
  for (const tab of tabs) expect(await isOnline(tab)).toBe(true)
  expect(await redis.pttl(key ?? '')).toBeLessThanOrEqual(90_000)
  await redis.pexpire(key ?? '', 1)
  redis.disconnect()
  // Each tab looks again within half a minute.
  expect(await Promise.race(tabs.map(isOnline))).toBe(false)
})
