import { randomUUID } from 'node:crypto'
import type { NotificationKind, StaySide } from '@nordbo/contracts'
import type { MatrixEvent, StayIds } from './matrix-event.ts'

const money = ({ bookingId, listingId, guestId, hostId }: StayIds) => ({
  ...{ bookingId, listingId, guestId, hostId, paymentId: randomUUID(), imported: false },
  ...{ amountOre: 100_00, hostShareOre: 90_00, platformFeeOre: 10_00, serviceFeeOre: 0 },
})

const refund = (reason: string, told: MatrixEvent['told']): MatrixEvent => ({
  event: 'booking.refunded',
  data: (ids) => ({ ...money(ids), refundId: randomUUID(), reason }),
  told,
})
const returned = (event: string, handedOver: boolean, kind: NotificationKind): MatrixEvent => ({
  event: `booking.${event}`,
  data: (ids) => ({ ...money(ids), refundId: randomUUID(), returns: 1, handedOver }),
  told: [[kind, 'guest']],
  repeats: true,
})
const dispute = (event: string, kind: NotificationKind, side: StaySide): MatrixEvent => ({
  event,
  data: (ids) => ({ ...money(ids), disputeId: `dp_${randomUUID()}`, lateOre: 0 }),
  told: [[kind, side]],
})

/** Refunds and disputes. */
export const moneyEvents: readonly MatrixEvent[] = [
  refund('late_payment', [['latePaymentRefunded', 'guest']]),
  refund('partial', [
    ['partRefunded', 'guest'],
    ['partGivenBack', 'host'],
  ]),
  // What a cancellation or an alteration gives back is said in its own letter.
  refund('guest_cancelled', []),
  refund('host_cancelled', []),
  refund('alteration', []),
  returned('refundFailed', false, 'refundFailed'),
  returned('refundFailed', true, 'refundLeft'),
  returned('refundSentAgain', false, 'refundSentAgain'),
  dispute('booking.disputeOpened', 'paymentDisputed', 'guest'),
  dispute('booking.disputeWon', 'paymentUpheld', 'guest'),
  dispute('booking.chargedBack', 'paymentTakenBack', 'guest'),
  dispute('payouts.disputeOpened', 'disputeOpened', 'host'),
  dispute('payouts.disputeWon', 'disputeWon', 'host'),
  dispute('payouts.disputeLost', 'disputeLost', 'host'),
]

const payout = (event: string, status: string, told: MatrixEvent['told'], amountOre = 900_00): MatrixEvent => ({
  event: `payouts.${event}`,
  data: ({ bookingId, listingId, hostId }) => ({
    ...{ bookingId, listingId, hostId, status, amountOre, owedOre: 0, imported: false },
  }),
  told,
})
const account = (status: string, told: MatrixEvent['told']): MatrixEvent => ({
  event: 'payouts.accountChanged',
  data: ({ hostId }) => ({ hostId, status }),
  told,
  repeats: true,
})
const extra = (event: string, kind: NotificationKind, more: object): MatrixEvent => ({
  event: `payouts.${event}`,
  data: ({ listingId, hostId }) => ({ listingId, hostId, code: 'INSURANCE', ...more }),
  told: [[kind, 'host']],
  repeats: true,
})

/** Payouts, the host's account and extras. */
export const payoutEvents: readonly MatrixEvent[] = [
  payout('paid', 'paid', [['payoutsSent', 'host']]),
  payout('paid', 'paid', [], 0),
  payout('failed', 'failed', [['payoutFailed', 'host']]),
  account('restricted', [['payoutAccountRestricted', 'host']]),
  account('disabled', [['payoutAccountDisabled', 'host']]),
  account('enabled', []),
  extra('extraPaymentFailed', 'extraPaymentFailed', { amountOre: 100_00, nextTryAt: null }),
  extra('extraLapsed', 'extraLapsed', {}),
]
