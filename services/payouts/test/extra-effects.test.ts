import { addDays } from '@nordbo/contracts'
import { createHome, readRows, saveCard, switchExtra, today } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aHomeWithCard } from './extra-stack.ts'
import { advanceClock, bootPayouts, type PayoutStack } from './payout-stack.ts'

let stack: PayoutStack
beforeAll(async () => {
  stack = await bootPayouts()
})
afterAll(() => stack?.stop())

const Found = z.object({ items: z.array(z.object({ id: z.string(), featured: z.boolean() })) })
const Proposals = z.object({
  homes: z.int(),
  items: z.array(
    z.object({
      date: z.string(),
      current: z.number(),
      proposed: z.number(),
      median: z.number(),
      takenPercent: z.number(),
    }),
  ),
})

test('FEATURED marks the home in search while it is paid for', async () => {
  const [home] = await Promise.all([aHomeWithCard(stack), createHome(stack), createHome(stack)])
  const first = async () => Found.parse((await home.host.get('/api/listings?place=Skagen')).body).items[0]
  expect(await first()).not.toMatchObject({ featured: true })
  await switchExtra(home.host, home.id, 'FEATURED')
  await stack.settle()
  expect(await first()).toEqual(expect.objectContaining({ id: home.id, featured: true }))
  await switchExtra(home.host, home.id, 'FEATURED', false)
  await stack.settle()
  expect(await first()).toMatchObject({ id: home.id, featured: true })
  await advanceClock(stack, 'P32D')
  expect(await first()).toMatchObject({ featured: false })
})

test('SMART_PRICING proposes prices for free nights, which are taken or dismissed', async () => {
  await Promise.all(Array.from({ length: 5 }, () => createHome(stack)))
  const home = await createHome(stack, { priceOre: 9_000_00 })
  const path = `/api/host/listings/${home.id}/price-proposals`
  expect((await home.host.get(path)).code).toBe('auth.forbidden')
  await saveCard(home.host)
  await switchExtra(home.host, home.id, 'SMART_PRICING')
  await stack.settle()
  const show = async () => Proposals.parse((await home.host.get(path)).body)
  const from = await today(stack)
  const all = await show()
  expect(all.homes).toBeGreaterThanOrEqual(5)
  expect(all.items).toHaveLength(90)
  // Other homes cost 1,000 DKK and are free: 5 % less is proposed.
  expect(all.items[0]).toEqual({ date: from, current: 9_000, proposed: 950, median: 1_000, takenPercent: 0 })

  const [blocked, dismissed, taken] = [addDays(from, 3), addDays(from, 4), addDays(from, 5)]
  await home.host.send('PUT', `/api/host/listings/${home.id}/calendar/blocks`, { dates: [blocked], blocked: true })
  const prices = (date: string) => ({ prices: [{ date, price: 950 }] })
  expect((await home.host.send('POST', `${path}/dismiss`, prices(dismissed))).status).toBe(200)
  expect(await home.host.send('POST', `${path}/accept`, prices(taken))).toMatchObject({ status: 200 })
  // At once, whether or not search has learned of the price.
  expect((await show()).items.map(({ date }) => date)).not.toContain(taken)
  await stack.settle()
  const dates = (await show()).items.map(({ date }) => date)
  expect(dates).toHaveLength(87)
  for (const gone of [blocked, dismissed, taken]) expect(dates).not.toContain(gone)
  const night = { listingId: home.id, checkIn: taken, checkOut: addDays(taken, 1), guests: { adults: 2 } }
  expect(await home.host.postOk(z.object({ subtotal: z.number() }), '/api/quotes', night)).toEqual({ subtotal: 950 })
})

test('a price that is refused as a proposal is not set, and one that cannot be set is not decided', async () => {
  const home = await createHome(stack)
  const path = `/api/host/listings/${home.id}/price-proposals`
  const from = await today(stack)
  const accept = (date: string) => home.host.send('POST', `${path}/accept`, { prices: [{ date, price: 1_230 }] })
  const Stored = z.object({ day: z.string() })
  const stored = (service: 'pricing' | 'listings', table: string) =>
    readRows(stack.stack, service, Stored, `select date::text as day from ${table} where listing_id = $1`, [home.id])

  expect((await accept(addDays(from, 5))).code, 'without the extra').toBe('auth.forbidden')
  expect(await stored('pricing', 'price_override')).toEqual([])
  await saveCard(home.host)
  await switchExtra(home.host, home.id, 'SMART_PRICING')
  await stack.settle()
  expect((await accept(addDays(from, 5 * 365))).code, 'beyond the proposed nights').toBe('request.invalid')
  expect(await stored('listings', 'decided_price')).toEqual([])
  expect(await accept(addDays(from, 5))).toMatchObject({ status: 200 })
  expect(await stored('pricing', 'price_override')).toEqual([{ day: addDays(from, 5) }])
})
