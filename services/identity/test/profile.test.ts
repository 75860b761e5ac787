import { asAdmin, asUser, codeOf, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootIdentity, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack.stop())

test('people read and change their own profile, field by field', async () => {
  const { user, email, token } = await signUp(stack)
  const call = asUser(user.id)
  const fresh = {
    ...{ id: user.id, name: 'Gerda Gæst', email, phone: null, photoUrl: null },
    ...{ preferredLocale: 'da', preferredCurrency: 'DKK', dob: null, city: null, marketingOptInAt: null, revision: 0 },
    accessibility: { reducedMotion: 'system', highContrast: 'system', textSize: 'normal' },
    privacy: { showCity: false, seoIndex: true, readReceipts: true, marketingOptIn: false },
  }
  expect(expectOk(await stack.identity.profile({}, call))).toEqual(fresh)
  const changes = {
    name: 'Gerda Holm',
    phone: ' +45 12 34 56 78 ',
    preferredLocale: 'en',
    preferredCurrency: 'SEK',
  } as const
  const changed = { ...fresh, ...changes, phone: '+45 12 34 56 78', revision: 1 }
  expect(expectOk(await stack.identity.updateProfile(changes, withKey(call)))).toEqual(changed)
  expect(expectOk(await stack.identity.updateProfile({ phone: null }, withKey(call)))).toEqual({
    ...changed,
    phone: null,
    revision: 2,
  })
  expect(expectOk(await stack.identity.profile({}, call))).toEqual({ ...changed, phone: null, revision: 2 })
  const session = await stack.sessionOf(token)
  expect(session?.user).toMatchObject({ name: 'Gerda Holm', locale: 'en' })
})

test('a person without a row of choices has a profile from the account alone', async () => {
  const { user } = await signUp(stack)
  const call = asUser(user.id)
  expect(user.createdAt).toBe(
    (await stack.tables.user.findUniqueOrThrow({ where: { id: user.id } })).createdAt.toISOString(),
  )
  const changes = { phone: '+45 12 34 56 78', preferredLocale: 'de', preferredCurrency: 'EUR', city: 'Ribe' } as const
  expectOk(await stack.identity.updateProfile(changes, withKey(call)))
  await stack.tables.user.update({ where: { id: user.id }, data: { image: 'https://nordbo.example/gerda.webp' } })
  await stack.tables.personProfile.delete({ where: { userId: user.id } })
  expect(expectOk(await stack.identity.profile({}, call))).toMatchObject({
    ...{ id: user.id, name: 'Gerda Gæst', phone: '+45 12 34 56 78', photoUrl: 'https://nordbo.example/gerda.webp' },
    ...{ preferredLocale: 'de', preferredCurrency: 'EUR', city: null, revision: 0 },
  })
})

test.each([
  ['a name with an address', { name: 'Gerda gerda@firma.dk' }],
  ['a blank name', { name: '   ' }],
  ['a phone number of words', { phone: 'ring til mig' }],
  ['a phone number of five digits', { phone: '12345' }],
  ['an unknown language', { preferredLocale: 'xx' }],
  ['an unknown currency', { preferredCurrency: 'BTC' }],
])('%s is refused', async (_what, change) => {
  const { user } = await signUp(stack)
  const patch: object = change
  expect(codeOf(await stack.identity.updateProfile(patch, withKey(asUser(user.id))))).toBe('request.invalid')
})

test('notification channels are on, on and off until a person chooses, and stay as chosen', async () => {
  const [{ user }, other] = [await signUp(stack), await signUp(stack)]
  const call = asUser(user.id)
  const channels = async (id: string) => expectOk(await stack.identity.notificationChannels({}, asUser(id)))
  expect(await channels(user.id)).toEqual({ email: true, push: true, sms: false })
  const chosen = { email: false, push: false, sms: true }
  expect(expectOk(await stack.identity.setNotificationChannels(chosen, withKey(call)))).toEqual(chosen)
  const again = { email: true, push: false, sms: true }
  expectOk(await stack.identity.setNotificationChannels(again, withKey(call)))
  expect(await channels(user.id)).toEqual(again)
  expect(await channels(other.user.id)).toEqual({ email: true, push: true, sms: false })
})

test('suspended people read and change neither profile nor channels', async () => {
  const { user } = await signUp(stack)
  expectOk(await stack.identity.suspend({ userId: user.id, reason: 'Svindel' }, withKey(asAdmin)))
  const call = asUser(user.id)
  const answers = [
    await stack.identity.profile({}, call),
    await stack.identity.updateProfile({ name: 'Ny' }, withKey(call)),
    await stack.identity.notificationChannels({}, call),
    await stack.identity.setNotificationChannels({ email: true, push: true, sms: true }, withKey(call)),
  ]
  expect(answers.map(codeOf)).toEqual(Array(4).fill('auth.suspended'))
})
