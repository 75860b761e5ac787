import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { Message, userNoticeSubject } from '@nordbo/contracts'
import { connectNats, createLogger } from '@nordbo/service-kit'
import {
  asAdmin,
  type BootedStack,
  bootStack,
  createGuest,
  createHome,
  environmentFor,
  expectOk,
  type Person,
  withClient,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openSocket, type Socket } from './open-socket.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'messaging', 'bff'] })
})
afterAll(() => stack?.stop())

const Opened = z.object({ thread: z.object({ id: z.string() }) })
const Sent = z.object({ message: Message })

const openThread = async (): Promise<{ guest: Person; host: Person; id: string }> => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const { thread } = await guest.postOk(Opened, '/api/threads', { listingId: home.id })
  return { guest, host: home.host, id: thread.id }
}
const say = async (who: Person, thread: string, body: string, id: string = randomUUID()): Promise<Message> => {
  const answer = await who.send('PUT', `/api/threads/${thread}/messages/${id}`, { body, pictures: [] })
  expect(answer.status).toBe(200)
  return Sent.parse(answer.body).message
}
const refused = (threadId: string) => ({ v: 1, type: 'refused', threadId, code: 'thread.notFound' })
/** A resume of nothing is answered by nothing; one of an unknown thread shows that all before it was handled. */
const hasHandledAll = async (socket: Socket): Promise<unknown> => {
  const nobodys = randomUUID()
  socket.send({ type: 'resume', threads: [{ id: nobodys, after: 0 }] })
  const told = await socket.next()
  expect(told).toEqual(refused(nobodys))
  return told
}

test('a message reaches the sockets of both people and of nobody else, also once more when it is repeated', async () => {
  const { guest, host, id } = await openThread()
  const stranger = await createGuest(stack)
  const [mine, second, theirs, strangers] = [
    await openSocket(stack.url, guest),
    await openSocket(stack.url, guest),
    await openSocket(stack.url, host),
    await openSocket(stack.url, stranger),
  ]
  const message = await say(guest, id, 'Er der en brændeovn?')
  for (const socket of [mine, second, theirs])
    expect(await socket.nextOf('message')).toEqual({ v: 1, type: 'message', message })
  // The first answer may have been lost together with its frame.
  expect(await say(guest, id, 'Er der en brændeovn?', message.id)).toEqual(message)
  expect(await theirs.nextOf('message')).toEqual({ v: 1, type: 'message', message })
  await hasHandledAll(strangers)
})

test('a browser resumes from where it was: what it missed comes in order, then the end', async () => {
  const { guest, host, id } = await openThread()
  const said: Message[] = []
  for (const body of ['En', 'To', 'Tre', 'Fire']) said.push(await say(guest, id, body))
  const socket = await openSocket(stack.url, host)
  socket.send({ type: 'resume', threads: [{ id, after: 2 }] })
  for (const message of said.slice(2)) expect(await socket.next()).toEqual({ v: 1, type: 'message', message })
  expect(await socket.next()).toEqual({ v: 1, type: 'resumed', threadId: id, lastSeq: 4, more: false })
  socket.send({ type: 'resume', threads: [{ id, after: 4 }] })
  expect(await socket.next()).toEqual({ v: 1, type: 'resumed', threadId: id, lastSeq: 4, more: false })
})

test('an archive reaches the other browsers of its person at once, and a block those of both people', async () => {
  const { guest, host, id } = await openThread()
  const far = await createHome(stack, { host })
  const { thread } = await guest.postOk(Opened, '/api/threads', { listingId: far.id })
  const [guests, hosts] = [await openSocket(stack.url, guest), await openSocket(stack.url, host)]
  const changed = (threadId: string) => ({ v: 1, type: 'changed', threadId })
  await host.send('PUT', `/api/threads/${id}/archived`, { archived: true })
  expect(await hosts.next()).toEqual(changed(id))
  // What a person puts away is their own matter: nothing came to the guest before this.
  await hasHandledAll(guests)
  for (const blocked of [true, false]) {
    await host.send('PUT', `/api/threads/${id}/blocked`, { blocked })
    for (const socket of [guests, hosts]) {
      const told = [await socket.next(), await socket.next()]
      expect(told).toEqual(expect.arrayContaining([changed(id), changed(thread.id)]))
    }
  }
})

test('a thread of others is refused as one that does not exist, for resuming and for typing', async () => {
  const { guest, host, id } = await openThread()
  await say(guest, id, 'Hej')
  const [stranger, hosts] = [await openSocket(stack.url, await createGuest(stack)), await openSocket(stack.url, host)]
  const nobodys = randomUUID()
  for (const threadId of [id, nobodys]) {
    stranger.send({ type: 'resume', threads: [{ id: threadId, after: 0 }] })
    expect(await stranger.next()).toEqual(refused(threadId))
  }
  for (const threadId of [id, nobodys]) {
    const socket = await openSocket(stack.url, await createGuest(stack))
    socket.send({ type: 'typing', threadId })
    expect(await socket.next()).toEqual(refused(threadId))
  }
  await hasHandledAll(hosts)
})

test('a browser hears that its line lives, which it cannot see by pings', { timeout: 40_000 }, async () => {
  const guest = await createGuest(stack)
  const sockets = await Promise.all(Array.from({ length: 10 }, () => openSocket(stack.url, guest)))
  // Each hears it within half a minute.
  expect(await Promise.race(sockets.map((socket) => socket.nextOf('beat')))).toEqual({ v: 1, type: 'beat' })
})

