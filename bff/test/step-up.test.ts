import { type BootedStack, bootStack, createHost, readRows } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack()
})
afterAll(() => stack?.stop())

test('the payout account is for a session that was confirmed lately, and the password confirms it', async () => {
  const host = await createHost(stack)
  const open = () => host.send('POST', '/api/host/payout-account/onboarding')
  expect((await open()).status).toBe(200)
  await readRows(
    stack.stack,
    'identity',
    z.object({}),
    `update session set confirmed_at = now() - interval '11 minutes' where user_id = $1`,
    [host.id],
  )
  // Makes the BFF forget the session, which it holds for five seconds.
  await host.send('POST', '/api/me/roles/host')
  const refused = await open()
  expect([refused.status, refused.code]).toEqual([403, 'auth.stepUpRequired'])
  const stepUp = (password: string) => host.send('POST', '/api/auth/step-up', { password })
  expect((await stepUp('forkert-kode')).code).toBe('auth.passwordWrong')
  expect((await open()).code).toBe('auth.stepUpRequired')
  expect((await stepUp('sommerhus-29')).status).toBe(200)
  expect((await open()).status).toBe(200)
})
