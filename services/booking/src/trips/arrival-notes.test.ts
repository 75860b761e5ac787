import { addDays, CancellationPolicy, copenhagenInstant, defaultFeeSettings, Quote } from '@nordbo/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancellationOutcome } from '../money/cancellation-outcome.ts'
import { noShares, remainingMoney, sumOfLines } from '../money/shares.ts'
import { arrivalNotesVisibility } from './arrival-notes.ts'

const quote = Quote.parse({
  listingId: '00000000-0000-4000-8000-000000000001',
  checkIn: '2027-07-10',
  checkOut: '2027-07-11',
  nights: 1,
  nightly: [],
  subtotalOre: 1_000_00,
  discounts: [],
  cleaningOre: 300_00,
  serviceFeeOre: 150_00,
  totalOre: 1_450_00,
  platformFeeOre: 130_00,
  hostShareOre: 1_170_00,
  settings: defaultFeeSettings,
  introUsed: null,
  ratesRevision: 1,
})
const checkIn = '2027-07-10'
const checkInAt = copenhagenInstant(checkIn, '15:00')
const stay = {
  policy: CancellationPolicy.parse('flexible'),
  checkIn,
  checkInAt,
  confirmedAt: copenhagenInstant(addDays(checkIn, -60)),
  left: remainingMoney(quote, noShares),
  disputed: false,
  takenBack: false,
  hostUnavailable: false,
}
const hours = (count: number): Date => new Date(checkInAt.getTime() - count * 3_600_000)

test('arrival notes appear 48 hours before check-in, and the time is known before', () => {
  const before = new Date(hours(48).getTime() - 1)
  expect(arrivalNotesVisibility(stay, before)).toEqual({ shown: false, from: hours(48) })
  expect(arrivalNotesVisibility(stay, hours(48))).toEqual({ shown: true })
  expect(arrivalNotesVisibility(stay, hours(-20))).toEqual({ shown: true })
  expect(arrivalNotesVisibility({ ...stay, confirmedAt: hours(3) }, hours(2)), 'booked on the way').toEqual({
    shown: true,
  })
})

test('no guest who could still cancel for a full refund sees the arrival notes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CancellationPolicy.options),
      fc.integer({ min: -24, max: 70 * 24 }),
      fc.integer({ min: -24, max: 70 * 24 }),
      (policy, confirmedHours, nowHours) => {
        const [confirmed, now] = [Math.max(confirmedHours, nowHours), Math.min(confirmedHours, nowHours)].map(hours)
        if (!confirmed || !now) throw new Error('no dates')
        const snapshot = { ...stay, policy, confirmedAt: confirmed }
        const { plan } = cancellationOutcome(snapshot, now)
        const free = plan?.amountOre === sumOfLines(snapshot.left.lines)
        const early = now < hours(48)
        expect(arrivalNotesVisibility(snapshot, now).shown).toBe(!free && !early)
      },
    ),
  )
})

test('arrival notes are hidden after a chargeback, but not after a full refund by the host', () => {
  const nothing = remainingMoney(quote, remainingMoney(quote, noShares).shares)
  expect(arrivalNotesVisibility({ ...stay, left: nothing, takenBack: true }, hours(1))).toEqual({
    shown: false,
    from: null,
  })
  expect(arrivalNotesVisibility({ ...stay, left: nothing }, hours(1))).toEqual({ shown: true })
})

test('arrival notes are hidden while the host is suspended, however near check-in is', () => {
  expect(arrivalNotesVisibility({ ...stay, hostUnavailable: true }, hours(1)).shown).toBe(false)
})
