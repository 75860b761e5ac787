import { AlterationStatus, StaySide } from '@nordbo/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AlterationCommand,
  type AlterationState,
  alterationActions,
  alterationTransitions,
  decideAlteration,
  isOpenAlteration,
  proposalDeadline,
} from './alteration-lifecycle.ts'

const now = new Date('2027-03-01T12:00:00Z')
const hours = (count: number): Date => new Date(now.getTime() + count * 3_600_000)
const aChange = (over: Partial<AlterationState> = {}): AlterationState => ({
  status: 'proposed',
  by: 'guest',
  differenceOre: 1_150_00,
  checkInAt: hours(24 * 20),
  deadlineAt: hours(48),
  ...over,
})
const commands: AlterationCommand[] = [
  ...(['accept', 'decline', 'withdraw', 'pay'] as const),
  ...(['paymentSucceeded', 'expire', 'bookingEnded', 'proposerSuspended', 'otherSuspended'] as const),
]
const outcome = (change: AlterationState, command: AlterationCommand, at = now): string => {
  const decided = decideAlteration(change, command, at)
  return decided.ok ? decided.value.to : decided.error.code
}

describe('an alteration of a stay', () => {
  test.each([
    ['proposed', ['accepted', 'declined', 'withdrawn', '-', '-', '-', 'expired', 'withdrawn', 'declined']],
    ['accepted', ['-', '-', 'withdrawn', 'awaiting_payment', '-', '-', 'expired', 'withdrawn', 'declined']],
    [
      'awaiting_payment',
      ['-', '-', 'withdrawn', 'awaiting_payment', 'applied', '-', 'expired', 'withdrawn', 'declined'],
    ],
    ['applied', ['-', '-', '-', '-', '-', '-', '-', '-', '-']],
    ['declined', ['-', '-', '-', '-', '-', '-', '-', '-', '-']],
    ['withdrawn', ['-', '-', '-', '-', '-', '-', '-', '-', '-']],
    ['expired', ['-', '-', '-', '-', '-', '-', '-', '-', '-']],
  ] as const)('that is %s takes these commands before its deadline', (status, expected) => {
    const change = aChange({ status, deadlineAt: isOpenAlteration(status) ? hours(1) : null })
    expect(commands.map((command) => outcome(change, command).replace('alteration.notOpen', '-'))).toEqual(expected)
  })

  test('after its deadline can only expire, be ended by the system, or be paid late', () => {
    for (const status of ['proposed', 'accepted', 'awaiting_payment'] as const) {
      const taken = commands.filter(
        (command) => outcome(aChange({ status, deadlineAt: now }), command) !== 'alteration.notOpen',
      )
      expect(taken).toEqual([
        ...(status === 'awaiting_payment' ? ['paymentSucceeded'] : []),
        'expire',
        'bookingEnded',
        'proposerSuspended',
        'otherSuspended',
      ])
    }
  })

  test('that costs no more is applied when it is accepted', () => {
    for (const differenceOre of [0, -500_00]) expect(outcome(aChange({ differenceOre }), 'accept')).toBe('applied')
  })

  test('waits 48 hours for an answer and 24 for a payment, never beyond check-in', () => {
    expect(proposalDeadline(now, hours(100))).toEqual(hours(48))
    expect(proposalDeadline(now, hours(30))).toEqual(hours(30))
    const paidBy = (checkInAt: Date) => decideAlteration(aChange({ checkInAt }), 'accept', now)
    expect(paidBy(hours(100))).toMatchObject({ value: { deadlineAt: hours(24) } })
    expect(paidBy(hours(3))).toMatchObject({ value: { deadlineAt: hours(3) } })
  })

  test('is answered by the other side, withdrawn by its proposer and paid by the guest', () => {
    expect(alterationActions(aChange(), 'guest', now)).toEqual(['withdraw'])
    expect(alterationActions(aChange(), 'host', now)).toEqual(['accept', 'decline'])
    const accepted = aChange({ status: 'accepted', by: 'host' })
    expect(alterationActions(accepted, 'guest', now)).toEqual(['pay'])
    expect(alterationActions(accepted, 'host', now)).toEqual(['withdraw'])
    expect(alterationActions(aChange({ deadlineAt: now }), 'host', now)).toEqual([])
    // A blocker does not prevent declining or withdrawing.
    expect(alterationActions(aChange(), 'host', now, 'disputed')).toEqual(['decline'])
    expect(alterationActions(aChange(), 'guest', now, 'belowRefunds')).toEqual(['withdraw'])
    expect(alterationActions(accepted, 'guest', now, 'disputed')).toEqual([])
  })
})

describe('any sequence of commands to an alteration', () => {
  const anyChange = fc.record({
    status: fc.constantFrom(...AlterationStatus.options),
    by: fc.constantFrom(...StaySide.options),
    differenceOre: fc.integer({ min: -10_000_00, max: 10_000_00 }),
    checkInAt: fc.integer({ min: 1, max: 60 }).map((days) => hours(24 * days)),
  })
  const steps = fc.array(fc.tuple(fc.constantFrom(...commands), fc.integer({ min: 0, max: 30 })), { maxLength: 12 })

  test('ends once, in time, and is applied only if accepted and paid', () => {
    fc.assert(
      fc.property(anyChange, steps, (drawn, asked) => {
        let at = now
        let change: AlterationState = {
          ...drawn,
          status: 'proposed',
          deadlineAt: proposalDeadline(now, drawn.checkInAt),
        }
        const done = new Set<AlterationCommand>()
        for (const [command, wait] of asked) {
          at = new Date(at.getTime() + wait * 3_600_000)
          const decided = decideAlteration(change, command, at)
          if (!decided.ok) continue
          expect(isOpenAlteration(change.status)).toBe(true)
          change = { ...change, status: decided.value.to, deadlineAt: decided.value.deadlineAt }
          done.add(command)
          expect(change.deadlineAt === null).toBe(!isOpenAlteration(change.status))
          if (change.deadlineAt) expect(change.deadlineAt.getTime()).toBeLessThanOrEqual(change.checkInAt.getTime())
        }
        if (change.status !== 'applied') return
        expect(done.has('accept')).toBe(true)
        expect(done.has('paymentSucceeded')).toBe(change.differenceOre > 0)
      }),
    )
  })

  test('no two transitions match the same command at one instant', () => {
    const keys = alterationTransitions.map(({ from, command, when }) => `${from} ${command} ${when}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
