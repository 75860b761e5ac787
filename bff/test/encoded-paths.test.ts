import { type BootedStack, bootStack, createGuest } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawConnection } from './raw-connection.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'bff'] })
})
afterAll(() => stack?.stop())

test.each(['/%61pi/auth/session', '/ap%69/auth/session', '/api/%61uth/session', '/api/auth%2Fsession'])(
  'the encoded path %s tells nobody anything that a cache may store',
  async (path) => {
    const guest = await createGuest(stack)
    const answer = await guest.get(path)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(JSON.stringify(answer.body)).not.toContain(guest.email)
  },
)

test.each(['/%61pi/me', '/api/%4De', '/api/m%65?language=da', '/listing/1%2D2', '/%7Eme', '/api/%31'])(
  'the path %s, which encodes what needs no encoding, is refused',
  async (path) => {
    const answer = await fetch(stack.url + path, { redirect: 'manual' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'request.invalid' })
  },
)

test('letters that need encoding, and encoded letters in a query, are read as before', async () => {
  for (const path of ['/hoteller/s%C3%B8g', '/search?q=%53kagen', '/nowhere%20here'])
    expect([path, (await fetch(stack.url + path)).status]).not.toEqual([path, 400])
})

test('an answer that names its whole address is stored by no cache either', async () => {
  const guest = await createGuest(stack)
  const cookie = guest.cookie
  const connection = rawConnection(stack.url)
  connection.send(
    `GET ${new URL('/api/auth/session', stack.url).href} HTTP/1.1\r\nhost: nordbo.test\r\ncookie: ${cookie}\r\nconnection: close\r\n\r\n`,
  )
  expect((await connection.ended).toLowerCase()).toContain('cache-control: no-store')
})

test.each(['/healthz', '/readyz', '/api/openapi.json', '/api/docs/', '/api/castles', '/castles.txt'])(
  '%s is stored by no cache, since no route allows it',
  async (path) => {
    expect((await fetch(stack.url + path)).headers.get('cache-control')).toBe('no-store')
  },
)
