import { aGuest, type BootedStack, bootStack, nobody } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The limits of production: nothing is raised here.
const real = { RATE_LIMIT_PER_MINUTE: '600', RATE_LIMIT_DOORS_PER_MINUTE: '60' }
const realSignUp = { SIGN_UP_LIMIT: '10', SIGN_UP_WINDOW_SECONDS: '3600' }
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'bff'], env: { bff: real, identity: realSignUp } })
})
afterAll(() => stack?.stop())

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

test('one address opens ten accounts, knocks sixty times a minute, reads six hundred times, and is told when to come back', async () => {
  const guest = await aGuest(stack)
  await guest.get('/api/auth/session')
  await Promise.all(times(9).map(() => aGuest(stack)))
  const another = { name: 'Nora Ny', email: 'nora@test.example', password: 'sommerhus-29' }
  const eleventh = await nobody(stack.url).send('POST', '/api/auth/sign-up', another)
  expect([eleventh.status, eleventh.code]).toEqual([429, 'auth.tooManyAttempts'])
  const wait = Number(eleventh.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3_500)
  expect(eleventh.body).toMatchObject({ params: { retryAfterSeconds: wait } })
  const knocks = await Promise.all(
    times(70).map(() =>
      nobody(stack.url).send('POST', '/api/auth/sign-in', { email: 'x@test.example', password: 'x' }),
    ),
  )
  const refused = knocks.filter(({ code }) => code === 'rate.limited')
  // Signing up was eleven knocks as well.
  expect(refused).toHaveLength(21)
  expect(refused[0]?.status).toBe(429)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)

  const reads = await Promise.all(times(620).map(() => nobody(stack.url).get('/api/auth/session')))
  expect(reads.filter(({ code }) => code === 'rate.limited').length).toBeGreaterThan(15)
  // Somebody known counts by account, not by the address that they share.
  expect((await guest.get('/api/auth/session')).status).toBe(200)
})
