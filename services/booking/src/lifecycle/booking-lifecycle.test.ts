import { BookingMode, BookingStatus } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { actionsFor, type Command, type CommandKind, decide, type Stage } from './booking-lifecycle.ts'
import type { BookingState } from './booking-states.ts'
import { checkInInstant } from './deadlines.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

const commands: Record<CommandKind, Command> = {
  request: { kind: 'request', autoExpireHours: 24 },
  hold: { kind: 'hold' },
  approve: { kind: 'approve' },
  decline: { kind: 'decline' },
  startPayment: { kind: 'startPayment' },
  paymentSucceeded: { kind: 'paymentSucceeded' },
  paymentFailed: { kind: 'paymentFailed' },
  paymentCanceled: { kind: 'paymentCanceled' },
  expire: { kind: 'expire' },
  replaceHold: { kind: 'replaceHold' },
  overtakenByConfirmation: { kind: 'overtakenByConfirmation' },
  hostSuspended: { kind: 'hostSuspended' },
  guestSuspended: { kind: 'guestSuspended' },
  cancelByGuest: { kind: 'cancelByGuest' },
  cancelByHost: { kind: 'cancelByHost' },
  complete: { kind: 'complete' },
}

/** A booking days before its stay, with every deadline an hour ahead. */
const inTime = (status: Stage): BookingState => ({
  status,
  mode: status === 'pending' ? 'instant' : 'request',
  checkIn: '2026-12-10',
  checkOut: '2026-12-14',
  checkInAt: checkInInstant('2026-12-10', '15:00'),
  approvalExpiresAt: hours(1),
  paymentDueAt: hours(1),
})
/** The same booking after its stay, with every deadline just reached. */
const atDeadline = (status: Stage): BookingState => ({
  ...inTime(status),
  checkIn: '2026-11-16',
  checkOut: '2026-11-18',
  checkInAt: checkInInstant('2026-11-16', '15:00'),
  approvalExpiresAt: now,
  paymentDueAt: now,
})

type Outcome = BookingStatus | 'same' | 'late: retake or refund' | 'late: refund' | 'deadlinePassed' | 'datesPast'
type Table = Record<Stage, Partial<Record<CommandKind, Outcome>>>

/** The expected transitions, written by hand; all others are refused (docs/product/booking.md, States). */
const expectedInTime: Table = {
  new: { request: 'pending_request', hold: 'pending', paymentSucceeded: 'late: refund' },
  pending_request: {
    approve: 'host_approved',
    decline: 'declined',
    overtakenByConfirmation: 'declined',
    hostSuspended: 'declined',
    guestSuspended: 'cancelled',
    cancelByGuest: 'cancelled_by_guest',
    paymentSucceeded: 'late: refund',
  },
  host_approved: {
    hostSuspended: 'cancelled',
    guestSuspended: 'cancelled',
    startPayment: 'awaiting_payment',
    paymentSucceeded: 'confirmed',
    cancelByGuest: 'cancelled_by_guest',
    cancelByHost: 'cancelled_by_host',
  },
  awaiting_payment: {
    hostSuspended: 'cancelled',
    guestSuspended: 'cancelled',
    startPayment: 'same',
    paymentSucceeded: 'confirmed',
    paymentFailed: 'same',
    paymentCanceled: 'same',
    cancelByGuest: 'cancelled_by_guest',
    cancelByHost: 'cancelled_by_host',
  },
  pending: {
    hostSuspended: 'cancelled',
    guestSuspended: 'cancelled',
    startPayment: 'same',
    paymentSucceeded: 'confirmed',
    paymentFailed: 'same',
    paymentCanceled: 'cancelled',
    replaceHold: 'cancelled',
    cancelByGuest: 'cancelled_by_guest',
  },
  confirmed: {
    cancelByGuest: 'cancelled_by_guest',
    cancelByHost: 'cancelled_by_host',
    paymentSucceeded: 'late: refund',
  },
  expired: { paymentSucceeded: 'late: retake or refund' },
  cancelled: { paymentSucceeded: 'late: retake or refund' },
  declined: { paymentSucceeded: 'late: refund' },
  cancelled_by_guest: { paymentSucceeded: 'late: refund' },
  cancelled_by_host: { paymentSucceeded: 'late: refund' },
  completed: { paymentSucceeded: 'late: refund' },
}

