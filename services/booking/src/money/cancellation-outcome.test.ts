import { addDays, CancellationPolicy, defaultFeeSettings, freeCancellationDays, Quote } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import {
  type CancellationSnapshot,
  cancellationOutcome,
  graceBeyondPolicy,
  toCancellationPreview,
} from './cancellation-outcome.ts'
import { noShares, remainingMoney } from './shares.ts'

/** 999.99 DKK of nights, 300 of cleaning, 150 of service fee: 1,449.99 in all. */
const quote = Quote.parse({
  listingId: '00000000-0000-4000-8000-000000000001',
  checkIn: '2026-11-01',
  checkOut: '2026-11-02',
  nights: 1,
  nightly: [],
  subtotalOre: 999_99,
  discounts: [],
  cleaningOre: 300_00,
  serviceFeeOre: 150_00,
  totalOre: 1_449_99,
  platformFeeOre: 130_00,
  hostShareOre: 1_169_99,
  settings: defaultFeeSettings,
  introUsed: null,
  ratesRevision: 1,
})

/** Copenhagen's offset from UTC, from summer 2026 to summer 2027. */
const offset = (local: string): string => {
  if (local < '2026-10-25T03:00') return '+02:00'
  return local < '2027-03-28T02:00' ? '+01:00' : '+02:00'
}
const at = (date: string, time: string): Date => new Date(`${date}T${time}:00${offset(`${date}T${time}`)}`)

const aStay = (policy: CancellationPolicy, checkIn: string, over: Partial<CancellationSnapshot> = {}) => ({
  policy,
  checkIn,
  checkInAt: at(checkIn, '15:00'),
  confirmedAt: new Date('2026-05-01T12:00:00Z'),
  left: remainingMoney(quote, noShares),
  disputed: false,
  hostUnavailable: false,
  ...over,
})
const refundOf = (stay: CancellationSnapshot, now: Date): number | undefined =>
  cancellationOutcome(stay, now).plan?.amountOre

/** Days before check-in, and the refunds under flexible, moderate and strict. They are the same from 00:00 to 23:59. */
const table = [
  [40, 1_449_99, 1_449_99, 1_449_99],
  [39, 1_449_99, 1_449_99, 1_449_99],
  [38, 1_449_99, 1_449_99, 1_449_99],
  [37, 1_449_99, 1_449_99, 1_449_99],
  [36, 1_449_99, 1_449_99, 1_449_99],
  [35, 1_449_99, 1_449_99, 1_449_99],
  [34, 1_449_99, 1_449_99, 1_449_99],
  [33, 1_449_99, 1_449_99, 1_449_99],
  [32, 1_449_99, 1_449_99, 1_449_99],
  [31, 1_449_99, 1_449_99, 1_449_99],
  [30, 1_449_99, 1_449_99, 1_449_99],
  [29, 1_449_99, 1_449_99, 950_00],
  [28, 1_449_99, 1_449_99, 950_00],
  [27, 1_449_99, 1_449_99, 950_00],
  [26, 1_449_99, 1_449_99, 950_00],
  [25, 1_449_99, 1_449_99, 950_00],
  [24, 1_449_99, 1_449_99, 950_00],
  [23, 1_449_99, 1_449_99, 950_00],
  [22, 1_449_99, 1_449_99, 950_00],
  [21, 1_449_99, 1_449_99, 950_00],
  [20, 1_449_99, 1_449_99, 950_00],
  [19, 1_449_99, 1_449_99, 950_00],
  [18, 1_449_99, 1_449_99, 950_00],
  [17, 1_449_99, 1_449_99, 950_00],
  [16, 1_449_99, 1_449_99, 950_00],
  [15, 1_449_99, 1_449_99, 950_00],
  [14, 1_449_99, 1_449_99, 950_00],
  [13, 1_449_99, 950_00, 450_00],
  [12, 1_449_99, 950_00, 450_00],
  [11, 1_449_99, 950_00, 450_00],
  [10, 1_449_99, 950_00, 450_00],
  [9, 1_449_99, 950_00, 450_00],
  [8, 1_449_99, 950_00, 450_00],
  [7, 1_449_99, 950_00, 450_00],
  [6, 1_449_99, 450_00, 450_00],
  [5, 1_299_99, 300_00, 300_00],
  [4, 800_00, 300_00, 300_00],
  [3, 800_00, 300_00, 300_00],
  [2, 800_00, 300_00, 300_00],
  [1, 300_00, 300_00, 300_00],
] as const

/** Days before check-in, times and refunds around check-in, which are the same under every policy. */
const lastDays = [
  [0, '00:00', 300_00],
  [0, '14:59', 300_00],
  [0, '15:00', 0],
  [0, '23:59', 0],
  [-1, '00:00', 0],
  [-1, '23:59', 0],
  [-2, '00:00', 0],
  [-2, '23:59', 0],
] as const

/** Stays in winter, on both nights when the clocks change, and with such a change between cancellation and stay. */
const checkIns = ['2027-01-15', '2026-10-25', '2026-10-26', '2026-11-20', '2027-03-28', '2027-03-29', '2027-04-20']

describe.each(checkIns)('a stay from %s', (checkIn) => {
  test.each(['flexible', 'moderate', 'strict'] as const)('refunds the amounts of the table under %s', (policy) => {
    const column = { flexible: 1, moderate: 2, strict: 3 } as const
    const seen: unknown[] = []
    const expected: unknown[] = []
    for (const row of table)
      for (const time of ['00:00', '23:59']) {
        const date = addDays(checkIn, -row[0])
        seen.push([row[0], time, refundOf(aStay(policy, checkIn), at(date, time))])
        expected.push([row[0], time, row[column[policy]]])
      }
    for (const [days, time, ore] of lastDays) {
      seen.push([days, time, refundOf(aStay(policy, checkIn), at(addDays(checkIn, -days), time))])
      expected.push([days, time, ore])
    }
    expect(seen).toEqual(expected)
  })
})

