import type { NotificationSettings } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { accountAnswers } from './account.ts'

/** Somebody wants everything. */
export const allNotifications = (changes: Partial<NotificationSettings> = {}): NotificationSettings => ({
  bookingEmail: true,
  bookingPush: true,
  messageEmail: true,
  messagePush: true,
  promoEmail: true,
  promoPush: true,
  ...changes,
})

/** A host's payouts before the first one: the account is set up, or not. */
export const noPayouts = (isSetUp = false) => ({
  summary: {
    account: {
      status: isSetUp ? ('enabled' as const) : ('none' as const),
      chargesEnabled: isSetUp,
      payoutsEnabled: isSetUp,
      detailsSubmitted: isSetUp,
    },
    ...{ totalRevenue: 0, netEarnings: 0, paid: 0, upcoming: 0, debt: 0, sending: 0, paidThisYear: 0 },
    releaseHours: 24,
  },
  items: [],
  nextCursor: null,
})

/** What all tabs of the profile ask, for somebody who has nothing yet. */
export const hubAnswers = (): Answers => ({
  ...accountAnswers(),
  'GET /api/me/notification-settings': allNotifications(),
  'GET /api/me/push-subscriptions': { items: [] },
  'GET /api/payment-methods': { items: [] },
  'GET /api/payments/config': { mode: 'sandbox' },
  'GET /api/host/payouts': noPayouts(),
  'GET /api/me/verification': { verification: null },
  'GET /api/bookings': { items: [], counts: { upcoming: 0, past: 0 }, nextCursor: null },
  'GET /api/wishlists': { items: [] },
  'GET /api/host/listings': { items: [] },
  'GET /api/me/export': { export: null },
})