const expectedAtDeadline: Table = {
  new: { request: 'datesPast', hold: 'pending', paymentSucceeded: 'late: refund' },
  pending_request: {
    approve: 'deadlinePassed',
    decline: 'deadlinePassed',
    expire: 'expired',
    overtakenByConfirmation: 'declined',
    hostSuspended: 'declined',
    guestSuspended: 'cancelled',
    cancelByGuest: 'cancelled_by_guest',
    paymentSucceeded: 'late: refund',
  },
  host_approved: {
    hostSuspended: 'cancelled',
    guestSuspended: 'cancelled',
    startPayment: 'deadlinePassed',
    paymentSucceeded: 'confirmed',
    expire: 'expired',
    cancelByGuest: 'cancelled_by_guest',
    cancelByHost: 'cancelled_by_host',
  },
  awaiting_payment: {
    hostSuspended: 'cancelled',
    guestSuspended: 'cancelled',
    startPayment: 'deadlinePassed',
    paymentSucceeded: 'confirmed',
    paymentFailed: 'same',
    paymentCanceled: 'same',
    expire: 'expired',
    cancelByGuest: 'cancelled_by_guest',
    cancelByHost: 'cancelled_by_host',
  },
  pending: {
    hostSuspended: 'cancelled',
    guestSuspended: 'cancelled',
    startPayment: 'deadlinePassed',
    paymentSucceeded: 'confirmed',
    paymentFailed: 'same',
    paymentCanceled: 'cancelled',
    expire: 'cancelled',
    replaceHold: 'cancelled',
    cancelByGuest: 'cancelled_by_guest',
  },
  confirmed: {
    cancelByGuest: 'deadlinePassed',
    cancelByHost: 'deadlinePassed',
    complete: 'completed',
    paymentSucceeded: 'late: refund',
  },
  expired: { paymentSucceeded: 'late: refund' },
  cancelled: { paymentSucceeded: 'late: refund' },
  declined: { paymentSucceeded: 'late: refund' },
  cancelled_by_guest: { paymentSucceeded: 'late: refund' },
  cancelled_by_host: { paymentSucceeded: 'late: refund' },
  completed: { paymentSucceeded: 'late: refund' },
}

const outcome = (booking: BookingState, command: Command): string => {
  const decided = decide(booking, command, now)
  if (!decided.ok) return decided.error.code.replace('booking.', '')
  if (decided.value.kind === 'latePayment') return decided.value.retake ? 'late: retake or refund' : 'late: refund'
  return decided.value.kind === 'unchanged' ? 'same' : decided.value.move.to
}

const stages: Stage[] = ['new', ...BookingStatus.options]
const kinds = Object.values(commands)
const cases = stages.flatMap((status) => kinds.map((command) => [status, command.kind, command] as const))
const refused = (kind: CommandKind) => (kind === 'startPayment' ? 'notPayable' : 'transitionRefused')

describe('every state and every command', () => {
  test.each(cases)('%s in time, asked to %s', (status, kind, command) => {
    expect(outcome(inTime(status), command)).toBe(expectedInTime[status][kind] ?? refused(kind))
  })

  test.each(cases)('%s at its deadline, asked to %s', (status, kind, command) => {
    expect(outcome(atDeadline(status), command)).toBe(expectedAtDeadline[status][kind] ?? refused(kind))
  })
})

describe('the statuses', () => {
  /** Every status that these commands lead to, before or at a deadline. */
  const ledTo = (led: readonly CommandKind[]): string[] => {
    const seen = stages.flatMap((status) =>
      [inTime(status), atDeadline(status)].flatMap((booking) => led.map((kind) => outcome(booking, commands[kind]))),
    )
    return [...new Set(seen)].filter((status) => BookingStatus.safeParse(status).success).sort()
  }

  test('are eleven, and the home’s booking mode decides the first one', () => {
    expect([...BookingStatus.options].sort()).toEqual([
      'awaiting_payment',
      'cancelled',
      'cancelled_by_guest',
      'cancelled_by_host',
      'completed',
      'confirmed',
      'declined',
      'expired',
      'host_approved',
      'pending',
      'pending_request',
    ])
    expect(BookingMode.options).toEqual(['instant', 'request'])
    expect([ledTo(['hold']), ledTo(['request'])]).toEqual([['pending'], ['pending_request']])
  })

  test('reached by payment or time are set by the server, all others by guest or host', () => {
    expect(ledTo(['approve', 'decline', 'cancelByHost'])).toEqual(['cancelled_by_host', 'declined', 'host_approved'])
    expect(ledTo(['cancelByGuest'])).toEqual(['cancelled_by_guest'])
    expect(ledTo(['paymentSucceeded', 'paymentFailed', 'paymentCanceled', 'expire', 'complete'])).toEqual([
      'cancelled',
      'completed',
      'confirmed',
      'expired',
    ])
  })

  test('host_approved and awaiting_payment differ only in that a payment was started', () => {
    expect(outcome(inTime('pending_request'), commands.approve)).toBe('host_approved')
    expect(outcome(inTime('host_approved'), commands.startPayment)).toBe('awaiting_payment')
    for (const status of ['host_approved', 'awaiting_payment'] as const) {
      expect(outcome(inTime(status), commands.paymentSucceeded)).toBe('confirmed')
      expect(outcome(atDeadline(status), commands.expire)).toBe('expired')
    }
  })
})

