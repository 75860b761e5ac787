import { BookingId, ListingId, noStayRules } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { type BookingContext, checkAvailability, type Hold, type OpenRequest } from './booking-context.ts'

const home = ListingId.parse('00000000-0000-4000-8000-000000000001')
const elsewhere = ListingId.parse('00000000-0000-4000-8000-000000000002')
const booking = (digit: number) => BookingId.parse(`00000000-0000-4000-9000-00000000000${digit}`)
/** The instant some minutes after the guest's hold began. */
const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 20, 12, minutes))
const aHold = (digit: number, over: Partial<Hold> = {}): Hold => ({
  id: booking(digit),
  listingId: elsewhere,
  from: '2026-12-01',
  to: '2026-12-05',
  lapsed: false,
  introUse: false,
  until: at(15),
  heldSince: at(0),
  ...over,
})
const aRequest = (digit: number, over: Partial<OpenRequest> = {}): OpenRequest => {
  const { introUse: _, until: _until, heldSince: _since, ...request } = aHold(digit)
  return { ...request, ...over }
}
const empty: BookingContext = { rules: null, closed: [], introUsed: 0, holds: [], requests: [], lapses: [] }
const dates = { from: '2026-12-01', to: '2026-12-05' }
const stay = { listingId: home, mode: 'instant' as const, ...dates, now: at(5), mostNights: 60 }

/** Friday 20 November 2026 is today: at least three nights from Saturdays, a day of preparation. */
const rules: BookingContext['rules'] = { ...noStayRules, minNights: 3, arrivalDays: [6], preparationDays: 1 }

describe('the rules of a home', () => {
  const saturdays = { ...stay, from: '2026-12-05', to: '2026-12-08' }

  test('refuse a stay before its dates are compared', () => {
    const closed = [{ ...dates, bookingId: booking(9) }]
    expect(checkAvailability({ ...empty, rules, closed }, stay)).toMatchObject({
      error: { code: 'stay.arrivalDay', params: { arrivalDays: [6] } },
    })
    expect(checkAvailability({ ...empty, rules }, { ...saturdays, to: '2026-12-07' })).toMatchObject({
      error: { code: 'stay.tooShort', params: { minNights: 3 } },
    })
    expect(checkAvailability({ ...empty, rules }, saturdays).ok).toBe(true)
  })

  test('do not refuse the dates that the guest holds already', () => {
    const own = aHold(1, { listingId: home })
    expect(checkAvailability({ ...empty, rules, holds: [own] }, stay)).toMatchObject({ ok: true, value: { same: own } })
    expect(checkAvailability({ ...empty, rules, holds: [own] }, { ...stay, to: '2026-12-06' })).toMatchObject({
      error: { code: 'stay.arrivalDay' },
    })
  })

  test('replace a guest’s own hold whose preparation days the stay needs', () => {
    const own = aHold(1, { listingId: home, from: '2026-12-01', to: '2026-12-05' })
    const closed = [{ from: '2026-11-30', to: '2026-12-06', bookingId: own.id }]
    expect(checkAvailability({ ...empty, rules, closed, holds: [own] }, saturdays)).toMatchObject({
      ok: true,
      value: { replaced: [own], same: null },
    })
    expect(checkAvailability({ ...empty, rules, closed }, saturdays)).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
  })
})

