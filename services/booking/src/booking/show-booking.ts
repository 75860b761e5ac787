import {
  type BookingView,
  type bookingService,
  err,
  maskContacts,
  nightsBetween,
  ok,
  reviewUntil,
  type StaySide,
} from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { graceBeyondPolicy } from '../cancellation/outcome.ts'
import { hasRefundableState } from '../cancellation/refundable.ts'
import type { Deps } from '../deps.ts'
import { isTakenBack } from '../dispute/taken-back.ts'
import { liveAttempt } from '../payment/payment-store.ts'
import { findShown, type ShownBooking } from './booking-view-store.ts'
import { actionsFor, isPayable } from './lifecycle.ts'
import { withName } from './other-names.ts'
import { mayHost, viewerOf } from './people.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** Somebody's words as they are shown: whole to their author, and to the other once the stay is confirmed. */
const wordsTo = (reader: 'writer' | 'other', text: string | null, { confirmedAt }: ShownBooking): string | null =>
  text === null || reader === 'writer' || confirmedAt !== null ? text : maskContacts(text)

const refundsOf = (booking: ShownBooking): BookingView['refunds'] =>
  booking.refunds.map(({ id, amountOre, reason, state, note, plannedAt, sentAt }) => ({
    ...{ id, amountOre, reason, state, note },
    plannedAt: plannedAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))

/** The host's share of a stay that was paid, after what went back; alterations have changed the share itself. */
const hostKeeps = ({ confirmedAt, quote, refunds }: ShownBooking): number =>
  confirmedAt === null
    ? 0
    : refunds.reduce(
        (kept, { reason, hostShareOre }) => kept - (reason === 'alteration' ? 0 : hostShareOre),
        quote.hostShareOre,
      )

/** May the host give a part back now? Not while a bank holds the payment. */
const mayGiveBack = (booking: ShownBooking): boolean =>
  hasRefundableState(booking) && booking.leftOre > 0 && !booking.disputed

/** Is it time for a side to review the stay? Whether it has done so already is not known here. */
const isTimeToReview = ({ status, checkOut }: ShownBooking, side: StaySide, now: Date): boolean =>
  status === 'completed' && now < reviewUntil(side, checkOut)

/** A booking as one of its people sees it, with what they may do at this instant; `withNames` adds who the other is. */
export const viewOf = (booking: ShownBooking, viewer: 'guest' | 'host', now: Date): BookingView => ({
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
  message: wordsTo(viewer === 'guest' ? 'writer' : 'other', booking.message, booking),
  declineReason: wordsTo(viewer === 'host' ? 'writer' : 'other', booking.declineReason, booking),
  declineCode: booking.declineCode,
  cancelReason: wordsTo(viewer === 'host' ? 'writer' : 'other', booking.cancelReason, booking),
  refundedOre: booking.refunds.reduce((sum, { amountOre }) => sum + amountOre, 0),
  refunds: refundsOf(booking),
  disputed: booking.disputed,
  takenBackByBank: isTakenBack(booking),
  hostUnavailable: booking.hostSuspended && booking.status === 'confirmed' && now < booking.checkInAt,
  graceUntil: graceBeyondPolicy(booking)?.toISOString() ?? null,
  hostKeepsOre: hostKeeps(booking),
  approvalExpiresAt: booking.approvalExpiresAt?.toISOString() ?? null,
  paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
  createdAt: booking.createdAt.toISOString(),
  revision: booking.revision,
  actions: [
    ...actionsFor(booking, viewer, now),
    ...(viewer === 'host' && mayGiveBack(booking) ? (['refund'] as const) : []),
    ...(isTimeToReview(booking, viewer, now) ? (['review'] as const) : []),
  ],
})

/** One booking for its guest, its host or an admin; strangers cannot tell it from one that does not exist. */
export const showBooking =
  (deps: Deps): Booking['byId'] =>
  async ({ id }, call) => {
    const booking = await findShown(deps.db.client, id)
    const viewer = booking && viewerOf(call.actor, booking)
    if (!booking || !viewer) return err('booking.notFound')
    const payable = viewer === 'guest' && isPayable(booking.status)
    const attempt = payable ? await liveAttempt(deps.db.client, id) : undefined
    const view = await withName(deps, viewer, viewOf(booking, viewer, call.now))
    return ok({ ...view, clientSecret: attempt?.clientSecret ?? null })
  }

/** One booking for its host or an admin; and for a service, which writes to both people and is therefore a stranger to the words of each. */
export const showHostBooking =
  (deps: Deps): Booking['hostById'] =>
  async ({ id }, call) => {
    const booking = await findShown(deps.db.client, id)
    const writes = call.actor.kind === 'service'
    if (!booking || !(writes || mayHost(call.actor, booking))) return err('booking.notFound')
    const view = viewOf(booking, 'host', call.now)
    const words = {
      declineReason: wordsTo('other', booking.declineReason, booking),
      cancelReason: wordsTo('other', booking.cancelReason, booking),
    }
    return ok(writes ? { ...view, ...words } : await withName(deps, 'host', view))
  }