describe('what a move carries', () => {
  const moved = (status: Stage, kind: CommandKind) => {
    const decided = decide(inTime(status), commands[kind], now)
    return decided.ok && decided.value.kind === 'moved' ? decided.value.move : null
  }

  test('a request holds no dates and waits for its host as long as the home allows', () => {
    expect(moved('new', 'request')).toMatchObject({
      approvalExpiresAt: hours(24),
      deadlineAt: hours(24),
      event: 'requested',
      effects: ['reserveIntroUse'],
    })
  })

  test('an approval takes the dates and opens 24 hours to pay', () => {
    expect(moved('pending_request', 'approve')).toMatchObject({
      paymentDueAt: hours(24),
      deadlineAt: hours(24),
      event: 'approved',
      effects: ['takeDates'],
    })
  })

  test('a hold takes the dates for fifteen minutes', () => {
    expect(moved('new', 'hold')).toMatchObject({
      paymentDueAt: hours(0.25),
      effects: ['takeDates', 'reserveIntroUse'],
      event: 'held',
    })
  })

  test('a confirmation declines overlapping requests and is completed after the stay', () => {
    expect(moved('pending', 'paymentSucceeded')).toMatchObject({
      deadlineAt: new Date('2026-12-14T23:00:00Z'),
      effects: ['declineOverlapping'],
    })
  })

  test('a lapsed hold frees its dates, returns its intro use and ends its payment', () => {
    const lapsed = decide(atDeadline('pending'), commands.expire, now)
    expect(lapsed).toMatchObject({
      value: { move: { deadlineAt: null, effects: ['freeDates', 'returnIntroUse', 'endPayment'] } },
    })
  })

  test('cancelling a confirmed stay refunds by policy, or in full when the host cancels', () => {
    const ends = ['freeDates', 'returnIntroUse', 'endAlteration']
    expect(moved('confirmed', 'cancelByGuest')?.effects).toEqual([...ends, 'refundByPolicy'])
    expect(moved('confirmed', 'cancelByHost')?.effects).toEqual([...ends, 'refundInFull'])
  })

  test('a late payment retakes the dates until the check-in day is over', () => {
    const onTheDay = { ...inTime('expired'), checkIn: '2026-11-20', checkInAt: hours(-1) }
    expect(outcome(onTheDay, commands.paymentSucceeded)).toBe('late: retake or refund')
    expect(outcome({ ...onTheDay, checkIn: '2026-11-19' }, commands.paymentSucceeded)).toBe('late: refund')
  })
})

describe('buttons', () => {
  test('a host may answer a request in time, a guest may pay what is payable', () => {
    expect(actionsFor(inTime('pending_request'), 'host', now)).toEqual(['approve', 'decline'])
    expect(actionsFor(inTime('pending_request'), 'guest', now)).toEqual(['cancel'])
    for (const status of ['host_approved', 'awaiting_payment', 'pending'] as const) {
      expect(actionsFor(inTime(status), 'guest', now)).toEqual(['pay', 'cancel'])
      expect(actionsFor(inTime(status), 'host', now)).toEqual(status === 'pending' ? [] : ['cancel'])
    }
  })

  test('either may cancel a confirmed stay, but not one that has ended', () => {
    for (const viewer of ['guest', 'host'] as const) {
      expect(actionsFor(inTime('confirmed'), viewer, now)).toEqual(['cancel'])
      for (const status of ['completed', 'cancelled', 'cancelled_by_guest', 'cancelled_by_host'] as const)
        expect(actionsFor(inTime(status), viewer, now)).toEqual([])
    }
  })

  test('after the deadline no action is left', () => {
    for (const status of stages) {
      expect(actionsFor(atDeadline(status), 'host', now)).toEqual([])
      expect(actionsFor(atDeadline(status), 'guest', now)).toEqual([])
    }
  })
})