describe('the availability for a new booking', () => {
  test('free dates can be booked, taken ones cannot', () => {
    expect(checkAvailability(empty, stay)).toEqual({
      ok: true,
      value: { replaced: [], introUsed: 0, same: null, until: null, heldSince: null },
    })
    const closed = [{ from: '2026-12-04', to: '2026-12-06', bookingId: null }]
    expect(checkAvailability({ ...empty, closed }, stay)).toMatchObject({ error: { code: 'booking.datesTaken' } })
  })

  test('a stay may begin on the day another ends', () => {
    const closed = [{ from: '2026-11-28', to: '2026-12-01', bookingId: booking(9) }]
    expect(checkAvailability({ ...empty, closed }, stay).ok).toBe(true)
  })

  test('a guest’s own overlapping hold is replaced and returns its intro use', () => {
    const own = aHold(1, { listingId: home, from: '2026-12-03', to: '2026-12-07', introUse: true })
    const closed = [{ from: own.from, to: own.to, bookingId: own.id }]
    expect(checkAvailability({ ...empty, closed, introUsed: 2, holds: [own] }, stay)).toMatchObject({
      ok: true,
      value: { replaced: [own], introUsed: 1, same: null },
    })
  })

  test('dates taken by others stay taken beside a hold that would be replaced', () => {
    const own = aHold(1, { listingId: home })
    const closed = [
      { from: '2026-12-01', to: '2026-12-03', bookingId: own.id },
      { from: '2026-12-04', to: '2026-12-05', bookingId: booking(7) },
    ]
    expect(checkAvailability({ ...empty, closed, holds: [own] }, stay)).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
  })

  test('a fourth hold is refused; lapsed and replaced holds and requests do not count', () => {
    const three = [aHold(1), aHold(2), aHold(3)]
    expect(checkAvailability({ ...empty, holds: three }, stay)).toMatchObject({
      error: { code: 'booking.tooManyHolds', params: { max: 3 } },
    })
    expect(checkAvailability({ ...empty, holds: three }, { ...stay, mode: 'request' }).ok).toBe(true)
    expect(checkAvailability({ ...empty, holds: [aHold(1), aHold(2), aHold(3, { lapsed: true })] }, stay).ok).toBe(true)
    expect(checkAvailability({ ...empty, holds: [aHold(1), aHold(2), aHold(3, { listingId: home })] }, stay).ok).toBe(
      true,
    )
  })

  test('the same dates keep the hold’s deadline; other nights continue from its start', () => {
    const own = aHold(1, { listingId: home })
    const closed = [{ ...dates, bookingId: own.id }]
    expect(checkAvailability({ ...empty, closed, holds: [own] }, stay)).toMatchObject({
      value: { same: own, until: at(15), heldSince: at(0) },
    })
    const longer = { ...stay, to: '2026-12-06' }
    expect(checkAvailability({ ...empty, closed, holds: [own] }, longer)).toMatchObject({
      value: { same: null, until: at(30), heldSince: at(0) },
    })
    const lapsed = { ...own, lapsed: true }
    expect(checkAvailability({ ...empty, closed, holds: [lapsed] }, stay)).toMatchObject({
      value: { replaced: [lapsed], same: null, until: null, heldSince: null },
    })
  })

  test('at most 60 nights are held at once, over all homes; requests hold none', () => {
    const fifty = aHold(1, { from: '2026-12-01', to: '2027-01-20' })
    const holds = [fifty, aHold(2, { lapsed: true })]
    const nights = (to: string) => ({ ...stay, to })
    expect(checkAvailability({ ...empty, holds }, nights('2026-12-11')).ok).toBe(true)
    expect(checkAvailability({ ...empty, holds }, nights('2026-12-12'))).toMatchObject({
      error: { code: 'booking.tooManyNightsHeld', params: { max: 60, held: 50 } },
    })
    expect(checkAvailability({ ...empty, holds }, { ...nights('2026-12-12'), mode: 'request' }).ok).toBe(true)
    expect(checkAvailability(empty, nights('2027-01-31'))).toMatchObject({
      error: { code: 'booking.tooManyNightsHeld', params: { max: 60, held: 0 } },
    })
    expect(checkAvailability(empty, nights('2027-01-30')).ok).toBe(true)
  })

  test('after three lapsed holds of a home its guest waits an hour from the last of them', () => {
    const lapses = [at(45), at(30), at(15)]
    const now = (minutes: number) => ({ ...stay, now: at(minutes) })
    expect(checkAvailability({ ...empty, lapses }, now(46))).toMatchObject({
      error: { code: 'booking.holdCooldown', params: { retryAfterSeconds: 59 * 60 } },
    })
    expect(checkAvailability({ ...empty, lapses }, now(104)).ok).toBe(false)
    expect(checkAvailability({ ...empty, lapses }, now(105)).ok).toBe(true)
    expect(checkAvailability({ ...empty, lapses: lapses.slice(1) }, now(46)).ok).toBe(true)
    expect(checkAvailability({ ...empty, lapses }, { ...now(46), mode: 'request' }).ok).toBe(true)
  })

  test('a guest’s own overlapping open request refuses the booking and is named', () => {
    const own = aRequest(5, { listingId: home, from: '2026-12-03', to: '2026-12-07' })
    const refused = { error: { code: 'booking.alreadyRequested', params: { bookingId: own.id } } }
    const asked = { ...stay, mode: 'request' as const }
    expect(checkAvailability({ ...empty, requests: [own] }, asked)).toMatchObject(refused)
    const closed = [{ from: own.from, to: own.to, bookingId: own.id }]
    expect(checkAvailability({ ...empty, closed, requests: [own] }, stay)).toMatchObject(refused)
    for (const other of [
      aRequest(5, { from: own.from, to: own.to }),
      aRequest(5, { listingId: home, from: '2026-12-05', to: '2026-12-07' }),
      { ...own, lapsed: true },
    ])
      expect(checkAvailability({ ...empty, requests: [other] }, asked).ok).toBe(true)
  })

  test('an eleventh request is refused; lapsed ones and holds do not count', () => {
    const ten = Array.from({ length: 10 }, (_, index) => aRequest(index))
    const asked = { ...stay, mode: 'request' as const }
    expect(checkAvailability({ ...empty, requests: ten }, asked)).toMatchObject({
      error: { code: 'booking.tooManyRequests', params: { max: 10 } },
    })
    expect(checkAvailability({ ...empty, requests: ten }, stay).ok).toBe(true)
    expect(checkAvailability({ ...empty, requests: [...ten.slice(1), aRequest(0, { lapsed: true })] }, asked).ok).toBe(
      true,
    )
  })
})
