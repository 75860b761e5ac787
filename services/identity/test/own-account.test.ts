import { asUser, codeOf, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack?.stop())

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test('devices are listed with their name, network and time, the one that was used last first', async () => {
  const { user, token, email, password } = await signUp(stack)
  const signIn = (ip: string, userAgent: string) =>
    stack.identity.signIn({ email, password, client: { ip, userAgent } })
  for (const ip of ['198.51.100.7', '203.0.113.9']) expectOk(await signIn(ip, iPhone))
  const seen = [
    ['192.0.2.1', '2026-11-02T10:00:00.000Z'],
    ['198.51.100.7', '2026-11-01T10:00:00.000Z'],
    ['203.0.113.9', '2026-11-03T10:00:00.000Z'],
  ] as const
  for (const [ipAddress, at] of seen)
    await stack.tables.session.updateMany({ where: { userId: user.id, ipAddress }, data: { lastSeenAt: new Date(at) } })
  const { items } = expectOk(await stack.identity.sessions({ session: token }, asUser(user.id)))
  expect(items.map(({ network, lastSeenAt, current }) => [network, lastSeenAt, current])).toEqual([
    ['203.0.113.0/24', '2026-11-03T10:00:00.000Z', false],
    ['192.0.2.0/24', '2026-11-02T10:00:00.000Z', true],
    ['198.51.100.0/24', '2026-11-01T10:00:00.000Z', false],
  ])
  expect(items[0]?.name).toEqual({ browser: 'Safari', system: 'iOS' })
  const removed = items[0]?.id ?? ''
  expectOk(await stack.identity.endSession({ id: removed }, withKey(asUser(user.id))))
  const left = expectOk(await stack.identity.sessions({ session: token }, asUser(user.id))).items
  expect(left.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id))
})

test('sign-ins on new devices are told until a person turns that off, which is stored once', async () => {
  const { user, email, password } = await signUp(stack)
  const call = asUser(user.id)
  const told = async () => {
    expectOk(await stack.identity.signIn(from(email, password)))
    const notices = await stack.tables.$queryRaw<unknown[]>`
      select 1 from kit.outbox
      where envelope->'data'->>'userId' = ${user.id} and envelope->'data'->>'notice' = 'newDevice'`
    return notices.length
  }
  const rows = () => stack.tables.securitySettings.count({ where: { userId: user.id } })
  expect(expectOk(await stack.identity.securitySettings({}, call))).toEqual({ loginAlerts: true })
  expect(await told()).toBe(1)
  for (const loginAlerts of [true, false])
    expect(expectOk(await stack.identity.setSecuritySettings({ loginAlerts }, withKey(call)))).toEqual({ loginAlerts })
  expect(await rows()).toBe(1)
  expect(expectOk(await stack.identity.securitySettings({}, call))).toEqual({ loginAlerts: false })
  expect(await told()).toBe(1)
  expectOk(await stack.identity.setSecuritySettings({ loginAlerts: true }, withKey(call)))
  expect(await told()).toBe(2)
})

test('a password has 6 to 128 characters, and counts exactly as it was typed', async () => {
  const whole = ` Lyng og hav ${'🌊'.repeat(64)}${'x'.repeat(50)} `
  expect([...whole]).toHaveLength(128)
  const person = aPerson({ password: whole })
  const { user, token } = expectOk(await stack.identity.signUp(person))
  for (const other of [whole.trim(), whole.toLowerCase(), [...whole].slice(0, 40).join(''), whole.slice(0, -1)])
    expect(codeOf(await stack.identity.signIn(from(person.email, other)))).toBe('auth.invalidCredentials')
  expect(codeOf(await stack.identity.signIn(from(person.email, whole)))).toBe('ok')
  const change = (newPassword: string) =>
    stack.identity.changePassword({ session: token, currentPassword: whole, newPassword }, asUser(user.id))
  for (const wrong of ['12345', `${whole}x`]) {
    expect(codeOf(await stack.identity.signUp(aPerson({ password: wrong })))).toBe('request.invalid')
    expect(codeOf(await change(wrong))).toBe('request.invalid')
  }
  expect(codeOf(await change('hav-29'))).toBe('ok')
  expect(codeOf(await stack.identity.signIn(from(person.email, 'hav-29')))).toBe('ok')
})
