import {
  advanceClock,
  type BootedStack,
  bootStack,
  completeOnboarding,
  createAdmin,
  createHome,
  createHost,
  createPaidStay,
  readRows,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const Waiting = z.object({
  state: z.string(),
  data: z.object({ payouts: z.array(z.object({ bookingId: z.string(), amountOre: z.int() })) }),
})

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ env: { messaging: { PAYOUT_MAIL_PAUSE_SECONDS: '3600' } } })
})
afterAll(() => stack?.stop())

test('payouts of one host and day are queued as one mail', async () => {
  const admin = await createAdmin(stack)
  const host = await createHost(stack)
  await completeOnboarding(host, 'complete')
  const dates = await stayIn(stack, 1)
  const ids: string[] = []
  for (const home of [await createHome(stack, { host }), await createHome(stack, { host })]) {
    ids.push((await createPaidStay(stack, home, dates)).id)
  }
  await advanceClock(admin, 'P3D')
  await stack.settle()
  const mails = await readRows(
    stack.stack,
    'messaging',
    Waiting,
    `select state::text, data from mail_delivery where kind = 'payoutsSent' and recipient_id = $1`,
    [host.id],
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.state).toBe('queued')
  const payouts = mails[0]?.data.payouts ?? []
  expect(new Set(payouts.map(({ bookingId }) => bookingId))).toEqual(new Set(ids))
  expect(payouts.map(({ amountOre }) => amountOre)).toEqual([2_700_00, 2_700_00])
})
