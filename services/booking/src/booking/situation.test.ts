import { BookingId, ListingId } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { findOpening, type Hold, type Situation } from './situation.ts'

const home = ListingId.parse('00000000-0000-4000-8000-000000000001')
const elsewhere = ListingId.parse('00000000-0000-4000-8000-000000000002')
const booking = (digit: number) => BookingId.parse(`00000000-0000-4000-9000-00000000000${digit}`)
const aHold = (digit: number, over: Partial<Hold> = {}): Hold => ({
  id: booking(digit),
  listingId: elsewhere,
  from: '2026-12-01',
  to: '2026-12-05',
  lapsed: false,
  introUse: false,
  ...over,
})
const empty: Situation = { taken: [], introUsed: 0, holds: [] }
const stay = { listingId: home, mode: 'instant' as const, from: '2026-12-01', to: '2026-12-05' }

describe('the opening for a new booking', () => {
  test('free dates can be booked, taken ones cannot', () => {
    expect(findOpening(empty, stay)).toEqual({ ok: true, value: { replaced: [], introUsed: 0 } })
    const taken = [{ from: '2026-12-04', to: '2026-12-06', bookingId: null }]
    expect(findOpening({ ...empty, taken }, stay)).toMatchObject({ error: { code: 'booking.datesTaken' } })
  })

  test('a stay may begin on the day another ends', () => {
    const taken = [{ from: '2026-11-28', to: '2026-12-01', bookingId: booking(9) }]
    expect(findOpening({ ...empty, taken }, stay).ok).toBe(true)
  })

  test('a guest’s own overlapping hold makes way and gives its intro use back', () => {
    const own = aHold(1, { listingId: home, from: '2026-12-03', to: '2026-12-07', introUse: true })
    const taken = [{ from: own.from, to: own.to, bookingId: own.id }]
    expect(findOpening({ taken, introUsed: 2, holds: [own] }, stay)).toEqual({
      ok: true,
      value: { replaced: [own], introUsed: 1 },
    })
  })

  test('somebody else in the way stays in the way beside a hold that would go', () => {
    const own = aHold(1, { listingId: home })
    const taken = [
      { from: '2026-12-01', to: '2026-12-03', bookingId: own.id },
      { from: '2026-12-04', to: '2026-12-05', bookingId: booking(7) },
    ]
    expect(findOpening({ taken, introUsed: 0, holds: [own] }, stay)).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
  })

  test('three holds are enough; lapsed ones and the replaced one do not count, and requests are free', () => {
    const three = [aHold(1), aHold(2), aHold(3)]
    expect(findOpening({ ...empty, holds: three }, stay)).toMatchObject({
      error: { code: 'booking.tooManyHolds', params: { max: 3 } },
    })
    expect(findOpening({ ...empty, holds: three }, { ...stay, mode: 'request' }).ok).toBe(true)
    expect(findOpening({ ...empty, holds: [aHold(1), aHold(2), aHold(3, { lapsed: true })] }, stay).ok).toBe(true)
    expect(findOpening({ ...empty, holds: [aHold(1), aHold(2), aHold(3, { listingId: home })] }, stay).ok).toBe(true)
  })
})
