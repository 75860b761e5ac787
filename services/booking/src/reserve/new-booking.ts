import { BookingId, err, ok, type Result } from '@nordbo/contracts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { type Alarm, moveAlarms } from '../core/alarms.ts'
import { decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { checkInInstant } from '../lifecycle/deadlines.ts'
import { newAttempt, type StoredAttempt } from '../payment/payment-store.ts'
import type { Availability } from './booking-context.ts'
import type { BookingInput, PreparedBooking } from './prepare-booking.ts'

/** A booking to store. */
export interface NewBooking {
  id: BookingId
  move: Move
  /** Its row of `booking`, by column; dates become JSON. */
  row: Readonly<Record<string, unknown>>
  takesDates: boolean
  usesIntro: boolean
  /** Its first payment; null where none is due yet. */
  attempt: StoredAttempt | null
}

/** A stored booking, or the guest's existing hold of exactly this stay. */
export interface StoredNewBooking
  extends Pick<StoredBooking, 'id' | 'status' | 'approvalExpiresAt' | 'paymentDueAt' | 'revision'> {
  /** Its first payment; null where none is due yet. */
  attempt: StoredAttempt | null
  alarms: Alarm[]
}

/** The move that makes the booking a hold or a request. */
const firstMove = (
  { home }: PreparedBooking,
  { checkIn, checkOut }: BookingInput,
  { holdUntil, checkInAt, now }: { holdUntil: Date | null; checkInAt: Date; now: Date },
): Result<Move> => {
  const mode = home.bookingMode
  const decided = decide(
    { status: 'new', mode, checkIn, checkOut, checkInAt, approvalExpiresAt: null, paymentDueAt: null },
    mode === 'instant'
      ? { kind: 'hold', until: holdUntil }
      : { kind: 'request', autoExpireHours: home.requestAutoExpireHours },
    now,
  )
  if (!decided.ok) return decided
  return decided.value.kind === 'moved' ? ok(decided.value.move) : err('booking.transitionRefused')
}

/** What the lifecycle and the guest's earlier holds give a new booking. */
interface Beginning {
  id: BookingId
  move: Move
  checkInAt: Date
  /** Since when the guest has held nights of the listing without a break; null where this booking begins it. */
  heldSince: Date | null
  now: Date
}

const rowOf = (
  { home, quote }: PreparedBooking,
  input: BookingInput,
  { id, move, checkInAt, heldSince, now }: Beginning,
) => ({
  id,
  listing_id: home.listingId,
  guest_id: input.guestId,
  host_id: home.hostId,
  mode: home.bookingMode,
  status: move.to,
  check_in: input.checkIn,
  check_out: input.checkOut,
  check_in_at: checkInAt,
  adults: input.guests.adults,
  children: input.guests.children,
  babies: input.guests.babies,
  pets: input.guests.pets,
  message: input.message || null,
  quote,
  total_ore: quote.totalOre,
  host_share_ore: quote.hostShareOre,
  platform_fee_ore: quote.platformFeeOre,
  service_fee_ore: quote.serviceFeeOre,
  cancellation_policy: home.cancellationPolicy,
  approval_expires_at: move.approvalExpiresAt,
  payment_due_at: move.paymentDueAt,
  deadline_at: move.deadlineAt,
  remind_at: move.remindAt,
  held_since: heldSince,
  created_at: now,
})

/** Makes the booking of a prepared input: a hold with its payment, or a request. Refuses as the lifecycle does. */
export const makeBooking = (
  prepared: PreparedBooking,
  input: BookingInput,
  { until: holdUntil, heldSince }: Availability,
  now: Date,
): Result<NewBooking> => {
  const { home, quote } = prepared
  const checkInAt = checkInInstant(input.checkIn, home.checkInFrom)
  const moved = firstMove(prepared, input, { holdUntil, checkInAt, now })
  if (!moved.ok) return moved
  const move = moved.value
  const id = BookingId.parse(crypto.randomUUID())
  return ok({
    id,
    move,
    row: rowOf(prepared, input, { id, move, checkInAt, heldSince, now }),
    takesDates: move.effects.includes('takeDates'),
    usesIntro: move.effects.includes('reserveIntroUse') && quote.introUsed !== null,
    attempt: home.bookingMode === 'instant' ? newAttempt(id, quote.totalOre) : null,
  })
}

/** A new booking as it is once it is stored. */
export const toStored = ({ id, move, attempt }: NewBooking): StoredNewBooking => {
  const { to: status, approvalExpiresAt, paymentDueAt } = move
  const alarms = moveAlarms(id, move)
  return { id, status, approvalExpiresAt, paymentDueAt, revision: 1, attempt, alarms }
}
