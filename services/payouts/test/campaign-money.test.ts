import { addDays, nightsBetween } from '@nordbo/contracts'
import { createGuest, createHome, createPaidStay, stayIn, today } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { advanceClock, bootPayouts, ledgerOf, onboard, type PayoutStack } from './payout-stack.ts'

const Line = z.object({
  kind: z.string(),
  percent: z.number().nullable(),
  insteadOf: z.number().optional(),
  amount: z.number(),
})
const Quote = z.object({ total: z.number(), serviceFee: z.number() })
const Receipt = z.object({ total: z.number(), lines: z.array(Line) })
const Story = z.object({ lines: z.array(Line) })

let stack: PayoutStack
beforeAll(async () => {
  stack = await bootPayouts({}, { CHRISTMAS_CAMPAIGN: 'on' })
})
afterAll(() => stack?.stop())

test('quote, receipts, statement and ledger agree on a booking in the campaign', async () => {
  const home = await createHome(stack)
  await onboard(stack, home.host)
  // Whenever this runs: a home of last year is in this year's campaign.
  const now = await today(stack)
  const newYear = `${Number(now.slice(0, 4)) + 1}-01-02`
  await advanceClock(stack, `P${nightsBetween(now, newYear)}D`)
  const guest = await createGuest(stack)
  const checkIn = addDays(await today(stack), 5)
  const stay = { listingId: home.id, checkIn, checkOut: addDays(checkIn, 3), guests: { adults: 2 } }
  const quote = Quote.parse((await guest.send('POST', '/api/quotes', stay)).body)
  expect(quote).toEqual({ total: 3_450, serviceFee: 450 })
  const { id: first } = await createPaidStay(stack, home, await stayIn(stack, 5), guest)

  const charged = Receipt.parse((await guest.get(`/api/bookings/${first}/receipt`)).body)
  expect(charged.total).toBe(quote.total)
  const earned = Receipt.parse((await home.host.get(`/api/bookings/${first}/receipt`)).body)
  expect(earned.total).toBe(3_000)
  expect(earned.lines.at(-1)).toEqual({ kind: 'platformFee', percent: 0, insteadOf: 10, amount: 0 })
  const { lines } = Story.parse((await home.host.get(`/api/host/reservations/${first}`)).body)
  expect(lines).toEqual(earned.lines)
  const statement = (await home.host.get(`/api/host/payouts/${first}`)).body
  expect(statement).toMatchObject({ revenue: 3_000, platformFee: 0, amount: 3_000, owed: 3_000 })
  const ledger = await ledgerOf(stack, first)
  expect(ledger).toEqual({ provider: 3_450_00, host: -3_000_00, service_fee: -360_00, vat: -90_00 })
  expect(Object.values(ledger).reduce((sum, ore) => sum + ore, 0)).toBe(0)

  // Only the first booking of a home is free of the fee.
  const { id: second } = await createPaidStay(stack, home, await stayIn(stack, 20), guest)
  expect(await ledgerOf(stack, second)).toMatchObject({ host: -2_700_00, platform_fee: -300_00 })
})