describe('the day after the confirmation', () => {
  const checkIn = '2027-01-15'
  test('refunds everything under every policy when check-in is 7 or more days away', () => {
    const confirmedAt = at('2027-01-08', '20:00')
    for (const policy of CancellationPolicy.options) {
      const stay = aStay(policy, checkIn, { confirmedAt })
      expect(refundOf(stay, at('2027-01-09', '19:59'))).toBe(1_449_99)
      expect(cancellationOutcome(stay, at('2027-01-09', '19:59')).freeUntil).toEqual(
        policy === 'flexible' ? at('2027-01-10', '00:00') : at('2027-01-09', '20:00'),
      )
    }
    expect(refundOf(aStay('strict', checkIn, { confirmedAt }), at('2027-01-09', '20:00'))).toBe(450_00)
  })

  test('refunds no more than the policy for a stay that begins sooner', () => {
    const confirmedAt = at('2027-01-09', '00:00')
    expect(refundOf(aStay('strict', checkIn, { confirmedAt }), at('2027-01-09', '00:01'))).toBe(450_00)
  })
})

test('free cancellation ends at the promised minute', () => {
  for (const policy of CancellationPolicy.options) {
    const stay = aStay(policy, '2027-03-30')
    const last = addDays('2027-03-30', -freeCancellationDays[policy])
    expect(refundOf(stay, at(last, '23:59'))).toBe(1_449_99)
    expect(cancellationOutcome(stay, at(last, '23:59')).freeUntil).toEqual(at(addDays(last, 1), '00:00'))
    expect(refundOf(stay, at(addDays(last, 1), '00:00'))).toBeLessThan(1_449_99)
    expect(cancellationOutcome(stay, at(addDays(last, 1), '00:00')).freeUntil).toBeNull()
  }
})

test('the platform’s fee is computed on what the host keeps', () => {
  // Kept: 499.99 of nights and the service fee; 10 % of 499.99 is 50.00.
  expect(cancellationOutcome(aStay('flexible', '2027-01-15'), at('2027-01-12', '12:00')).plan).toEqual({
    back: { nightsOre: 500_00, cleaningOre: 300_00, serviceFeeOre: 0 },
    shares: { hostShareOre: 720_00, platformFeeOre: 80_00, serviceFeeOre: 0 },
    amountOre: 800_00,
  })
})

test('the preview lists lines, without empty ones', () => {
  const stay = aStay('flexible', '2027-01-15')
  expect(toCancellationPreview(stay, at('2027-01-10', '12:00'))).toEqual({
    policy: 'flexible',
    disputed: false,
    hostUnavailable: false,
    daysBefore: 5,
    lines: [
      { kind: 'nights', paidOre: 999_99, refundOre: 999_99 },
      { kind: 'cleaning', paidOre: 300_00, refundOre: 300_00 },
      { kind: 'serviceFee', paidOre: 150_00, refundOre: 0 },
    ],
    paidOre: 1_449_99,
    refundOre: 1_299_99,
    freeUntil: null,
  })
  expect(toCancellationPreview(stay, at('2027-01-09', '23:59'))).toMatchObject({
    daysBefore: 6,
    lines: [{ kind: 'nights' }, { kind: 'cleaning' }, { kind: 'serviceFee', paidOre: 150_00, refundOre: 150_00 }],
    refundOre: 1_449_99,
  })
  expect(toCancellationPreview({ ...stay, confirmedAt: null, left: null }, at('2027-01-10', '12:00'))).toMatchObject({
    lines: [],
    paidOre: 0,
    refundOre: 0,
  })
})

test.each([
  ['moderate', '2026-11-08', '2026-11-02T09:30:00.000Z'],
  ['moderate', '2026-11-14', '2026-11-02T09:30:00.000Z'],
  ['moderate', '2026-11-15', '2026-11-02T09:30:00.000Z'],
  ['moderate', '2026-11-16', null],
  ['strict', '2026-11-30', '2026-11-02T09:30:00.000Z'],
  ['strict', '2026-11-07', null],
  ['flexible', '2026-11-08', null],
] as const)('a %s stay of %s shows its grace period only where it exceeds the policy', (policy, checkIn, end) => {
  const confirmedAt = new Date('2026-11-01T09:30:00Z')
  expect(graceBeyondPolicy({ cancellationPolicy: policy, checkIn, confirmedAt })?.toISOString() ?? null).toBe(end)
  expect(graceBeyondPolicy({ cancellationPolicy: policy, checkIn, confirmedAt: null })).toBeNull()
})

test('a suspended host’s stay is refunded in full until check-in, then by the policy', () => {
  const stay = aStay('strict', '2027-06-10', { hostUnavailable: true })
  const minuteBefore = at('2027-06-10', '14:59')
  expect(refundOf(stay, minuteBefore)).toBe(1_449_99)
  expect(toCancellationPreview(stay, minuteBefore)).toMatchObject({
    hostUnavailable: true,
    refundOre: 1_449_99,
    freeUntil: at('2027-06-10', '15:00').toISOString(),
  })
  expect(refundOf(stay, at('2027-06-10', '15:00'))).toBe(0)
  expect(refundOf({ ...stay, hostUnavailable: false }, minuteBefore)).toBe(300_00)
})
