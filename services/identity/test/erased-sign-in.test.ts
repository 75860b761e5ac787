import { codeOf } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerOf, begin, comeBack, enterAtProvider, freshEmail } from './at-provider.ts'
import { bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack?.stop())

/** Waits until a sign-in waits for a row of its person. */
const untilBlocked = (): Promise<void> =>
  vi.waitFor(
    async () => {
      const waiting = await stack.tables.$queryRaw<unknown[]>`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
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

test('and so does one who signs in with a provider', async () => {
  const email = freshEmail()
  const { user } = await enterAtProvider(stack, { email })
  const begun = await begin(stack)
  const answer = await answerOf(stack, begun, { email })
  const { comingBack } = await stack.tables.$transaction(async (tx) => {
    await tx.user.delete({ where: { id: user.id } })
    const comingBack = comeBack(stack, { answer, token: begun.token })
    await untilBlocked()
    return { comingBack }
  })
  expect(codeOf(await comingBack)).toBe('auth.invalidCredentials')
})
