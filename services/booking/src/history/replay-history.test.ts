import { BookableListing, bookingService, defaultFeeSettings, Quote } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { replayHistory } from './replay-history.ts'

const listingId = '00000000-0000-4000-8000-000000000001'
const aHome = (bookingMode: 'instant' | 'request') =>
  BookableListing.parse({
    listingId,
    hostId: '00000000-0000-4000-8000-000000000002',
    active: true,
    title: 'Sommerhus',
    city: 'Skagen',
    country: 'DK',
    maxGuests: 4,
    bookingMode,
    requestAutoExpireHours: 24,
    firstGuestPolicy: 'any',
    cancellationPolicy: 'flexible',
    checkInFrom: '15:00',
    checkOutBefore: '11:00',
    photo: null,
  })
const dates = { checkIn: '2026-07-04', checkOut: '2026-07-11' }
const quote = Quote.parse({
  listingId,
  ...dates,
  nights: 7,
  nightly: [],
  subtotalOre: 7_000_00,
  discounts: [],
  cleaningOre: 0,
  serviceFeeOre: 1_050_00,
  totalOre: 8_050_00,
  platformFeeOre: 700_00,
  hostShareOre: 6_300_00,
  settings: defaultFeeSettings,
  introUsed: null,
  ratesRevision: 1,
})
const replay = (mode: 'instant' | 'request', outcome: string, bookedAt = '2026-05-01T18:00:00.000Z') => {
  const stay = {
    id: '00000000-0000-4000-8000-000000000003',
    listingId,
    guestId: '00000000-0000-4000-8000-000000000004',
    ...dates,
    guests: { adults: 2 },
    bookedAt,
    outcome,
  }
  const [parsed] = bookingService.procedures.importHistory.input.parse({ stays: [stay] }).stays
  if (!parsed) throw new Error('no stay')
  return replayHistory(parsed, aHome(mode), quote)
}
const path = (mode: 'instant' | 'request', outcome: string) => replay(mode, outcome).steps.map(({ move }) => move.to)

describe('the history of an imported stay', () => {
  test('follows the lifecycle to its outcome', () => {
    expect(path('instant', 'completed')).toEqual(['pending', 'confirmed', 'completed'])
    expect(path('request', 'confirmed')).toEqual(['pending_request', 'host_approved', 'awaiting_payment', 'confirmed'])
    expect(path('request', 'expired')).toEqual(['pending_request', 'expired'])
    expect(path('instant', 'declined')).toEqual(['pending_request', 'declined'])
    expect(path('request', 'pending_request')).toEqual(['pending_request'])
  })

  test('happens in order, from the booking to the day after check-out', () => {
    const times = replay('request', 'completed').steps.map(({ at }) => at.getTime())
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(new Date(times.at(-1) ?? 0).toISOString()).toBe('2026-07-11T22:00:00.000Z')
  })

  test('is refused for a request that could not have been answered in time', () => {
    expect(() => replay('request', 'confirmed', '2026-07-04T18:00:00.000Z')).toThrow(/no history/)
  })
})
