import {
  asAdmin,
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  environmentFor,
  freePort,
  pay,
  postToSandbox,
  signIn,
  signUp,
  stayIn,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { start } from '../src/app.ts'
import { bffConfig } from '../src/core/config.ts'
import { openSocket, type Socket } from './open-socket.ts'
import { rawConnection } from './raw-connection.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'] })
})
afterAll(() => stack?.stop())

const Session = z.object({ now: z.iso.datetime() })

test('signing up opens a session in a cookie that scripts cannot read', async () => {
  const answer = await visitor(stack.url).send('POST', '/api/auth/sign-up', {
    name: 'Gerda Gæst',
    email: 'gerda@test.example',
    password: 'sommerhus-29',
    rolePreference: 'both',
  })
  expect(answer).toMatchObject({ status: 201, body: { user: { name: 'Gerda Gæst' }, roles: ['guest', 'host'] } })
  expect(JSON.stringify(answer.body)).not.toContain('token')
  const another = { name: 'Gerda Gæst', password: 'sommerhus-29' }
  const signsUp = (email: string, more: object = {}) =>
    visitor(stack.url).send('POST', '/api/auth/sign-up', { ...another, email, ...more })
  expect((await signsUp('gerda-2@test.example')).body).toMatchObject({ roles: ['guest'] })
  expect((await signsUp('gerda-3@test.example', { rolePreference: 'admin' })).code).toBe('request.invalid')
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^nordbo_session=\w{32}; Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/)
})

test('the session has the signed-in person and the server’s time', async () => {
  const guest = await createGuest(stack)
  expect((await guest.get('/api/auth/session')).body).toMatchObject({ user: { id: guest.id }, roles: ['guest'] })
  expect((await visitor(stack.url).get('/api/auth/session')).body).toMatchObject({ user: null, roles: [] })
  const admin = await createAdmin(stack)
  const before = Date.now()
  await admin.send('POST', '/api/sandbox/clock', { advance: 'PT25H' })
  const { now } = Session.parse((await guest.get('/api/auth/session')).body)
  expect(new Date(now).getTime()).toBeGreaterThanOrEqual(before + 25 * 3_600_000)
})

test('a new host has the role at the next request', async () => {
  const guest = await createGuest(stack)
  expect((await guest.get('/api/host/bookings')).code).toBe('auth.forbidden')
  await guest.send('POST', '/api/me/roles/host')
  expect((await guest.get('/api/host/bookings')).status).toBe(200)
})

test('signing out ends the session and its sockets', async () => {
  const guest = await createGuest(stack)
  const socket = await openSocket(stack.url, guest)
  await guest.send('POST', '/api/auth/sign-out')
  expect(await socket.closed).toEqual({ code: 4401 })
  expect((await guest.get('/api/bookings')).code).toBe('auth.required')
})

test('signing in again ends the session that the browser presented, and its sockets', async () => {
  const guest = await createGuest(stack)
  expect((await guest.get('/api/bookings')).status).toBe(200)
  const [left, apart] = [await openSocket(stack.url, guest), await signIn(stack.url, guest.email, 'sommerhus-29')]
  const again = await guest.send('POST', '/api/auth/sign-in', { email: guest.email, password: 'sommerhus-29' })
  expect(again.status).toBe(200)
  expect(await left.closed).toEqual({ code: 4401 })
  expect((await guest.get('/api/bookings')).code).toBe('auth.required')
  // A session in another browser, which did not present the first one, remains.
  expect((await apart.get('/api/bookings')).status).toBe(200)
})

test('a person has at most ten sockets among all BFFs: the oldest is closed for the eleventh', async () => {
  const [guest, other] = [await createGuest(stack), await createGuest(stack)]
  const port = await freePort()
  const environment = { ...(await environmentFor('bff', stack.stack)), PORT: String(port), HEALTH_PORT: '0' }
  const second = await start(bffConfig.parse({ ...environment, LOG_LEVEL: 'silent' }))
  try {
    const urls = [stack.url, `http://127.0.0.1:${port}`]
    const bystander = await openSocket(stack.url, other)
    const sockets: Socket[] = []
    for (const index of Array(10).keys()) sockets.push(await openSocket(urls[index % 2] ?? '', guest))
    const [first, next, ...rest] = sockets
    // The first socket is in one process, the eleventh in the other.
    const newest = [await openSocket(urls[1] ?? '', guest)]
    expect(await first?.closed).toEqual({ code: 4429 })
    newest.push(await openSocket(urls[1] ?? '', guest))
    expect(await next?.closed).toEqual({ code: 4429 })
    // The other sockets still get notices.
    await stack.services.identity.suspend({ userId: guest.id, reason: 'Chargeback' }, asAdmin)
    for (const socket of [...rest, ...newest]) expect(await socket.closed).toEqual({ code: 4401 })
    bystander.close()
    expect(await bystander.closed).toEqual({ code: 1005 })
  } finally {
    await second.stop()
  }
})

