import { type BootedStack, bootStack, createGuest, createHost, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'listings', 'pricing', 'booking', 'bff'],
    childProcesses: ['identity'],
  })
})
afterAll(() => stack?.stop())

const client = { ip: '192.0.2.1', userAgent: 'vitest' }

test('roles are read by the person’s id, and a person whose roles cannot be read has none', async () => {
  const [host, guest] = [await createHost(stack), await createGuest(stack)]
  const open = async (cookie: string) => {
    const answer = await fetch(new URL('/api/host/bookings', stack.url), { headers: { cookie } })
    await answer.arrayBuffer()
    return answer.status
  }
  expect([await open(host.cookie), await open(guest.cookie), await open('')]).toEqual([200, 403, 401])
  // Sessions that the BFF has not seen yet, so that it keeps nothing of their roles.
  const signIn = async () =>
    expectOk(await stack.services.identity.signIn({ email: host.email, password: 'sommerhus-29', client }))
  const { token: first } = await signIn()
  const { token, roles } = await signIn()
  expect(roles).toContain('host')
  await stack.childProcess('identity').kill()
  // Until the broker notices that identity is gone, calls end with their time.
  await expect.poll(() => open(`nordbo_session=${first}`), { timeout: 60_000 }).toBe(503)
  expect(await open(`nordbo_session=${token}`)).toBe(503)
  await stack.childProcess('identity').restart()
  await stack.settle()
  expect(await open(`nordbo_session=${token}`)).toBe(200)
})
