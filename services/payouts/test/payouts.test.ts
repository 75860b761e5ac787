import { addDays, copenhagenDate, copenhagenInstant, ListingId, UserId } from '@nordbo/contracts'
import {
  addFaults,
  asAdmin,
  clearFaults,
  domainNow,
  type Person,
  readRows,
  rebuildProjections,
  stayIn,
  today,
} from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PayoutStack } from './payout-stack.ts'

const share = 2_700_00
const Page = z.object({ items: z.array(z.object({ id: z.string() })), nextCursor: z.string().nullable() })
const Made = z.object({ id: z.string() })

let stack: PayoutStack
beforeAll(async () => {
  stack = await PayoutStack.boot()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.booted.stack))

test('a host is sent their share 24 hours after check-in, and not before', async () => {
  const home = await stack.home()
  await stack.onboard(home.host)
  const { id } = await stack.paidStay(home, 10)
  expect(await stack.payout(home.host, id)).toMatchObject({ status: 'pending', amount: 2_700, owed: 2_700, hold: null })
  expect(await stack.ledger(id)).toEqual({
    provider: 3_450_00,
    host: -share,
    platform_fee: -300_00,
    service_fee: -360_00,
    vat: -90_00,
  })
  const { checkIn, checkOut } = await stayIn(stack.booted, 10)
  const due = copenhagenInstant(addDays(checkIn, 1), '15:00')
  const before = { periodFrom: checkIn, periodTo: checkOut, amount: 2_700, status: 'pending', paidAt: null }
  const items = async () => (await home.host.get('/api/host/payouts')).body
  expect(await items()).toMatchObject({
    items: [{ id, ...before, dueAt: due.toISOString() }],
    summary: { totalRevenue: 3_000, netEarnings: 2_700, upcoming: 2_700, releaseHours: 24 },
  })
  const minutesTo = async (instant: Date) =>
    Math.floor((instant.getTime() - (await domainNow(stack.booted)).getTime()) / 60_000)
  await stack.advance(`PT${(await minutesTo(due)) - 5}M`)
  expect(await stack.hostBalance(home.host)).toBe(0)
  await stack.advance('PT6M')
  expect(await stack.hostBalance(home.host)).toBe(share)
  const paidAt = expect.stringContaining(due.toISOString().slice(0, 13))
  expect(await items()).toMatchObject({ items: [{ id, ...before, status: 'paid', paidAt }] })
  expect(await stack.payout(home.host, id)).toMatchObject({ status: 'paid', owed: 0 })
  expect((await stack.seen(home.host)).summary).toMatchObject({
    totalRevenue: 3_000,
    netEarnings: 2_700,
    paid: 2_700,
    upcoming: 0,
    debt: 0,
  })
  const statement = await home.host.get(`/api/host/payouts/${id}/statement.csv`)
  expect(statement.body).toContain('"Udbetalt til din konto";"0,00";"0,00";"-2700,00"')
  expect((await home.host.get(`/api/host/payouts/${id}`)).body).toMatchObject({
    reference: id.slice(0, 8).toUpperCase(),
    host: { name: 'Hans Vært', country: 'DK' },
    home: { city: 'Skagen', country: 'DK' },
    guest: 'Gerda',
    ...{ revenue: 3_000, platformFee: 300, amount: 2_700, sent: 2_700, owed: 0 },
    lines: [{ kind: 'payment' }, { kind: 'transfer' }],
  })
  expect(await stack.reconcile()).toMatchObject({ differences: [] })
})