test('a suspended person is signed out at once, on every socket', async () => {
  const guest = await createGuest(stack)
  expect((await guest.get('/api/bookings')).status).toBe(200)
  const sockets = await Promise.all([openSocket(stack.url, guest), openSocket(stack.url, guest)])
  await stack.services.identity.suspend({ userId: guest.id, reason: 'Chargeback' }, asAdmin)
  expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([{ code: 4401 }, { code: 4401 }])
  expect((await guest.get('/api/bookings')).code).toBe('auth.required')
})

test('people get notices of their own bookings only', async () => {
  const [guest, stranger] = [await createGuest(stack), await createGuest(stack)]
  const home = await createHome(stack, { mode: 'request' })
  const [hostHears, guestHears] = [await openSocket(stack.url, home.host), await openSocket(stack.url, guest)]
  const strangerHears = await openSocket(stack.url, stranger)
  const booking = await book(guest, home.id, await stayIn(stack, 30, 2))
  const told = { v: 1, type: 'booking.changed', id: booking.id }
  expect(await hostHears.next()).toMatchObject(told)
  expect(await guestHears.next()).toMatchObject(told)
  await stranger.send('POST', '/api/auth/sign-out')
  // The stranger's socket got no notice before it was closed.
  expect(await Promise.race([strangerHears.next(), strangerHears.closed])).toEqual({ code: 4401 })
})

test('guest and host get notices when a payment is disputed and when the dispute is won', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const { id, clientSecret } = await book(guest, home.id, await stayIn(stack, 30, 2))
  await pay(guest, clientSecret ?? '')
  await stack.settle()
  const sockets = [await openSocket(stack.url, guest), await openSocket(stack.url, home.host)]
  const told = z.object({ type: z.literal('booking.changed'), id: z.literal(id) })
  const hears = async (socket: Socket): Promise<void> => {
    while (!told.safeParse(await socket.next()).success);
  }
  const bankSays = async (path: string, words: Record<string, unknown>): Promise<unknown> => {
    const answer = await postToSandbox(stack.stack, path, words)
    await Promise.all(sockets.map(hears))
    return answer
  }
  const standsOf = async (): Promise<unknown> => (await guest.get(`/api/bookings/${id}`)).body
  const paymentIntent = clientSecret?.split('_secret_')[0]
  const filed = z.object({ id: z.string() }).parse(await bankSays('/_sandbox/disputes', { paymentIntent }))
  expect(await standsOf()).toMatchObject({ disputed: true })
  await bankSays(`/_sandbox/disputes/${filed.id}/close`, { outcome: 'won' })
  expect(await standsOf()).toMatchObject({ disputed: false, takenBackByBank: false, refunds: [] })
})

test('a socket without a session is closed like one whose session ended', async () => {
  const socket = await openSocket(stack.url, visitor(stack.url))
  expect(await socket.closed).toEqual({ code: 4401 })
})

test('a WebSocket is accepted from the public address or the requested host alone', async () => {
  const guest = await createGuest(stack)
  const elsewhere = stack.url.replace('127.0.0.1', 'localhost')
  for (const socket of [await openSocket(elsewhere, guest), await openSocket(elsewhere, guest, stack.url)]) {
    socket.close()
    expect(await socket.closed).toEqual({ code: 1005 })
  }
  for (const origin of ['https://evil.example', 'null', elsewhere, `${stack.url}0`, null])
    await expect(openSocket(stack.url, guest, origin), `from ${origin}`).rejects.toThrow('no socket')
})

test('no other path has a socket, and the refusal comes before the upgrade', async () => {
  for (const path of ['/anything', '/ws/', '/api/auth/session']) {
    const connection = rawConnection(stack.url)
    connection.send(
      [
        `GET ${path} HTTP/1.1`,
        `host: ${new URL(stack.url).host}`,
        `origin: ${stack.url}`,
        'connection: Upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
        '\r\n',
      ].join('\r\n'),
    )
    expect(await connection.until('HTTP/1.1')).toContain('HTTP/1.1 404')
    connection.hangUp()
  }
})

test('a page of another origin cannot change anything with a person’s cookie', async () => {
  const guest = await signUp(stack.url)
  const response = await fetch(new URL('/api/me/roles/host', stack.url), {
    method: 'POST',
    headers: { cookie: guest.cookie, origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'request.originRefused' })
})
