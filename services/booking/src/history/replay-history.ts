import type { BookableListing, bookingService, ParsedInputOf, Quote } from '@nordbo/contracts'
import { type BookingState, type Command, decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { checkInInstant } from '../lifecycle/deadlines.ts'

/** A stay as it is imported. */
export type ImportedStay = ParsedInputOf<(typeof bookingService)['procedures']['importHistory']>['stays'][number]

/** One step of a booking's life, at its instant. */
export interface ReplayedStep {
  move: Move
  at: Date
}

/** A booking's whole life so far. */
export interface ReplayedStay {
  stay: ImportedStay
  home: BookableListing
  quote: Quote
  mode: 'instant' | 'request'
  checkInAt: Date
  steps: [ReplayedStep, ...ReplayedStep[]]
}

const hourMs = 3_600_000
/** A little after an instant, and always before a deadline. */
const soonBefore = (from: Date, deadline: Date | null, ms: number): Date =>
  new Date(from.getTime() + Math.min(ms, ((deadline?.getTime() ?? Number.POSITIVE_INFINITY) - from.getTime()) / 2))

const takeStep = (booking: BookingState, command: Command, at: Date): ReplayedStep => {
  const decided = decide(booking, command, at)
  if (!decided.ok || decided.value.kind !== 'moved')
    throw new Error(`no history has ${command.kind} of a ${booking.status} booking at ${at.toISOString()}`)
  return { move: decided.value.move, at }
}

const after = (booking: BookingState, { move }: ReplayedStep): BookingState => ({
  ...booking,
  status: move.to,
  approvalExpiresAt: move.approvalExpiresAt,
  paymentDueAt: move.paymentDueAt,
})

/**
 * Tells how a stay came to where it stands, by the same lifecycle with the clock of then: booked, answered two hours later, paid an
 * hour after that, completed after check-out. Pure.
 * @throws when no history leads there
 */
export const replayHistory = (stay: ImportedStay, home: BookableListing, quote: Quote): ReplayedStay => {
  const { checkIn, checkOut, outcome } = stay
  const wasAsked = outcome === 'declined' || outcome === 'expired' || outcome === 'pending_request'
  const mode = wasAsked ? 'request' : home.bookingMode
  const checkInAt = checkInInstant(checkIn, home.checkInFrom)
  let booking: BookingState = {
    status: 'new',
    mode,
    checkIn,
    checkOut,
    checkInAt,
    approvalExpiresAt: null,
    paymentDueAt: null,
  }
  const follow = (command: Command, at: Date): ReplayedStep => {
    const step = takeStep(booking, command, at)
    booking = after(booking, step)
    return step
  }
  const soon = (from: ReplayedStep, hours: number): Date => soonBefore(from.at, from.move.deadlineAt, hours * hourMs)
  const bookedAt = new Date(stay.bookedAt)
  const story = (first: ReplayedStep, ...rest: ReplayedStep[]): ReplayedStay => ({
    stay,
    home,
    quote,
    mode,
    checkInAt,
    steps: [first, ...rest],
  })

  const first =
    mode === 'instant'
      ? follow({ kind: 'hold' }, bookedAt)
      : follow({ kind: 'request', autoExpireHours: home.requestAutoExpireHours }, bookedAt)
  if (outcome === 'pending_request') return story(first)
  if (outcome === 'declined') return story(first, follow({ kind: 'decline' }, soon(first, 2)))
  if (outcome === 'expired') return story(first, follow({ kind: 'expire' }, first.move.deadlineAt ?? bookedAt))

  const steps: ReplayedStep[] = []
  if (mode === 'request') {
    steps.push(follow({ kind: 'approve' }, soon(first, 2)))
    steps.push(follow({ kind: 'startPayment' }, soon(steps.at(-1) ?? first, 1)))
  }
  const paid = follow({ kind: 'paymentSucceeded' }, soon(steps.at(-1) ?? first, mode === 'request' ? 1 : 0.1))
  steps.push(paid)
  if (outcome === 'completed') steps.push(follow({ kind: 'complete' }, paid.move.deadlineAt ?? paid.at))
  return story(first, ...steps)
}
