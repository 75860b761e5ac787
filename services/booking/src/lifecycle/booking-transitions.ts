import type { BookingStatus } from '@nordbo/contracts'

/** The state of a booking; `new` before it exists. */
export type Stage = BookingStatus | 'new'

/** Who sends a command: one of the booking's two people, the payment provider, or this service itself. */
export type LifecycleActor = 'guest' | 'host' | 'provider' | 'system'

/** What can be done to a booking. */
export type Command =
  | { kind: 'request'; autoExpireHours: number }
  | { kind: 'hold'; until?: Date | null }
  | { kind: 'approve' }
  | { kind: 'decline' }
  | { kind: 'startPayment' }
  | { kind: 'paymentSucceeded' }
  | { kind: 'paymentFailed' }
  | { kind: 'paymentCanceled' }
  | { kind: 'expire' }
  | { kind: 'replaceHold' }
  | { kind: 'overtakenByConfirmation' }
  | { kind: 'hostSuspended' }
  | { kind: 'guestSuspended' }
  | { kind: 'cancelByGuest' }
  | { kind: 'cancelByHost' }
  | { kind: 'complete' }
export type CommandKind = Command['kind']

/**
 * When a transition is open, relative to the state's deadline (`deadlineOf`): at any time, only before it, only from it on, or (for
 * late payments) until the check-in day has passed.
 */
export type Guard = 'anytime' | 'beforeDeadline' | 'atDeadline' | 'untilCheckInDay'

/** One allowed transition. */
export interface Transition {
  from: Stage
  command: CommandKind
  actor: LifecycleActor
  to: BookingStatus
  when: Guard
}

/**
 * Every allowed transition (docs/product/booking.md, States). All others are refused, except that no payment is lost: a payment that no
 * transition takes is refunded in full.
 */
export const transitions: readonly Transition[] = [
  { from: 'new', command: 'request', actor: 'guest', to: 'pending_request', when: 'anytime' },
  { from: 'new', command: 'hold', actor: 'guest', to: 'pending', when: 'anytime' },

  { from: 'pending_request', command: 'approve', actor: 'host', to: 'host_approved', when: 'beforeDeadline' },
  { from: 'pending_request', command: 'decline', actor: 'host', to: 'declined', when: 'beforeDeadline' },
  { from: 'pending_request', command: 'overtakenByConfirmation', actor: 'system', to: 'declined', when: 'anytime' },
  { from: 'pending_request', command: 'hostSuspended', actor: 'system', to: 'declined', when: 'anytime' },
  { from: 'pending_request', command: 'guestSuspended', actor: 'system', to: 'cancelled', when: 'anytime' },
  { from: 'pending_request', command: 'expire', actor: 'system', to: 'expired', when: 'atDeadline' },
  { from: 'pending_request', command: 'cancelByGuest', actor: 'guest', to: 'cancelled_by_guest', when: 'anytime' },

  { from: 'host_approved', command: 'startPayment', actor: 'guest', to: 'awaiting_payment', when: 'beforeDeadline' },
  { from: 'host_approved', command: 'paymentSucceeded', actor: 'provider', to: 'confirmed', when: 'anytime' },
  { from: 'host_approved', command: 'hostSuspended', actor: 'system', to: 'cancelled', when: 'anytime' },
  { from: 'host_approved', command: 'guestSuspended', actor: 'system', to: 'cancelled', when: 'anytime' },
  { from: 'host_approved', command: 'expire', actor: 'system', to: 'expired', when: 'atDeadline' },
  { from: 'host_approved', command: 'cancelByGuest', actor: 'guest', to: 'cancelled_by_guest', when: 'anytime' },
  { from: 'host_approved', command: 'cancelByHost', actor: 'host', to: 'cancelled_by_host', when: 'anytime' },

  { from: 'awaiting_payment', command: 'startPayment', actor: 'guest', to: 'awaiting_payment', when: 'beforeDeadline' },
  { from: 'awaiting_payment', command: 'paymentSucceeded', actor: 'provider', to: 'confirmed', when: 'anytime' },
  { from: 'awaiting_payment', command: 'paymentFailed', actor: 'provider', to: 'awaiting_payment', when: 'anytime' },
  { from: 'awaiting_payment', command: 'paymentCanceled', actor: 'provider', to: 'awaiting_payment', when: 'anytime' },
  { from: 'awaiting_payment', command: 'hostSuspended', actor: 'system', to: 'cancelled', when: 'anytime' },
  { from: 'awaiting_payment', command: 'guestSuspended', actor: 'system', to: 'cancelled', when: 'anytime' },
  { from: 'awaiting_payment', command: 'expire', actor: 'system', to: 'expired', when: 'atDeadline' },
  { from: 'awaiting_payment', command: 'cancelByGuest', actor: 'guest', to: 'cancelled_by_guest', when: 'anytime' },
  { from: 'awaiting_payment', command: 'cancelByHost', actor: 'host', to: 'cancelled_by_host', when: 'anytime' },

  { from: 'pending', command: 'startPayment', actor: 'guest', to: 'pending', when: 'beforeDeadline' },
  { from: 'pending', command: 'paymentSucceeded', actor: 'provider', to: 'confirmed', when: 'anytime' },
  { from: 'pending', command: 'paymentFailed', actor: 'provider', to: 'pending', when: 'anytime' },
  { from: 'pending', command: 'paymentCanceled', actor: 'provider', to: 'cancelled', when: 'anytime' },
  { from: 'pending', command: 'hostSuspended', actor: 'system', to: 'cancelled', when: 'anytime' },
  { from: 'pending', command: 'guestSuspended', actor: 'system', to: 'cancelled', when: 'anytime' },
  { from: 'pending', command: 'expire', actor: 'system', to: 'cancelled', when: 'atDeadline' },
  { from: 'pending', command: 'replaceHold', actor: 'guest', to: 'cancelled', when: 'anytime' },
  { from: 'pending', command: 'cancelByGuest', actor: 'guest', to: 'cancelled_by_guest', when: 'anytime' },

  { from: 'confirmed', command: 'complete', actor: 'system', to: 'completed', when: 'atDeadline' },
  { from: 'confirmed', command: 'cancelByGuest', actor: 'guest', to: 'cancelled_by_guest', when: 'beforeDeadline' },
  { from: 'confirmed', command: 'cancelByHost', actor: 'host', to: 'cancelled_by_host', when: 'beforeDeadline' },

  { from: 'expired', command: 'paymentSucceeded', actor: 'provider', to: 'confirmed', when: 'untilCheckInDay' },
  { from: 'cancelled', command: 'paymentSucceeded', actor: 'provider', to: 'confirmed', when: 'untilCheckInDay' },
]