test('after NATS was away, every browser is told that it may have missed something', async () => {
  const { guest, host, id } = await openThread()
  const sockets = [await openSocket(stack.url, guest), await openSocket(stack.url, host)]
  await stack.infra.restart('nats')
  // Exactly the text that the web looks for.
  for (const socket of sockets) expect(JSON.stringify(await socket.nextOf('missed'))).toBe('{"v":1,"type":"missed"}')
  await stack.settle()
  const message = await say(guest, id, 'Er du der endnu?')
  for (const socket of sockets) expect(await socket.nextOf('message')).toMatchObject({ message: { id: message.id } })
})

describe('typing', () => {
  test('is shown to the other person at most every two seconds', async () => {
    const { guest, host, id } = await openThread()
    const [guests, hosts] = [await openSocket(stack.url, guest), await openSocket(stack.url, host)]
    for (let time = 0; time < 5; time++) guests.send({ type: 'typing', threadId: id })
    expect(await hosts.next()).toEqual({ v: 1, type: 'typing', threadId: id, userId: guest.id })
    await hasHandledAll(guests)
    const message = await say(guest, id, 'Nu har jeg skrevet')
    // The message is next: the other four signs were dropped.
    expect(await hosts.next()).toMatchObject({ type: 'message', message: { id: message.id } })
  })

  test('is not shown in a blocked thread, nor unless both share their reading', async () => {
    const [blocked, hiding] = [await openThread(), await openThread()]
    await blocked.host.send('PUT', `/api/threads/${blocked.id}/blocked`, { blocked: true })
    const privacy = { showCity: false, seoIndex: true, readReceipts: false, marketingOptIn: false }
    expect((await hiding.host.send('PUT', '/api/me/privacy', privacy)).status).toBe(200)
    await stack.settle()
    for (const { guest, host, id } of [blocked, hiding]) {
      const [guests, hosts] = [await openSocket(stack.url, guest), await openSocket(stack.url, host)]
      guests.send({ type: 'typing', threadId: id })
      await hasHandledAll(guests)
      await hasHandledAll(hosts)
    }
  })
})

describe('a socket is closed', () => {
  test.each([
    ['no JSON', 'hello', 4400],
    ['an unknown frame', '{"type":"shout"}', 4400],
    ['bytes', new Uint8Array([1, 2, 3]), 4400],
    [
      'more threads than a page has',
      JSON.stringify({ type: 'resume', threads: Array.from({ length: 21 }, () => ({ id: randomUUID(), after: 0 })) }),
      4400,
    ],
    ['a frame longer than any of ours', JSON.stringify({ type: 'typing', more: 'x'.repeat(2_048) }), 1009],
  ])('for %s', async (_what, data, code) => {
    const socket = await openSocket(stack.url, await createGuest(stack))
    socket.sendRaw(data)
    expect(await socket.closed).toEqual({ code })
  })

  test('when its person sends a flood, over all sockets together, and nobody else’s is', async () => {
    const { guest, host, id } = await openThread()
    const [one, other, hosts] = [
      await openSocket(stack.url, guest),
      await openSocket(stack.url, guest),
      await openSocket(stack.url, host),
    ]
    for (let frames = 0; frames < 70; frames++)
      for (const socket of [one, other]) socket.send({ type: 'typing', threadId: id })
    expect(await Promise.race([one.closed, other.closed])).toEqual({ code: 4428 })
    const message = await say(host, id, 'Rolig nu')
    expect(await hosts.nextOf('message')).toMatchObject({ message: { id: message.id } })
  })

  test('when its session ends, in the middle of a talk', async () => {
    const { guest, id } = await openThread()
    const socket = await openSocket(stack.url, guest)
    expectOk(await stack.services.identity.suspend({ userId: guest.id, reason: 'Chargeback' }, asAdmin))
    socket.send({ type: 'resume', threads: [{ id, after: 0 }] })
    expect(await socket.closed).toEqual({ code: 4401 })
  })

  test('within seconds when its session is gone and nobody told', async () => {
    const guest = await createGuest(stack)
    const socket = await openSocket(stack.url, guest)
    await withClient(stack.stack.databases.identity, (client) =>
      client.query('delete from session where user_id = $1', [guest.id]),
    )
    expect(await socket.closed).toEqual({ code: 4401 })
  })

  test('when its browser reads too slowly, while the person’s other one hears everything', async () => {
    const guest = await createGuest(stack)
    const quick = await openSocket(stack.url, guest)
    const { hostname, port, host, origin } = new URL(stack.url)
    const slow = connect({ host: hostname, port: Number(port) })
    const ended = new Promise<number>((resolve) =>
      slow.on('error', () => undefined).once('close', () => resolve(slow.bytesRead)),
    )
    const head = [
      'GET /ws HTTP/1.1',
      `host: ${host}`,
      `origin: ${origin}`,
      `cookie: ${guest.cookie}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ]
    slow.write(head.join('\r\n'))
    await new Promise((resolve) => slow.once('data', resolve))
    slow.pause()

    const { NATS_URL: url = '', TLS_CA_FILE: caFile } = await environmentFor('messaging', stack.stack)
    const nats = await connectNats({
      url,
      caFile,
      principal: 'messaging',
      log: createLogger({ name: 'test', level: 'silent' }),
    })
    const notices = 600
    // More than the buffers of the system hold.
    const notice = (revision: number) => JSON.stringify({ v: 1, type: 'long', id: 'x'.repeat(50_000), revision })
    for (let revision = 0; revision < notices; revision++) {
      nats.publish(userNoticeSubject(guest.id), notice(revision))
      expect(await quick.nextOf('long')).toMatchObject({ revision })
    }
    await nats.close()
    slow.resume()
    expect(await ended).toBeLessThan(notices * 50_000)
  })
})
