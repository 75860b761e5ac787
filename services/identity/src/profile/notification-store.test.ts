import type { NotificationSettings } from '@nordbo/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { channelsOf, notChosen, settingsOf, withChannels, withSettings } from './notification-store.ts'

const choice = fc.boolean()
const settings: fc.Arbitrary<NotificationSettings> = fc.record({
  bookingEmail: fc.constant(true as const),
  bookingPush: choice,
  messageEmail: choice,
  messagePush: choice,
  promoEmail: choice,
  promoPush: choice,
})
const channels = fc.record({ email: choice, push: choice, sms: choice })

test('people who have not chosen get everything but SMS', () => {
  expect(settingsOf(notChosen)).toEqual({
    ...{ bookingEmail: true, bookingPush: true, messageEmail: true, messagePush: true },
    ...{ promoEmail: true, promoPush: true },
  })
  expect(channelsOf(notChosen)).toEqual({ email: true, push: true, sms: false })
})

test('both ways to choose read back what was chosen in them', () => {
  fc.assert(
    fc.property(settings, channels, (chosen, three) => {
      expect(settingsOf(withSettings(notChosen, chosen))).toEqual(chosen)
      expect(channelsOf(withChannels(withSettings(notChosen, chosen), three))).toEqual(three)
    }),
  )
})

test('a channel that stays as it is leaves the choices by subject', () => {
  fc.assert(
    fc.property(settings, choice, (chosen, sms) => {
      const stored = withSettings(notChosen, chosen)
      expect(settingsOf(withChannels(stored, { ...channelsOf(stored), sms }))).toEqual(chosen)
    }),
  )
})

test('mails about bookings stay on without the channel', () => {
  const none = withChannels(notChosen, { email: false, push: false, sms: false })
  expect(settingsOf(none)).toEqual({
    ...{ bookingEmail: true, bookingPush: false, messageEmail: false, messagePush: false },
    ...{ promoEmail: false, promoPush: false },
  })
})
