import { type BookingView, maskContacts, nightsBetween, reviewUntil, type StaySide } from '@nordbo/contracts'
import { actionsFor } from '../lifecycle/booking-lifecycle.ts'
import { graceBeyondPolicy } from '../money/cancellation-outcome.ts'
import { isChargedBack } from '../money/charged-back.ts'
import { hasRefundableState } from '../money/refundable.ts'
import type { BookingDetails } from './booking-details-store.ts'

/**
 * A text as a reader sees it: in full for its author, and for the other person once the stay is confirmed; before that, contact details
 * are masked.
 */
export const visibleText = (
  reader: 'writer' | 'other',
  text: string | null,
  { confirmedAt }: BookingDetails,
): string | null => (text === null || reader === 'writer' || confirmedAt !== null ? text : maskContacts(text))

const toRefundViews = (booking: BookingDetails): BookingView['refunds'] =>
  booking.refunds.map(({ id, amountOre, reason, state, note, plannedAt, sentAt }) => ({
    id,
    amountOre,
    reason,
    state,
    note,
    plannedAt: plannedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))

/** The host's share of a paid stay after refunds. Refunds of alterations do not count: they have already changed the share. */
const hostShareAfterRefunds = ({ confirmedAt, quote, refunds }: BookingDetails): number =>
  confirmedAt === null
    ? 0
    : refunds.reduce(
        (share, { reason, hostShareOre }) => share - (reason === 'alteration' ? 0 : hostShareOre),
        quote.hostShareOre,
      )

/** Can the host refund a part now? Not while a payment is disputed. */
const canRefundPart = (booking: BookingDetails): boolean =>
  hasRefundableState(booking) && booking.leftOre > 0 && !booking.disputed

/** Is it time for a side to review the stay? Does not check whether the side has already reviewed it. */
const isTimeToReview = ({ status, checkOut }: BookingDetails, side: StaySide, now: Date): boolean =>
  status === 'completed' && now < reviewUntil(side, checkOut)

/** A booking as one of its people sees it, with the actions that are possible now; `addNames` adds the other person's name. */
export const toBookingView = (booking: BookingDetails, viewer: 'guest' | 'host', now: Date): BookingView => ({
  id: booking.id,
  status: booking.status,
  mode: booking.mode,
  listing: booking.listing,
  guestId: booking.guestId,
  hostId: booking.hostId,
  otherName: null,
  confirmedAt: booking.confirmedAt?.toISOString() ?? null,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  nights: nightsBetween(booking.checkIn, booking.checkOut),
  guests: booking.guests,
  totalOre: booking.totalOre,
  quote: booking.quote,
  cancellationPolicy: booking.cancellationPolicy,
  message: visibleText(viewer === 'guest' ? 'writer' : 'other', booking.message, booking),
  declineReason: visibleText(viewer === 'host' ? 'writer' : 'other', booking.declineReason, booking),
  declineCode: booking.declineCode,
  cancelReason: visibleText(viewer === 'host' ? 'writer' : 'other', booking.cancelReason, booking),
  refundedOre: booking.refunds.reduce((sum, { amountOre }) => sum + amountOre, 0),
  refunds: toRefundViews(booking),
  disputed: booking.disputed,
  takenBackByBank: isChargedBack(booking),
  hostUnavailable: booking.hostSuspended && booking.status === 'confirmed' && now < booking.checkInAt,
  graceUntil: graceBeyondPolicy(booking)?.toISOString() ?? null,
  hostKeepsOre: hostShareAfterRefunds(booking),
  approvalExpiresAt: booking.approvalExpiresAt?.toISOString() ?? null,
  paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
  createdAt: booking.createdAt.toISOString(),
  revision: booking.revision,
  actions: [
    ...actionsFor(booking, viewer, now),
    ...(viewer === 'host' && canRefundPart(booking) ? (['refund'] as const) : []),
    ...(isTimeToReview(booking, viewer, now) ? (['review'] as const) : []),
  ],
})
