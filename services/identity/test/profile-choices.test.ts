import { randomUUID } from 'node:crypto'
import { consentVersion, type NotificationSettings, type Privacy } from '@nordbo/contracts'
import { asUser, codeOf, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listConsenting } from '../src/profile/list-privacy.ts'
import { bootIdentity, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack.stop())

test('a date of birth makes a person 18 to 120 years old, or is taken back', async () => {
  // The domain clock of tests stands on 14 May 2031.
  const { user } = await signUp(stack)
  const set = (dob: string | null) => stack.identity.updateProfile({ dob }, withKey(asUser(user.id)))
  for (const dob of ['2013-05-15', '1910-05-14']) expect(codeOf(await set(dob))).toBe('profile.ageRefused')
  for (const dob of ['2013-05-14', '1910-05-15', null]) expect(expectOk(await set(dob)).dob).toBe(dob)
})

test('a change made from an older revision of the profile is refused and stores nothing', async () => {
  const { user } = await signUp(stack)
  const call = asUser(user.id)
  const first = { city: 'Ribe', revision: 0 }
  expect(expectOk(await stack.identity.updateProfile(first, withKey(call)))).toMatchObject({
    city: 'Ribe',
    revision: 1,
  })
  const late = await stack.identity.updateProfile({ city: 'Esbjerg', revision: 0 }, withKey(call))
  expect(codeOf(late)).toBe('profile.changedMeanwhile')
  expect(expectOk(await stack.identity.profile({}, call))).toMatchObject({ city: 'Ribe', revision: 1 })
})

const privacy: Privacy = { showCity: true, seoIndex: false, readReceipts: false, marketingOptIn: true }

test('others see a town only while its owner shows it', async () => {
  const { user } = await signUp(stack)
  const call = asUser(user.id)
  const shown = async () => expectOk(await stack.identity.usersByIds({ ids: [user.id] }, call)).users[0]?.city
  expectOk(await stack.identity.updateProfile({ city: 'Ribe' }, withKey(call)))
  expect(await shown()).toBeNull()
  expectOk(await stack.identity.setPrivacy(privacy, withKey(call)))
  expect(await shown()).toBe('Ribe')
})

test('news go only to people who agreed, and both the agreement and its end are logged', async () => {
  const [{ user }, other] = [await signUp(stack), await signUp(stack)]
  const call = asUser(user.id)
  const agreed = async () => {
    const ask = listConsenting({ db: { client: stack.tables } })
    return expectOk(await ask({ ids: [user.id, other.user.id] })).people.map(({ id }) => id)
  }
  expect(await agreed()).toEqual([])
  const { marketingOptInAt } = expectOk(await stack.identity.setPrivacy(privacy, withKey(call)))
  expect(marketingOptInAt).not.toBeNull()
  expect(await agreed()).toEqual([user.id])
  const ended = expectOk(await stack.identity.setPrivacy({ ...privacy, marketingOptIn: false }, withKey(call)))
  expect(ended.marketingOptInAt).toBeNull()
  expect(await agreed()).toEqual([])
  const log = await stack.tables.consent.findMany({ where: { userId: user.id }, orderBy: { decidedAt: 'asc' } })
  expect(log.map(({ purpose, granted }) => [purpose, granted])).toEqual([
    ['marketing', true],
    ['marketing', false],
  ])
})

test('what a browser may keep is logged by purpose for the person at it, who is shown the latest choice', async () => {
  const [{ user }, other] = [await signUp(stack), await signUp(stack)]
  const call = asUser(user.id)
  const browserId = randomUUID()
  const choose = async (preferences: boolean) =>
    expectOk(
      await stack.identity.chooseConsents(
        { browserId, choice: { preferences, statistics: false }, version: consentVersion },
        call,
      ),
    )
  const shown = async (id = user.id) =>
    expectOk(await stack.identity.consents({}, asUser(id))).consents.map(({ purpose, granted }) => [purpose, granted])
  expect(await shown()).toEqual([])
  await choose(true)
  expect(await shown()).toEqual([
    ['preferences', true],
    ['statistics', false],
  ])
  const { decidedAt } = await choose(false)
  expect(expectOk(await stack.identity.consents({}, call)).consents).toEqual([
    { purpose: 'preferences', granted: false, version: consentVersion, decidedAt },
    { purpose: 'statistics', granted: false, version: consentVersion, decidedAt },
  ])
  // What was logged before stays.
  expect(await stack.tables.consent.count({ where: { userId: user.id, browserId } })).toBe(4)
  expect(await shown(other.user.id)).toEqual([])
})

test('choices by subject and the three channels are one store', async () => {
  const { user } = await signUp(stack)
  const call = asUser(user.id)
  const settings = async () => expectOk(await stack.identity.notificationSettings({}, call))
  const all: NotificationSettings = {
    ...{ bookingEmail: true, bookingPush: true, messageEmail: true, messagePush: true },
    ...{ promoEmail: true, promoPush: true },
  }
  expect(await settings()).toEqual(all)
  const quiet = { ...all, messageEmail: false, promoEmail: false }
  expect(expectOk(await stack.identity.setNotificationSettings(quiet, withKey(call)))).toEqual(quiet)
  const channels = expectOk(await stack.identity.notificationChannels({}, call))
  expect(channels).toEqual({ email: false, push: true, sms: false })
  expectOk(await stack.identity.setNotificationChannels({ email: true, push: false, sms: true }, withKey(call)))
  expect(await settings()).toEqual({ ...all, bookingPush: false, messagePush: false, promoPush: false })
})
