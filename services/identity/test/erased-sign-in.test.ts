import { codeOf } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack?.stop())

/** Waits until a session waits for the row of its person. */
const untilBlocked = (): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await stack.tables.$queryRaw<unknown[]>`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert%session%'`
      expect(waiting).toHaveLength(1)
    },
    { timeout: 5_000, interval: 20 },
  )

test('a person who is erased while they sign in counts as unknown', async () => {
  const { user, email, password } = await signUp(stack)
  const answer = await stack.tables.$transaction(async (tx) => {
    await tx.user.delete({ where: { id: user.id } })
    const signingIn = stack.identity.signIn(from(email, password))
    await untilBlocked()
    return { signingIn }
  })
  expect(codeOf(await answer.signingIn)).toBe('auth.invalidCredentials')
})
