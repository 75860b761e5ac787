import { GuestCounts } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { tripTabOf } from '../trips/trip-tabs.ts'
import { approvalDeadline, checkInInstant, completionInstant, holdDeadline, paymentDeadline } from './deadlines.ts'
import { checkCapacity, checkPets, checkStay } from './stay-rules.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('the dates of a stay', () => {
  test('today is the first day that can be booked', () => {
    expect(checkStay({ checkIn: '2026-11-20', checkOut: '2026-11-22' }, '2026-11-20')).toEqual({
      ok: true,
      value: { nights: 2 },
    })
    expect(checkStay({ checkIn: '2026-11-19', checkOut: '2026-11-22' }, '2026-11-20')).toMatchObject({
      error: { code: 'booking.datesPast' },
    })
  })

  test.each([
    ['no night', '2026-12-01', '2026-12-01'],
    ['backwards', '2026-12-05', '2026-12-01'],
    ['more than a year', '2026-12-01', '2027-12-02'],
    ['a year nobody meant', '2026-12-01', '9999-12-31'],
    ['before the calendar', '0001-01-01', '0001-01-03'],
  ])('%s is refused', (_, checkIn, checkOut) => {
    expect(checkStay({ checkIn, checkOut }, '2026-11-20')).toMatchObject({ error: { code: 'booking.datesInvalid' } })
  })

  test('the last day to begin is 24 months ahead, and the stay may reach beyond it', () => {
    const long = { checkIn: '2028-11-20', checkOut: '2029-11-20' }
    expect(checkStay(long, '2026-11-20')).toEqual({ ok: true, value: { nights: 365 } })
    expect(checkStay({ checkIn: '2028-11-21', checkOut: '2028-11-22' }, '2026-11-20')).toEqual({
      ok: false,
      error: { code: 'booking.tooFarAhead', params: { lastCheckIn: '2028-11-20', monthsAhead: 24 } },
    })
  })

  test('pets are allowed unless the rules forbid them', () => {
    expect(checkPets({ pets: 1 }, false)).toEqual({ ok: false, error: { code: 'booking.petsNotAllowed' } })
    expect([
      checkPets({ pets: 0 }, false).ok,
      checkPets({ pets: 2 }, true).ok,
      checkPets({ pets: 1 }, null).ok,
    ]).toEqual([true, true, true])
  })

  test('adults and children count towards the capacity, babies and pets do not', () => {
    const party = (counts: object) => GuestCounts.parse({ adults: 2, ...counts })
    expect(checkCapacity(party({ children: 2, babies: 3, pets: 2 }), 4).ok).toBe(true)
    expect(checkCapacity(party({ children: 3 }), 4)).toEqual({
      ok: false,
      error: { code: 'booking.tooManyGuests', params: { maxGuests: 4 } },
    })
  })
})

describe('deadlines', () => {
  const checkInAt = checkInInstant('2026-11-21', '15:00')

  test('check-in is a wall-clock time in Copenhagen, winter and summer', () => {
    expect(checkInAt.toISOString()).toBe('2026-11-21T14:00:00.000Z')
    expect(checkInInstant('2027-07-01', '15:00').toISOString()).toBe('2027-07-01T13:00:00.000Z')
  })

  test('a host has the home’s hours to answer, between 1 and 168, and never past check-in', () => {
    const far = checkInInstant('2027-01-10', '15:00')
    expect(approvalDeadline(now, 24, far).toISOString()).toBe('2026-11-21T12:00:00.000Z')
    expect(approvalDeadline(now, 0, far).toISOString()).toBe('2026-11-20T13:00:00.000Z')
    expect(approvalDeadline(now, 1_000, far).toISOString()).toBe('2026-11-27T12:00:00.000Z')
    expect(approvalDeadline(now, 48, checkInAt)).toEqual(checkInAt)
  })

  test('an approved request is paid within 24 h and before check-in', () => {
    expect(paymentDeadline(now, checkInInstant('2027-01-10', '15:00')).toISOString()).toBe('2026-11-21T12:00:00.000Z')
    expect(paymentDeadline(new Date('2026-11-21T10:00:00Z'), checkInAt)).toEqual(checkInAt)
  })

  test('a hold lasts fifteen minutes', () => {
    expect(holdDeadline(now).toISOString()).toBe('2026-11-20T12:15:00.000Z')
  })

  test('a stay is completed at Copenhagen midnight after check-out, also across summer time', () => {
    expect(completionInstant('2026-11-22').toISOString()).toBe('2026-11-22T23:00:00.000Z')
    expect(completionInstant('2027-03-27').toISOString()).toBe('2027-03-27T23:00:00.000Z')
    expect(completionInstant('2027-03-28').toISOString()).toBe('2027-03-28T22:00:00.000Z')
  })
})

describe('trips', () => {
  test.each([
    ['completed', '2026-11-20', 'upcoming'],
    ['completed', '2026-11-19', 'past'],
    ['cancelled', '2026-11-25', 'upcoming'],
    ['confirmed', '2026-11-18', 'past'],
    ['pending_request', '2026-11-18', 'upcoming'],
    ['awaiting_payment', '2026-11-18', 'upcoming'],
  ] as const)('%s with check-in %s is %s', (status, checkIn, tab) => {
    expect(tripTabOf({ status, checkIn }, '2026-11-20')).toBe(tab)
  })
})
