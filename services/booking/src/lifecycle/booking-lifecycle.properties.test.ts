import { addDays, type BookingStatus, copenhagenDate } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actionsFor, type Command, decide, type Move, transitions } from './booking-lifecycle.ts'
import { type BookingState, deadlineOf, keepsIntroUse, occupiesDates } from './booking-states.ts'
import { checkInInstant, holdMs, paymentWindowMs } from './deadlines.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('request' as const), autoExpireHours: fc.integer({ min: -5, max: 400 }) }),
  ...(
    [
      'hold',
      'approve',
      'decline',
      'startPayment',
      'paymentSucceeded',
      'paymentFailed',
      'paymentCanceled',
      'expire',
      'replaceHold',
      'overtakenByConfirmation',
      'hostSuspended',
      'guestSuspended',
      'cancelByGuest',
      'cancelByHost',
      'complete',
    ] as const
  ).map((kind) => fc.constant({ kind })),
)
/** Commands with the minutes that pass before each; some pauses are long enough to pass every deadline. */
const history = fc.array(
  fc.record({ command, minutes: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30_000 })) }),
  { maxLength: 14 },
)
const fresh = fc
  .record({ days: fc.integer({ min: 0, max: 40 }), nights: fc.integer({ min: 1, max: 30 }) })
  .map(({ days, nights }): BookingState => {
    const checkIn = addDays('2026-11-20', days)
    return {
      status: 'new',
      mode: 'request',
      checkIn,
      checkOut: addDays(checkIn, nights),
      checkInAt: checkInInstant(checkIn, '15:00'),
      approvalExpiresAt: null,
      paymentDueAt: null,
    }
  })

interface Step {
  before: BookingState
  move: Move
  late: boolean
  now: Date
}

/** Plays a history; a retake always finds its dates free. */
const play = (booking: BookingState, story: { command: Command; minutes: number }[]): Step[] => {
  const steps: Step[] = []
  let current = booking
  let time = start
  for (const { command: asked, minutes } of story) {
    time += minutes * 60_000
    const decided = decide(current, asked, new Date(time))
    if (!decided.ok || decided.value.kind === 'unchanged') continue
    const move = decided.value.kind === 'moved' ? decided.value.move : decided.value.retake
    if (!move) continue
    steps.push({ before: current, move, late: decided.value.kind === 'latePayment', now: new Date(time) })
    current = {
      ...current,
      status: move.to,
      approvalExpiresAt: move.approvalExpiresAt,
      paymentDueAt: move.paymentDueAt,
    }
  }
  return steps
}
const always = (check: (steps: Step[], booking: BookingState) => void) =>
  fc.assert(
    fc.property(fresh, history, (booking, story) => check(play(booking, story), booking)),
    { numRuns: 500 },
  )

describe('any history of commands', () => {
  test('only follows transitions of the table', () => {
    always((steps) => {
      for (const { move } of steps)
        expect(transitions.some((line) => line.from === move.from && line.to === move.to)).toBe(true)
    })
  })

  test('takes dates and intro uses only when it has none, and frees exactly what it has', () => {
    always((steps) => {
      let dates = 0
      let uses = 0
      for (const { move } of steps) {
        dates += Number(move.effects.includes('takeDates')) - Number(move.effects.includes('freeDates'))
        uses += Number(move.effects.includes('reserveIntroUse')) - Number(move.effects.includes('returnIntroUse'))
        expect(dates).toBe(Number(occupiesDates(move.to)))
        expect(uses).toBe(Number(keepsIntroUse(move.to)))
      }
    })
  })

  test('never lets a host answer or a guest pay later than check-in, 168 hours or 24 hours', () => {
    always((steps, booking) => {
      for (const { move, now } of steps) {
        const limit = booking.checkInAt.getTime()
        if (move.to === 'pending_request') {
          expect(move.deadlineAt?.getTime()).toBeLessThanOrEqual(Math.min(limit, now.getTime() + 168 * 3_600_000))
          expect(move.deadlineAt?.getTime()).toBeGreaterThan(now.getTime())
        }
        if (move.to === 'host_approved')
          expect(move.deadlineAt?.getTime()).toBeLessThanOrEqual(Math.min(limit, now.getTime() + paymentWindowMs))
        if (move.to === 'pending') expect(move.deadlineAt?.getTime()).toBe(now.getTime() + holdMs)
      }
    })
  })

  test('ends once: what is declined, completed or cancelled by a person never moves again', () => {
    const final: BookingStatus[] = ['declined', 'completed', 'cancelled_by_guest', 'cancelled_by_host']
    always((steps) => {
      for (const { move } of steps.slice(0, -1)) expect(final).not.toContain(move.to)
    })
  })

  test('comes back after lapsing only by a late payment, until the check-in day is over', () => {
    always((steps) => {
      for (const { before, late, now } of steps)
        if (before.status === 'expired' || before.status === 'cancelled') {
          expect(late).toBe(true)
          expect(copenhagenDate(now) <= before.checkIn).toBe(true)
        }
    })
  })

  test('always has a deadline while it waits, and none once it ended', () => {
    always((steps) => {
      for (const { move, before } of steps) {
        const waits = occupiesDates(move.to) ? move.to !== 'completed' : move.to === 'pending_request'
        expect(move.deadlineAt !== null).toBe(waits)
        const after = { ...before, ...move, status: move.to }
        expect(deadlineOf(after)).toEqual(move.deadlineAt)
        for (const viewer of ['guest', 'host'] as const)
          if (move.deadlineAt) expect(actionsFor(after, viewer, move.deadlineAt)).toEqual([])
      }
    })
  })
})
