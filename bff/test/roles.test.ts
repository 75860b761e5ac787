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
  // A session that the BFF has not seen yet, so that it keeps nothing of its roles.
  const { token, roles } = expectOk(
    await stack.services.identity.signIn({ email: host.email, password: 'sommerhus-29', client }),
  )
  expect(roles).toContain('host')
  await stack.childProcess('identity').kill()
  // Without its roles nothing is shown: at once where the broker knows that identity is gone, else when the call’s time is over.
  expect(await open(`nordbo_session=${token}`)).toBeOneOf([503, 504])
  await stack.childProcess('identity').restart()
  await stack.settle()
  expect(await open(`nordbo_session=${token}`)).toBe(200)
})
