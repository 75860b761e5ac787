import { type BootedStack, bootStack, createGuest, createHost, type Person, readRows } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'payouts', 'bff'] })
})
afterAll(() => stack?.stop())

/** Lets the confirmation of a person's sessions be eleven minutes old. */
const letConfirmationAge = async (person: Person): Promise<void> => {
  await readRows(
    stack.stack,
    'identity',
    z.object({}),
    `update session set confirmed_at = now() - interval '11 minutes' where user_id = $1`,
    [person.id],
  )
  // Makes the BFF forget the session, which it holds for five seconds.
  await person.send('POST', '/api/me/roles/host')
}

test('the payout account is for a session that was confirmed lately, and the password confirms it', async () => {
  const host = await createHost(stack)
  const open = () => host.send('POST', '/api/host/payout-account/onboarding')
  expect((await open()).status).toBe(200)
  await letConfirmationAge(host)
  const refused = await open()
  expect([refused.status, refused.code]).toEqual([403, 'auth.stepUpRequired'])
  const stepUp = (password: string) => host.send('POST', '/api/auth/step-up', { password })
  expect((await stepUp('forkert-kode')).code).toBe('auth.passwordWrong')
  expect((await open()).code).toBe('auth.stepUpRequired')
  expect((await stepUp('sommerhus-29')).status).toBe(200)
  expect((await open()).status).toBe(200)
})

test('turning news of sign-ins off asks for a confirmed session', async () => {
  const guest = await createGuest(stack)
  await letConfirmationAge(guest)
  const turnOff = () => guest.send('PUT', '/api/me/security', { loginAlerts: false })
  expect(await turnOff()).toMatchObject({ status: 403, code: 'auth.stepUpRequired' })
  expect(await guest.get('/api/me/security')).toMatchObject({ body: { loginAlerts: true } })
  expect((await guest.send('POST', '/api/auth/step-up', { password: 'sommerhus-29' })).status).toBe(200)
  expect(await turnOff()).toMatchObject({ status: 200, body: { loginAlerts: false } })
})

test('a finished archive is fetched in a confirmed session alone', async () => {
  const guest = await createGuest(stack)
  const begun = await guest.send('POST', '/api/me/export')
  const { id } = z.object({ id: z.uuid() }).parse(begun.body)
  await letConfirmationAge(guest)
  const paths = [`/api/me/export/${id}/archive`, `/api/me/export/${id}`]
  for (const path of paths) expect(await guest.get(path)).toMatchObject({ status: 403, code: 'auth.stepUpRequired' })
  expect((await guest.send('POST', '/api/auth/step-up', { password: 'sommerhus-29' })).status).toBe(200)
  for (const path of paths) expect((await guest.get(path)).code).not.toBe('auth.stepUpRequired')
})

test('an archive, another address and the end of an account ask for a confirmed session too', async () => {
  const guest = await createGuest(stack)
  await letConfirmationAge(guest)
  const attempts = [
    await guest.send('POST', '/api/me/export'),
    await guest.send('POST', '/api/auth/change-email', { email: `ny-${guest.id}@test.example` }),
    await guest.send('DELETE', '/api/me', { confirm: 'SLET' }),
  ]
  expect(attempts.map(({ status, code }) => [status, code])).toEqual(attempts.map(() => [403, 'auth.stepUpRequired']))
  expect((await guest.send('POST', '/api/auth/step-up', { password: 'sommerhus-29' })).status).toBe(200)
  expect((await guest.send('POST', '/api/me/export')).status).toBe(202)
})