test('the list shows upcoming payouts by due date, then paid ones newest first, in pages', async () => {
  const home = await stack.home()
  await stack.onboard(home.host)
  const ids: string[] = []
  for (const inDays of [40, 1, 30, 5]) ids.push((await stack.paidStay(home, inDays)).id)
  // Payouts that are due at the same time are sent in any order, so let one be sent before the other is due.
  await stack.advance('P3D')
  await stack.advance('P5D')
  const [later, first, sooner, second] = ids
  const found: string[] = []
  let cursor: string | null = ''
  do {
    const query: string = cursor ? `?limit=1&cursor=${cursor}` : '?limit=1'
    const page = Page.parse((await home.host.get(`/api/host/payouts${query}`)).body)
    found.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(found).toEqual([sooner, later, second, first])
  const { summary, items } = await stack.seen(home.host)
  const year = (await today(stack.booted)).slice(0, 4)
  const ofThisYear = items.filter(({ paidAt }) => paidAt && copenhagenDate(new Date(paidAt)).startsWith(year))
  expect(summary).toMatchObject({ upcoming: 5_400, sending: 0, paidThisYear: 2_700 * ofThisYear.length })
  expect(ofThisYear.length).toBeGreaterThan(0)
})

test('a stay that becomes earlier and shorter pays its host less, and earlier', async () => {
  const home = await stack.home()
  await stack.onboard(home.host)
  const { id, guest } = await stack.paidStay(home, 30)
  const { checkIn, checkOut } = await stayIn(stack.booted, 5, 2)
  const change = { checkIn, checkOut, guests: { adults: 2 }, expectedDifference: -1_150 }
  const { id: alteration } = await home.host.postOk(Made, `/api/bookings/${id}/alterations`, change)
  await guest.postOk(Made, `/api/alterations/${alteration}/accept`)
  await stack.settle()
  expect(await stack.payout(home.host, id)).toMatchObject({ status: 'pending', amount: 1_800, owed: 1_800 })
  await stack.advance('P5D')
  expect(await stack.hostBalance(home.host)).toBe(0)
  await stack.advance('P2D')
  expect(await stack.hostBalance(home.host)).toBe(1_800_00)
  expect(await stack.reconcile()).toMatchObject({ differences: [] })
})

test('a payout waits for the host’s account, and is sent once it is enabled', async () => {
  const home = await stack.home()
  const { id } = await stack.paidStay(home, 1)
  await stack.advance('P3D')
  expect(await stack.payout(home.host, id)).toMatchObject({ status: 'pending', hold: 'account' })
  await stack.onboard(home.host, 'incomplete')
  expect((await stack.seen(home.host)).summary.account.status).toBe('restricted')
  await stack.onboard(home.host)
  expect((await stack.seen(home.host)).summary.account.status).toBe('enabled')
  expect(await stack.payout(home.host, id)).toMatchObject({ status: 'paid', hold: null })
})

describe('a provider', () => {
  test.each([
    ['times out after it sent the money', 'timeoutAfterSuccess'],
    ['answers with 500', 'error500'],
    ['answers with 429', 'error429'],
  ] as const)('that %s still sends the share once', async (_what, effect) => {
    const home = await stack.home()
    await stack.onboard(home.host)
    const { id } = await stack.paidStay(home, 1)
    await addFaults(stack.booted.stack, { match: { method: 'POST', path: '/v1/transfers$' }, effect, times: 3 })
    await stack.advance('P3D')
    for (let tries = 0; tries < 3; tries++) await stack.advance('PT10M')
    expect(await stack.payout(home.host, id)).toMatchObject({ status: 'paid', owed: 0 })
    expect(await stack.hostBalance(home.host)).toBe(share)
  })

  test('that refuses is retried once the account is complete; until then the host sees a failure', async () => {
    const home = await stack.home()
    await stack.onboard(home.host)
    const { id } = await stack.paidStay(home, 1)
    // The account is closed for transfers, and its webhook is lost.
    await addFaults(stack.booted.stack, { match: { event: 'account.updated' }, effect: 'dropWebhook', times: 9 })
    const account = await stack.accountOf(home.host)
    await stack.sandbox(`/_sandbox/accounts/${account}`, { outcome: 'incomplete' })
    await stack.advance('P3D')
    expect(await stack.payout(home.host, id)).toMatchObject({ status: 'failed', hold: 'account' })
    await clearFaults(stack.booted.stack)
    await stack.sandbox(`/_sandbox/accounts/${account}`, { outcome: 'complete' })
    await stack.settle()
    expect(await stack.payout(home.host, id)).toMatchObject({ status: 'paid' })
    expect(await stack.hostBalance(home.host)).toBe(share)
  })
})

describe('a dispute', () => {
  test('freezes the payout while it is open, and releases it once it is won', async () => {
    const home = await stack.home()
    await stack.onboard(home.host)
    const stay = await stack.paidStay(home, 1)
    const dispute = await stack.dispute(stay.intentId)
    await stack.advance('P3D')
    expect(await stack.payout(home.host, stay.id)).toMatchObject({ status: 'pending', hold: 'dispute' })
    await stack.closeDispute(dispute, 'won')
    expect(await stack.payout(home.host, stay.id)).toMatchObject({ status: 'paid', hold: null })
  })

  test('that is lost takes the share back from the account', async () => {
    const home = await stack.home()
    await stack.onboard(home.host)
    const stay = await stack.paidStay(home, 1)
    await stack.advance('P3D')
    await stack.closeDispute(await stack.dispute(stay.intentId), 'lost')
    expect(await stack.hostBalance(home.host)).toBe(0)
    expect(await stack.payout(home.host, stay.id)).toMatchObject({ amount: 0, owed: 0 })
    expect(Object.values(await stack.ledger(stay.id)).filter((ore) => ore !== 0)).toEqual([])
  })

  test('that is lost after the host emptied the account leaves a debt for the next payout', async () => {
    const home = await stack.home()
    await stack.onboard(home.host)
    const stay = await stack.paidStay(home, 1)
    await stack.advance('P3D')
    const stripeAccount = await stack.accountOf(home.host)
    await stack.stripe.payouts.create({ amount: 1_000_00, currency: 'dkk' }, { stripeAccount })
    await stack.closeDispute(await stack.dispute(stay.intentId), 'lost')
    expect((await stack.seen(home.host)).summary).toMatchObject({ debt: 2_700, upcoming: 0 })
    const next = await stack.paidStay(home, 1)
    await stack.advance('P3D')
    expect((await stack.seen(home.host)).summary).toMatchObject({ debt: 0, upcoming: 0 })
    expect(await stack.payout(home.host, next.id)).toMatchObject({ status: 'paid', owed: 0 })
    expect(await stack.hostBalance(home.host)).toBe(1_700_00)
    const settled = async (of: string, by: string) =>
      expect((await home.host.get(`/api/host/payouts/${of}`)).body).toMatchObject({
        lines: expect.arrayContaining([
          expect.objectContaining({ kind: 'offset', counterpart: by.slice(0, 8).toUpperCase() }),
          expect.objectContaining({ kind: 'payment', counterpart: null }),
        ]),
      })
    await settled(next.id, stay.id)
    await settled(stay.id, next.id)
  })
})

describe('a suspended host’s payouts', () => {
  const stand = async (step: 'suspend' | 'reactivate', host: Person): Promise<void> => {
    const { identity } = stack.booted.services
    const userId = UserId.parse(host.id)
    const answer =
      step === 'suspend'
        ? identity.suspend({ userId, reason: 'Klager' }, asAdmin)
        : identity.reactivate({ userId }, asAdmin)
    expect((await answer).ok).toBe(true)
    await stack.settle()
  }
  const rows = (sql: string, ...values: unknown[]) =>
    readRows(stack.booted.stack, 'payouts', z.record(z.string(), z.unknown()), sql, values)
  const ordered = (bookingId: string) => rows('select status from transfer where booking_id = $1', bookingId)

  test('wait, also after a rebuild of suspensions, and are sent after the reactivation', async () => {
    const home = await stack.home()
    await stack.onboard(home.host)
    const { id } = await stack.paidStay(home, 1)
    await stand('suspend', home.host)
    expect(await rows('delete from kit.standing returning person_id::text as id')).toEqual([{ id: home.host.id }])
    await rebuildProjections(stack.booted, 'payouts')
    await stack.advance('P3D')
    expect(await ordered(id)).toEqual([])
    expect(await stack.hostBalance(home.host)).toBe(0)
    await stand('reactivate', home.host)
    expect(await ordered(id)).toEqual([{ status: 'done' }])
    expect(await stack.hostBalance(home.host)).toBe(share)
  })

  test('wait also if a transfer was planned; a rebuild after a missed reactivation sends them', async () => {
    const home = await stack.home()
    await stack.onboard(home.host)
    const { id } = await stack.paidStay(home, 1)
    await addFaults(stack.booted.stack, {
      match: { method: 'POST', path: '/v1/transfers$' },
      effect: 'error500',
      times: 9,
    })
    await stack.advance('P3D')
    await stand('suspend', home.host)
    await clearFaults(stack.booted.stack)
    await stack.advance('P1D')
    expect(await ordered(id)).toEqual([{ status: 'planned' }])
    // A higher stored revision makes the service skip the reactivation, as if its event had been lost.
    const addToRevision = (by: number) =>
      rows('update kit.standing set revision = revision + $2 where person_id = $1 returning 1', home.host.id, by)
    await addToRevision(100)
    await stand('reactivate', home.host)
    await stack.advance('P1D')
    expect(await stack.hostBalance(home.host)).toBe(0)
    await addToRevision(-100)
    await rebuildProjections(stack.booted, 'payouts')
    await stack.advance('PT2M')
    expect(await ordered(id)).toEqual([{ status: 'done' }])
    expect(await stack.hostBalance(home.host)).toBe(share)
  })
})

test('with instant payouts the share is paid out to the bank at once', async () => {
  const home = await stack.home()
  await stack.onboard(home.host)
  await stack.booted.services.payouts.setInstantPayouts({ listingId: ListingId.parse(home.id), enabled: true }, asAdmin)
  const { id } = await stack.paidStay(home, 1)
  await stack.advance('P3D')
  expect(await stack.payout(home.host, id)).toMatchObject({ status: 'paid' })
  expect(await stack.hostBalance(home.host)).toBe(0)
})

test('after all tests the ledger agrees with the provider', async () => {
  const report = await stack.reconcile()
  expect(report).toMatchObject({ differences: [] })
  expect(report.checked).toBeGreaterThan(0)
})
