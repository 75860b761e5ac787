import { randomUUID } from 'node:crypto'
import type { StaySide } from '@nordbo/contracts'
import type { MatrixEvent, StayIds } from './matrix-event.ts'
import { moneyEvents, payoutEvents } from './matrix-money.ts'

const stay = ({ bookingId, listingId, guestId, hostId }: StayIds) => ({
  ...{ bookingId, listingId, guestId, hostId, mode: 'request', imported: false },
  ...{ checkIn: '2027-05-04', checkOut: '2027-05-06' },
  ...{ totalOre: 1_000_00, hostShareOre: 900_00, platformFeeOre: 100_00, serviceFeeOre: 0 },
})
const otherSide = (by: StaySide): StaySide => (by === 'guest' ? 'host' : 'guest')

const move = (event: string, from: string | null, status: string, told: MatrixEvent['told']): MatrixEvent => ({
  event: `booking.${event}`,
  data: (ids) => ({ ...stay(ids), from, status }),
  told,
})

/** One event of each kind that moves a stay, for its letters. Which moves there are is proved from the lifecycle table. */
export const stayMoves: readonly MatrixEvent[] = [
  move('requested', null, 'pending_request', [
    ['requestReceived', 'host'],
    ['requestSent', 'guest'],
  ]),
  move('approved', 'pending_request', 'host_approved', [['requestApproved', 'guest']]),
  move('declined', 'pending_request', 'declined', [['requestDeclined', 'guest']]),
  move('expired', 'pending_request', 'expired', [['requestExpired', 'guest']]),
  move('expired', 'host_approved', 'expired', [['paymentExpired', 'guest']]),
  move('confirmed', 'awaiting_payment', 'confirmed', [
    ['stayConfirmed', 'guest'],
    ['reservationConfirmed', 'host'],
  ]),
  move('cancelled', 'pending', 'cancelled', [['holdCancelled', 'guest']]),
  move('cancelledByGuest', 'host_approved', 'cancelled_by_guest', [['requestWithdrawn', 'host']]),
  move('cancelledByGuest', 'confirmed', 'cancelled_by_guest', [
    ['stayCancelled', 'guest'],
    ['stayCancelledByGuest', 'host'],
  ]),
  move('cancelledByHost', 'host_approved', 'cancelled_by_host', [['approvalWithdrawn', 'guest']]),
  move('cancelledByHost', 'confirmed', 'cancelled_by_host', [
    ['stayCancelledByHost', 'guest'],
    ['reservationCancelled', 'host'],
  ]),
  move('completed', 'confirmed', 'completed', [
    ['reviewInvited', 'guest'],
    ['guestReviewInvited', 'host'],
  ]),
]

const alteration = (by: StaySide, event: string, status: string, told: MatrixEvent['told']): MatrixEvent => ({
  event: `booking.alteration${event}`,
  data: ({ alterationId, bookingId, guestId, hostId }) => ({
    ...{ alterationId, bookingId, guestId, hostId, by, status },
    ...{ checkIn: '2027-05-04', checkOut: '2027-05-07', differenceOre: 500_00, expiresAt: null },
  }),
  told,
})
const review = (by: StaySide, event: string, told: MatrixEvent['told']): MatrixEvent => ({
  event: `listings.${event}`,
  data: ({ bookingId, listingId, guestId, hostId }) => ({
    ...{ reviewId: randomUUID(), bookingId, listingId, by, guestId, hostId },
  }),
  told,
})
const damage = (by: StaySide, event: string, told: MatrixEvent['told']): MatrixEvent => ({
  event: `booking.damage${event}`,
  data: ({ bookingId, guestId, hostId }) => ({ reportId: randomUUID(), bookingId, by, guestId, hostId }),
  told,
})

const changePayment = (by: StaySide): MatrixEvent =>
  alteration(by, 'Near', 'awaiting_payment', [['changePaymentReminder', 'guest']])

const bySide = (by: StaySide): readonly MatrixEvent[] => [
  alteration(by, 'Proposed', 'proposed', [['changeProposed', otherSide(by)]]),
  alteration(by, 'Accepted', 'accepted', [['changeToPay', 'guest']]),
  alteration(by, 'Near', 'proposed', [['changeReminder', otherSide(by)]]),
  changePayment(by),
  alteration(by, 'Declined', 'declined', [['changeDeclined', by]]),
  alteration(by, 'Withdrawn', 'withdrawn', [['changeWithdrawn', otherSide(by)]]),
  alteration(by, 'Expired', 'expired', [
    ['changeExpired', 'guest'],
    ['changeExpired', 'host'],
  ]),
  review(by, 'reviewWritten', [['reviewWaits', otherSide(by)]]),
  review(by, 'stayReviewPublished', [['reviewPublished', otherSide(by)]]),
  damage(by, 'Reported', [['damageReported', otherSide(by)]]),
  damage(by, 'Answered', [['damageAnswered', by]]),
  damage(by, 'Closed', [['damageClosed', otherSide(by)]]),
]

const deadline = (awaited: 'answer' | 'payment', told: MatrixEvent['told']): MatrixEvent => ({
  event: 'booking.deadlineNear',
  data: ({ bookingId, guestId, hostId }) => ({
    ...{ bookingId, guestId, hostId, imported: false, awaited, deadlineAt: '2027-05-01T12:00:00.000Z' },
  }),
  told,
})

/** Reminders of an answer or a payment. Their letters are sent only while it is awaited. */
export const reminders = {
  answer: deadline('answer', [['answerReminder', 'host']]),
  payment: deadline('payment', [['paymentReminder', 'guest']]),
  changePayment: changePayment('guest'),
}

/** Every other event of a stay, its money and its host. */
export const matrixEvents: readonly MatrixEvent[] = [
  ...bySide('guest'),
  ...bySide('host'),
  reminders.answer,
  reminders.payment,
  review('guest', 'reviewAnswered', [['reviewAnswered', 'guest']]),
  {
    event: 'booking.altered',
    data: (ids) => ({
      ...{ ...stay(ids), from: 'confirmed', status: 'confirmed', alterationId: ids.alterationId },
      ...{ differenceOre: 500_00, checkInAt: '2027-05-04T13:00:00.000Z' },
    }),
    told: [
      ['stayChanged', 'guest'],
      ['reservationChanged', 'host'],
    ],
  },
  ...moneyEvents,
  ...payoutEvents,
  {
    event: 'booking.calendarConflict',
    data: ({ bookingId, listingId, hostId }) => ({ bookingId, listingId, hostId, importId: randomUUID() }),
    told: [['calendarConflict', 'host']],
    repeats: true,
  },
  {
    event: 'booking.hostUnavailable',
    data: ({ bookingId, guestId, hostId }) => ({ bookingId, guestId, hostId, imported: false }),
    told: [['hostUnavailable', 'guest']],
    repeats: true,
  },
  {
    event: 'booking.hostBack',
    data: ({ bookingId, guestId, hostId }) => ({ bookingId, guestId, hostId, imported: false }),
    told: [['hostBack', 'guest']],
    repeats: true,
  },
]
