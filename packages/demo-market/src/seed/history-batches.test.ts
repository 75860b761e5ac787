import { bookingService } from '@nordbo/contracts'
import { beforeAll, expect, test } from 'vitest'
import { buildDemoMarket, type DemoMarket } from '../market/market.ts'
import { historyBatches } from './history-batches.ts'

let market: DemoMarket
beforeAll(async () => {
  market = await buildDemoMarket({ today: '2026-11-20' })
})

test('nothing is lost, and booking accepts every batch', () => {
  const batches = historyBatches(market)
  for (const batch of batches) {
    expect(bookingService.procedures.importHistory.input.safeParse(batch).success).toBe(true)
    expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(200 * 1024)
  }
  expect(batches.flatMap(({ stays }) => stays)).toHaveLength(market.stays.length)
  expect(batches.flatMap(({ blocks }) => blocks)).toHaveLength(market.blocks.length)
})

test('a home is in one batch only', () => {
  const homes = historyBatches(market).flatMap(({ stays, blocks }) => [
    ...new Set([...stays, ...blocks].map(({ listingId }) => listingId)),
  ])
  expect(new Set(homes).size).toBe(homes.length)
})
