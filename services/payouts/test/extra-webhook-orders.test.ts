import { randomUUID } from 'node:crypto'
import {
  addFaults,
  auditLedger,
  caseCount,
  chooseSeed,
  createRandom,
  deliverWebhook,
  type Home,
  listProviderEvents,
  readRows,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aHomeWithCard, chargesOf, extraOf, ledgerOfHome, subscriptionsOf, useCardAtProvider } from './extra-stack.ts'
import { advanceClock, bootPayouts, type PayoutStack, reconcile } from './payout-stack.ts'

let stack: PayoutStack
const random = createRandom(chooseSeed('orders of the webhooks of extras'))

beforeAll(async () => {
  stack = await bootPayouts()
  // The provider sends no webhooks; the test delivers them, late, repeated and in any order.
  await addFaults(stack.stack, { match: { event: '.' }, effect: 'dropWebhook', times: 1_000_000 })
})
afterAll(() => stack?.stop())

const actions = ['on', 'off', 'renew', 'failingCard', 'workingCard', 'endAtProvider'] as const
type Action = (typeof actions)[number]

/** What a host or the provider does. A refused toggle is one of the outcomes. */
const act = async (home: Home, action: Action): Promise<void> => {
  const toggle = (enabled: boolean) =>
    home.host.send('PUT', `/api/host/listings/${home.id}/extras/FEATURED`, { enabled }, randomUUID())
  if (action === 'on' || action === 'off') await toggle(action === 'on')
  if (action === 'renew') await advanceClock(stack, 'P31D')
  if (action === 'failingCard') await useCardAtProvider(stack, home, 'pm_card_chargeCustomerFail', true)
  if (action === 'workingCard') await useCardAtProvider(stack, home, 'pm_card_visa', true)
  if (action === 'endAtProvider')
    for (const { id, status } of await subscriptionsOf(stack, home))
      if (status === 'active' || status === 'past_due') await stack.stripe.subscriptions.cancel(id)
}

type Event = Awaited<ReturnType<typeof listProviderEvents>>[number]

const shuffled = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)

/** The events about the subscriptions and invoices of a home's host. */
const eventsOf = async (home: Home): Promise<Event[]> => {
  const mine = new Set((await subscriptionsOf(stack, home)).map(({ customer }) => String(customer)))
  const all = await listProviderEvents(stack.stack)
  return all.filter(
    ({ type, data }) => /^(customer\.subscription|invoice)\./.test(type) && mine.has(String(data.object.customer)),
  )
}

const deliver = async (events: readonly Event[]): Promise<void> => {
  for (const event of events) expect(await deliverWebhook(stack, event)).toMatchObject({ status: 200 })
}

const Projected = z.object({ featured: z.boolean() })
const isFeatured = async (home: Home): Promise<boolean | undefined> =>
  (
    await readRows(stack.stack, 'listings', Projected, 'select featured from search_listing where listing_id = $1', [
      home.id,
    ])
  )[0]?.featured

/** What provider, ledger, screen and search say about a home's extra. */
const stateOf = async (home: Home) => {
  const subscriptions = await subscriptionsOf(stack, home)
  const live = subscriptions.filter(({ status }) => status === 'active' || status === 'past_due')
  const charged = (await chargesOf(stack, home)).reduce((sum, amount) => sum + amount, 0)
  const [one] = live
  return {
    real: {
      live: live.length,
      status: one ? (one.status === 'active' ? 'active' : 'pastDue') : 'off',
      ending: one?.cancel_at_period_end ?? false,
      featured: one !== undefined,
      charged,
    },
    shown: {
      extra: await extraOf(home, 'FEATURED'),
      featured: await isFeatured(home),
      ledger: await ledgerOfHome(stack, home),
    },
  }
}

const play = async (story: readonly Action[]): Promise<void> => {
  const home = await aHomeWithCard(stack)
  for (const action of story) {
    await act(home, action)
    const some = shuffled(await eventsOf(home)).slice(0, random.whole(0, 6))
    await deliver(some)
    if (random.chance(0.5)) await stack.settle()
  }
  const all = await eventsOf(home)
  await deliver(shuffled([...all, ...all]))
  await stack.settle()
  const { real, shown } = await stateOf(home)
  const told = `after ${story.join()}`
  expect(real.live, told).toBeLessThanOrEqual(1)
  expect(shown.extra, told).toMatchObject({ status: real.status, endsAtPeriodEnd: real.ending })
  expect(shown.featured, told).toBe(real.featured)
  expect(shown.ledger.provider ?? 0, told).toBe(real.charged)
  expect((shown.ledger.extras ?? 0) + (shown.ledger.vat ?? 0), told).toBe(-real.charged)
}

test('provider, ledger, search and screen agree after any story and any order of webhooks', {
  timeout: caseCount(300_000, 1_800_000),
}, async () => {
  const fixed: Action[][] = [
    ['on', 'failingCard', 'renew', 'workingCard', 'on'],
    ['on', 'off', 'renew', 'on'],
  ]
  const stories = Array.from({ length: caseCount(2, 60) }, () => [
    'on' as const,
    ...Array.from({ length: random.whole(2, 6) }, () => random.pick(actions)),
  ])
  for (const story of [...fixed, ...stories]) await play(story)
  expect(await auditLedger(stack.stack)).toEqual([])
  expect(await reconcile(stack)).toMatchObject({ differences: [] })
})
