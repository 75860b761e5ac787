import { addDays, nightsBetween } from '@nordbo/contracts'
import { beforeAll, expect, test } from 'vitest'
import { buildDemoMarket, type DemoMarket } from '../market/market.ts'

const today = '2026-11-20'
let market: DemoMarket
beforeAll(async () => {
  market = await buildDemoMarket({ today })
})

const occupying = () => market.stays.filter(({ outcome }) => outcome === 'confirmed' || outcome === 'completed')

test('no stays or blocks of a home overlap', () => {
  const taken = new Map<string, { from: string; to: string }[]>()
  const ranges = [
    ...occupying().map(({ listingId, checkIn, checkOut }) => ({ listingId, from: checkIn, to: checkOut })),
    ...market.blocks,
  ]
  for (const { listingId, from, to } of ranges) taken.set(listingId, [...(taken.get(listingId) ?? []), { from, to }])
  for (const rangesOfHome of taken.values()) {
    const sorted = rangesOfHome.sort((one, other) => one.from.localeCompare(other.from))
    for (const [index, range] of sorted.entries()) expect(range.to <= (sorted[index + 1]?.from ?? '9999')).toBe(true)
  }
})

test('no guest has two stays at once, or a stay in their own home', () => {
  const hostOf = new Map(market.listings.map(({ id, hostId }) => [id, hostId]))
  const byGuest = Map.groupBy(occupying(), ({ guestId }) => guestId)
  for (const stays of byGuest.values()) {
    const sorted = [...stays].sort((one, other) => one.checkIn.localeCompare(other.checkIn))
    for (const [index, stay] of sorted.entries())
      expect(stay.checkOut <= (sorted[index + 1]?.checkIn ?? '9999')).toBe(true)
  }
  for (const { listingId, guestId } of market.stays) expect(hostOf.get(listingId)).not.toBe(guestId)
})

test('stays are booked after publication, before today and check-in, within the capacity', () => {
  const homes = new Map(market.listings.map((home) => [home.id, home]))
  for (const { listingId, bookedAt, checkIn, guests } of market.stays) {
    const home = homes.get(listingId)
    expect(bookedAt > (home?.createdAt ?? '9999')).toBe(true)
    expect(bookedAt < today).toBe(true)
    expect(bookedAt.slice(0, 10) < checkIn).toBe(true)
    expect(guests.adults + (guests.children ?? 0)).toBeLessThanOrEqual(home?.content.maxGuests ?? 0)
  }
})

test('only past stays are completed', () => {
  for (const { outcome, checkOut } of occupying()) expect(outcome === 'completed').toBe(checkOut < today)
})

test('popular homes are booked 33 to 60 % of the next half year, the others much less', () => {
  const end = addDays(today, 182)
  // The middle of the three dates.
  const within = (date: string) => [today, date, end].sort()[1] ?? date
  const nights = new Map<string, number>()
  for (const { listingId, checkIn, checkOut } of occupying()) {
    const [from, to] = [within(checkIn), within(checkOut)]
    if (from < to) nights.set(listingId, (nights.get(listingId) ?? 0) + nightsBetween(from, to))
  }
  const shares = market.listings.map(({ id }) => (nights.get(id) ?? 0) / 182)
  expect(shares.filter((share) => share >= 0.3).length).toBeGreaterThan(45)
  expect(Math.max(...shares)).toBeLessThanOrEqual(0.6)
})
