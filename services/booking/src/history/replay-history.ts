import {
  type BookableListing,
  type bookingService,
  historyPace,
  type ParsedInputOf,
  type Quote,
} from '@nordbo/contracts'
import { type Command, decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import type { BookingState } from '../lifecycle/booking-states.ts'
import { checkInInstant } from '../lifecycle/deadlines.ts'

/** A stay to import. */
export type ImportedStay = ParsedInputOf<(typeof bookingService)['procedures']['importHistory']>['stays'][number]

/** One move of a booking, at its instant. */
export interface ReplayedStep {
  move: Move
  at: Date
}

/** A stay with its price and all its moves so far. */
export interface ReplayedStay {
  stay: ImportedStay
  home: BookableListing
  quote: Quote
  mode: 'instant' | 'request'
  checkInAt: Date
  steps: [ReplayedStep, ...ReplayedStep[]]
}

const minuteMs = 60_000
/** Some time after an instant, but always before a deadline. */
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
 * Replays how a stay reached its outcome, by the same lifecycle at past instants: booked, answered, paid (`historyPace`),
 * completed after check-out.
 * @throws when no transitions lead to the outcome
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
  const soon = (from: ReplayedStep, step: keyof typeof historyPace): Date =>
    soonBefore(from.at, from.move.deadlineAt, historyPace[step] * minuteMs)
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
  if (outcome === 'declined') return story(first, follow({ kind: 'decline' }, soon(first, 'answered')))
  if (outcome === 'expired') return story(first, follow({ kind: 'expire' }, first.move.deadlineAt ?? bookedAt))

  const steps: ReplayedStep[] = []
  if (mode === 'request') {
    steps.push(follow({ kind: 'approve' }, soon(first, 'answered')))
    steps.push(follow({ kind: 'startPayment' }, soon(steps.at(-1) ?? first, 'paymentStarted')))
  }
  const paid = follow(
    { kind: 'paymentSucceeded' },
    soon(steps.at(-1) ?? first, mode === 'request' ? 'paid' : 'holdPaid'),
  )
  steps.push(paid)
  if (outcome === 'completed') steps.push(follow({ kind: 'complete' }, paid.move.deadlineAt ?? paid.at))
  return story(first, ...steps)
}
