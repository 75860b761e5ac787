import {
  type BookingAction,
  type BookingStatus,
  copenhagenDate,
  type ErrorCode,
  err,
  ok,
  type Result,
} from '@nordbo/contracts'
import { type BookingState, deadlineOf, eventOf, isPayable, keepsIntroUse, occupiesDates } from './booking-states.ts'
import {
  type Command,
  type CommandKind,
  type Guard,
  type Stage,
  type Transition,
  transitions,
} from './booking-transitions.ts'
import {
  answerReminder,
  approvalDeadline,
  earlier,
  holdDeadline,
  paymentDeadline,
  paymentReminder,
} from './deadlines.ts'

export { type Command, type CommandKind, type Stage, transitions } from './booking-transitions.ts'

/**
 * The side effects of a transition, derived from its two states. The command that cancels a confirmed stay plans its refunds, because
 * it has the amounts.
 */
export type Effect =
  | 'takeDates'
  | 'freeDates'
  | 'reserveIntroUse'
  | 'returnIntroUse'
  | 'endPayment'
  | 'declineOverlapping'
  | 'refundByPolicy'
  | 'refundInFull'
  | 'endAlteration'

/** A transition of one booking. */
export interface Move {
  from: Stage
  to: BookingStatus
  approvalExpiresAt: Date | null
  paymentDueAt: Date | null
  /** When the booking's next automatic transition is due; null without one. */
  deadlineAt: Date | null
  /** When to remind of a deadline that this move sets; null without a reminder. */
  remindAt: Date | null
  event: (typeof eventOf)[BookingStatus]
  effects: readonly Effect[]
}

/** The result of a command. A late payment retakes the dates if they are free; else, or when `retake` is null, it is refunded in full. */
export type Decision =
  | { kind: 'moved'; move: Move }
  | { kind: 'unchanged' }
  | { kind: 'latePayment'; retake: Move | null }

const effectsOf = (from: Stage, to: BookingStatus): Effect[] => {
  const effects: Effect[] = []
  if (!occupiesDates(from) && occupiesDates(to)) effects.push('takeDates')
  if (occupiesDates(from) && !occupiesDates(to)) effects.push('freeDates')
  if (!keepsIntroUse(from) && keepsIntroUse(to)) effects.push('reserveIntroUse')
  if (keepsIntroUse(from) && !keepsIntroUse(to)) effects.push('returnIntroUse')
  if (isPayable(from) && !isPayable(to) && to !== 'confirmed') effects.push('endPayment')
  if (to === 'confirmed') effects.push('declineOverlapping')
  // An open alteration cannot outlive its stay.
  if (from === 'confirmed') effects.push('endAlteration')
  if (from === 'confirmed' && to === 'cancelled_by_guest') effects.push('refundByPolicy')
  if (from === 'confirmed' && to === 'cancelled_by_host') effects.push('refundInFull')
  return effects
}

const deadlinesAfter = (booking: BookingState, command: Command, now: Date) => {
  const { approvalExpiresAt, paymentDueAt, checkInAt } = booking
  if (command.kind === 'request')
    return { approvalExpiresAt: approvalDeadline(now, command.autoExpireHours, checkInAt), paymentDueAt }
  if (command.kind === 'hold')
    return { approvalExpiresAt, paymentDueAt: earlier(holdDeadline(now), command.until ?? holdDeadline(now)) }
  if (command.kind === 'approve') return { approvalExpiresAt, paymentDueAt: paymentDeadline(now, checkInAt) }
  return { approvalExpiresAt, paymentDueAt }
}

const reminderOf = (
  { approvalExpiresAt, paymentDueAt }: ReturnType<typeof deadlinesAfter>,
  command: Command,
  now: Date,
): Date | null => {
  if (command.kind === 'request') return approvalExpiresAt && answerReminder(now, approvalExpiresAt)
  return command.kind === 'approve' ? paymentDueAt && paymentReminder(now, paymentDueAt) : null
}

const moveTo = (booking: BookingState, command: Command, to: BookingStatus, now: Date): Move => {
  const deadlines = deadlinesAfter(booking, command, now)
  return {
    from: booking.status,
    to,
    ...deadlines,
    deadlineAt: deadlineOf({ ...deadlines, status: to, checkOut: booking.checkOut }),
    remindAt: reminderOf(deadlines, command, now),
    event: eventOf[to],
    effects: effectsOf(booking.status, to),
  }
}

const isOpen = (guard: Guard, booking: BookingState, now: Date): boolean => {
  if (guard === 'anytime') return true
  if (guard === 'untilCheckInDay') return copenhagenDate(now) <= booking.checkIn
  const reached = now.getTime() >= (deadlineOf(booking)?.getTime() ?? Number.POSITIVE_INFINITY)
  return guard === 'atDeadline' ? reached : !reached
}

const lineOf = (from: Stage, command: CommandKind): Transition | undefined =>
  transitions.find((line) => line.from === from && line.command === command)

const refusal = (command: CommandKind): ErrorCode =>
  command === 'startPayment' ? 'booking.notPayable' : 'booking.transitionRefused'

/**
 * Decides what a command does to a booking at an instant. No clock, no I/O. Refuses with `booking.transitionRefused` (or
 * `booking.notPayable`), `booking.deadlinePassed`, and `booking.datesPast` for a request whose deadline would already be over.
 */
export const decide = (booking: BookingState, command: Command, now: Date): Result<Decision> => {
  const line = lineOf(booking.status, command.kind)
  const open = line !== undefined && isOpen(line.when, booking, now)
  if (command.kind === 'paymentSucceeded' && !occupiesBefore(line))
    return ok({ kind: 'latePayment', retake: line && open ? moveTo(booking, command, line.to, now) : null })
  if (!line) return err(refusal(command.kind), { status: booking.status, command: command.kind })
  if (!open)
    return line.when === 'beforeDeadline'
      ? err('booking.deadlinePassed', { status: booking.status })
      : err(refusal(command.kind), { status: booking.status, command: command.kind })
  if (line.from === line.to) return ok({ kind: 'unchanged' })
  const move = moveTo(booking, command, line.to, now)
  if (move.deadlineAt && move.to === 'pending_request' && move.deadlineAt.getTime() <= now.getTime())
    return err('booking.datesPast', { checkIn: booking.checkIn })
  return ok({ kind: 'moved', move })
}

const occupiesBefore = (line: Transition | undefined): boolean => line !== undefined && isPayable(line.from)

const actionCommands = {
  pay: ['startPayment'],
  approve: ['approve'],
  decline: ['decline'],
  cancel: ['cancelByGuest', 'cancelByHost'],
} as const satisfies Partial<Record<BookingAction, readonly CommandKind[]>>

/** What one of the booking's people may do now; nothing once its deadline is reached, even before the timer has ended it. */
export const actionsFor = (
  booking: BookingState,
  viewer: 'guest' | 'host',
  now: Date,
): (keyof typeof actionCommands)[] => {
  const actions = ['pay', 'approve', 'decline', 'cancel'] as const
  return actions.filter(
    (action) =>
      isOpen('beforeDeadline', booking, now) &&
      actionCommands[action].some((command) => {
        const line = lineOf(booking.status, command)
        return line?.actor === viewer && isOpen(line.when, booking, now)
      }),
  )
}
