import { beforeAll, expect, test } from 'vitest'
import { buildDemoMarket, type DemoMarket } from '../market/market.ts'

const today = '2026-11-20'
let market: DemoMarket
beforeAll(async () => {
  market = await buildDemoMarket({ today })
})

test('each belongs to a completed stay of its guest, once and after check-out', () => {
  const stays = new Map(market.stays.map((stay) => [stay.id, stay]))
  expect(new Set(market.reviews.map(({ bookingId }) => bookingId)).size).toBe(900)
  for (const { bookingId, authorId, listingId, publishedAt } of market.reviews) {
    const stay = stays.get(bookingId)
    expect(stay).toMatchObject({ outcome: 'completed', guestId: authorId, listingId })
    expect(publishedAt.slice(0, 10) > (stay?.checkOut ?? '9999')).toBe(true)
    expect(publishedAt < today).toBe(true)
  }
})

test('hardly any repeats another', () => {
  expect(new Set(market.reviews.map(({ text }) => text)).size).toBeGreaterThan(880)
  for (const { text } of market.reviews) {
    expect(text).not.toMatch(/[{}]|undefined/)
    expect(text.length).toBeGreaterThanOrEqual(20)
  }
})

test('most are good and some are not', () => {
  const count = (stars: number) => market.reviews.filter(({ rating }) => rating === stars).length
  expect(count(5)).toBeGreaterThan(count(4))
  expect(count(4)).toBeGreaterThan(count(3))
  expect(count(3) + count(2)).toBeGreaterThan(15)
})

test('most are Danish, some are not', () => {
  const danish = market.reviews.filter(
    ({ text }) => /[æøå]|\b(og|det|vi|er)\b/i.test(text) && !/\b(und|the|och|wir)\b/i.test(text),
  )
  expect(danish.length).toBeGreaterThan(780)
  expect(danish.length).toBeLessThan(890)
})
