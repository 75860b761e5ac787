import { addFaults, clearFaults, type Home, readRows, switchExtra } from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aHomeWithCard, chargesOf, extraOf, subscriptionsOf } from './extra-stack.ts'
import { advanceClock, bootPayouts, type PayoutStack } from './payout-stack.ts'

let stack: PayoutStack
beforeAll(async () => {
  stack = await bootPayouts()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.stack))

/** The provider sends no webhooks. */
const dropWebhooks = { match: { event: '.' }, effect: 'dropWebhook', times: 1_000 } as const

const subscribing = { method: 'POST', path: '^/v1/subscriptions$' }
const Status = z.object({ status: z.string() })
const storedStatuses = async ({ id }: Home): Promise<string[]> => {
  const sql = 'select status::text from subscription where listing_id = $1'
  return (await readRows(stack.stack, 'payouts', Status, sql, [id])).map(({ status }) => status)
}

/** Begins to switch an extra on at a provider that takes its time. */
const switchOnSlowly = async (home: Home): Promise<{ switched: ReturnType<typeof switchExtra> }> => {
  await addFaults(stack.stack, { match: subscribing, effect: 'slow', ms: 1_500, times: 1 })
  const switched = switchExtra(home.host, home.id, 'FEATURED')
  await expect.poll(() => storedStatuses(home)).toEqual(['starting'])
  return { switched }
}
const liveOf = async (home: Home): Promise<boolean[]> =>
  (await subscriptionsOf(stack, home))
    .filter(({ status }) => status === 'active')
    .map(({ cancel_at_period_end: ends }) => ends)

test('an extra that is switched off while it is paid for ends with the month that was paid', async () => {
  const home = await aHomeWithCard(stack)
  const { switched } = await switchOnSlowly(home)
  const off = await switchExtra(home.host, home.id, 'FEATURED', false)
  expect(off.extra, 'so far').toMatchObject({ status: 'off', enabled: false })
  expect((await switched).extra).toMatchObject({ status: 'active', enabled: false, endsAtPeriodEnd: true })
  await stack.settle()
  expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'active', enabled: false, endsAtPeriodEnd: true })
  await advanceClock(stack, 'P32D')
  expect(await chargesOf(stack, home)).toEqual([499_00])
})

test('an extra that is switched off and on again while it is paid for is paid once', async () => {
  const home = await aHomeWithCard(stack)
  const { switched: first } = await switchOnSlowly(home)
  await switchExtra(home.host, home.id, 'FEATURED', false)
  // The provider holds the key of the first payment, so that this is answered or refused for the moment.
  await home.host.send('PUT', `/api/host/listings/${home.id}/extras/FEATURED`, { enabled: true })
  expect((await first).extra).toMatchObject({ status: 'active', enabled: true })
  await stack.settle()
  expect(await chargesOf(stack, home)).toEqual([499_00])
  expect(await liveOf(home), 'continues').toEqual([false])
  expect(await extraOf(home, 'FEATURED')).toMatchObject({ enabled: true, endsAtPeriodEnd: false })
})

test('an extra whose answer was lost keeps its paid month when it is switched off', async () => {
  const home = await aHomeWithCard(stack)
  await addFaults(stack.stack, { match: subscribing, effect: 'timeoutAfterSuccess', times: 6 }, dropWebhooks)
  const lost = await home.host.send('PUT', `/api/host/listings/${home.id}/extras/FEATURED`, { enabled: true })
  expect(lost.code).toBe('payment.unavailable')
  await switchExtra(home.host, home.id, 'FEATURED', false)
  expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'active', enabled: false, endsAtPeriodEnd: true })
})

test('an extra that several devices switch on and off at once is one subscription, paid once', async () => {
  const home = await aHomeWithCard(stack)
  await Promise.all(
    Array.from({ length: 12 }, (_, device) => switchExtra(home.host, home.id, 'FEATURED', device % 2 === 0)),
  )
  await stack.settle()
  expect(await chargesOf(stack, home)).toEqual([499_00])
  const live = await liveOf(home)
  expect(live).toHaveLength(1)
  expect(await extraOf(home, 'FEATURED')).toMatchObject({ status: 'active', endsAtPeriodEnd: live[0] })
})
