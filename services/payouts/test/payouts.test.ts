import { addDays, copenhagenDate, copenhagenInstant, UserId } from '@nordbo/contracts'
import {
  addFaults,
  asAdmin,
  clearFaults,
  closeDispute,
  createHome,
  createPaidStay,
  domainNow,
  openDispute,
  type Person,
  readRows,
  rebuildProjections,
  saveCard,
  stayIn,
  switchExtra,
  today,
} from '@nordbo/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  accountOf,
  advanceClock,
  bootPayouts,
  changeInSandbox,
  fetchPayout,
  fetchPayouts,
  hostBalance,
  ledgerOf,
  onboard,
  type PayoutStack,
  reconcile,
} from './payout-stack.ts'

const share = 2_700_00
const Page = z.object({ items: z.array(z.object({ id: z.string() })), nextCursor: z.string().nullable() })
const Made = z.object({ id: z.string() })

let stack: PayoutStack
beforeAll(async () => {
  stack = await bootPayouts()
})
afterAll(() => stack?.stop())
afterEach(() => clearFaults(stack.stack))

test('a host is sent their share 24 hours after check-in, and not before', async () => {
  const home = await createHome(stack)
  await onboard(stack, home.host)
  const { id } = await createPaidStay(stack, home, await stayIn(stack, 10))
  expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'pending', amount: 2_700, owed: 2_700, hold: null })
  expect(await ledgerOf(stack, id)).toEqual({
    provider: 3_450_00,
    host: -share,
    platform_fee: -300_00,
    service_fee: -360_00,
    vat: -90_00,
  })
  const { checkIn, checkOut } = await stayIn(stack, 10)
  const due = copenhagenInstant(addDays(checkIn, 1), '15:00')
  const before = { periodFrom: checkIn, periodTo: checkOut, amount: 2_700, status: 'pending', paidAt: null }
  const items = async () => (await home.host.get('/api/host/payouts')).body
  expect(await items()).toMatchObject({
    items: [{ id, ...before, dueAt: due.toISOString() }],
    summary: { totalRevenue: 3_000, netEarnings: 2_700, upcoming: 2_700, releaseHours: 24 },
  })
  const minutesTo = async (instant: Date) =>
    Math.floor((instant.getTime() - (await domainNow(stack)).getTime()) / 60_000)
  await advanceClock(stack, `PT${(await minutesTo(due)) - 5}M`)
  expect(await hostBalance(stack, home.host)).toBe(0)
  await advanceClock(stack, 'PT6M')
  expect(await hostBalance(stack, home.host)).toBe(share)
  const paidAt = expect.stringContaining(due.toISOString().slice(0, 13))
  expect(await items()).toMatchObject({ items: [{ id, ...before, status: 'paid', paidAt }] })
  expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'paid', owed: 0 })
  expect((await fetchPayouts(home.host)).summary).toMatchObject({
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
  expect(await reconcile(stack)).toMatchObject({ differences: [] })
})

test('the list shows upcoming payouts by due date, then paid ones newest first, in pages', async () => {
  const home = await createHome(stack)
  await onboard(stack, home.host)
  const ids: string[] = []
  for (const inDays of [40, 1, 30, 5]) ids.push((await createPaidStay(stack, home, await stayIn(stack, inDays))).id)
  // One is sent before the other falls due: what falls due together is sent in any order.
  await advanceClock(stack, 'P3D')
  await advanceClock(stack, 'P5D')
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
  const { summary, items } = await fetchPayouts(home.host)
  const year = (await today(stack)).slice(0, 4)
  const ofThisYear = items.filter(({ paidAt }) => paidAt && copenhagenDate(new Date(paidAt)).startsWith(year))
  expect(summary).toMatchObject({ upcoming: 5_400, sending: 0, paidThisYear: 2_700 * ofThisYear.length })
  expect(ofThisYear.length).toBeGreaterThan(0)
})

test('a stay that becomes earlier and shorter pays its host less, and earlier', async () => {
  const home = await createHome(stack)
  await onboard(stack, home.host)
  const { id, guest } = await createPaidStay(stack, home, await stayIn(stack, 30))
  const { checkIn, checkOut } = await stayIn(stack, 5, 2)
  const change = { checkIn, checkOut, guests: { adults: 2 }, expectedDifference: -1_150 }
  const { id: alteration } = await home.host.postOk(Made, `/api/bookings/${id}/alterations`, change)
  await guest.postOk(Made, `/api/alterations/${alteration}/accept`)
  await stack.settle()
  expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'pending', amount: 1_800, owed: 1_800 })
  await advanceClock(stack, 'P5D')
  expect(await hostBalance(stack, home.host)).toBe(0)
  await advanceClock(stack, 'P2D')
  expect(await hostBalance(stack, home.host)).toBe(1_800_00)
  expect(await reconcile(stack)).toMatchObject({ differences: [] })
})

test('a payout waits for the host’s account, and is sent once it is enabled', async () => {
  const home = await createHome(stack)
  const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
  await advanceClock(stack, 'P3D')
  expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'pending', hold: 'account' })
  await onboard(stack, home.host, 'incomplete')
  expect((await fetchPayouts(home.host)).summary.account.status).toBe('restricted')
  await onboard(stack, home.host)
  expect((await fetchPayouts(home.host)).summary.account.status).toBe('enabled')
  expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'paid', hold: null })
})

describe('a provider', () => {
  test.each([
    ['answers into the void', 'timeoutAfterSuccess'],
    ['is broken', 'error500'],
    ['has too much to do', 'error429'],
  ] as const)('that %s still sends the share once', async (_what, effect) => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
    await addFaults(stack.stack, { match: { method: 'POST', path: '/v1/transfers$' }, effect, times: 3 })
    await advanceClock(stack, 'P3D')
    for (let tries = 0; tries < 3; tries++) await advanceClock(stack, 'PT10M')
    expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'paid', owed: 0 })
    expect(await hostBalance(stack, home.host)).toBe(share)
  })

  test('that refuses is retried once the account is complete; until then the host sees a failure', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
    // The account is closed for transfers, and the webhook that says so never comes.
    await addFaults(stack.stack, { match: { event: 'account.updated' }, effect: 'dropWebhook', times: 9 })
    const account = await accountOf(stack, home.host)
    await changeInSandbox(stack, `/_sandbox/accounts/${account}`, { outcome: 'incomplete' })
    await advanceClock(stack, 'P3D')
    expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'failed', hold: 'account' })
    await clearFaults(stack.stack)
    await changeInSandbox(stack, `/_sandbox/accounts/${account}`, { outcome: 'complete' })
    await stack.settle()
    expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'paid' })
    expect(await hostBalance(stack, home.host)).toBe(share)
  })
})

describe('a dispute', () => {
  test('freezes the payout while it is open, and releases it once it is won', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const stay = await createPaidStay(stack, home, await stayIn(stack, 1))
    const dispute = await openDispute(stack, stay.intentId)
    await advanceClock(stack, 'P3D')
    expect(await fetchPayout(home.host, stay.id)).toMatchObject({ status: 'pending', hold: 'dispute' })
    await closeDispute(stack, dispute, 'won')
    expect(await fetchPayout(home.host, stay.id)).toMatchObject({ status: 'paid', hold: null })
  })

  test('that is lost takes the share back from the account', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const stay = await createPaidStay(stack, home, await stayIn(stack, 1))
    await advanceClock(stack, 'P3D')
    await closeDispute(stack, await openDispute(stack, stay.intentId), 'lost')
    expect(await hostBalance(stack, home.host)).toBe(0)
    expect(await fetchPayout(home.host, stay.id)).toMatchObject({ amount: 0, owed: 0 })
    expect(Object.values(await ledgerOf(stack, stay.id)).filter((ore) => ore !== 0)).toEqual([])
  })

  test('that is lost after the host emptied the account leaves a debt for the next payout', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const stay = await createPaidStay(stack, home, await stayIn(stack, 1))
    await advanceClock(stack, 'P3D')
    const stripeAccount = await accountOf(stack, home.host)
    await stack.stripe.payouts.create({ amount: 1_000_00, currency: 'dkk' }, { stripeAccount })
    await closeDispute(stack, await openDispute(stack, stay.intentId), 'lost')
    expect((await fetchPayouts(home.host)).summary).toMatchObject({ debt: 2_700, upcoming: 0 })
    const next = await createPaidStay(stack, home, await stayIn(stack, 1))
    await advanceClock(stack, 'P3D')
    expect((await fetchPayouts(home.host)).summary).toMatchObject({ debt: 0, upcoming: 0 })
    expect(await fetchPayout(home.host, next.id)).toMatchObject({ status: 'paid', owed: 0 })
    expect(await hostBalance(stack, home.host)).toBe(1_700_00)
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
    const { identity } = stack.services
    const userId = UserId.parse(host.id)
    const answer =
      step === 'suspend'
        ? identity.suspend({ userId, reason: 'Klager' }, asAdmin)
        : identity.reactivate({ userId }, asAdmin)
    expect((await answer).ok).toBe(true)
    await stack.settle()
  }
  const rows = (sql: string, ...values: unknown[]) =>
    readRows(stack.stack, 'payouts', z.record(z.string(), z.unknown()), sql, values)
  const ordered = (bookingId: string) => rows('select status from transfer where booking_id = $1', bookingId)

  test('wait, also after a rebuild of suspensions, and are sent after the reactivation', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
    await stand('suspend', home.host)
    expect(await rows('delete from kit.standing returning person_id::text as id')).toEqual([{ id: home.host.id }])
    await rebuildProjections(stack, 'payouts')
    await advanceClock(stack, 'P3D')
    expect(await ordered(id)).toEqual([])
    expect(await hostBalance(stack, home.host)).toBe(0)
    await stand('reactivate', home.host)
    expect(await ordered(id)).toEqual([{ status: 'done' }])
    expect(await hostBalance(stack, home.host)).toBe(share)
  })

  test('wait also if a transfer was planned; a rebuild after a missed reactivation sends them', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '/v1/transfers$' },
      effect: 'error500',
      times: 9,
    })
    await advanceClock(stack, 'P3D')
    await stand('suspend', home.host)
    await clearFaults(stack.stack)
    await advanceClock(stack, 'P1D')
    expect(await ordered(id)).toEqual([{ status: 'planned' }])
    // A higher stored revision makes the service skip the reactivation, as if its event had been lost.
    const addToRevision = (by: number) =>
      rows('update kit.standing set revision = revision + $2 where person_id = $1 returning 1', home.host.id, by)
    await addToRevision(100)
    await stand('reactivate', home.host)
    await advanceClock(stack, 'P1D')
    expect(await hostBalance(stack, home.host)).toBe(0)
    await addToRevision(-100)
    await rebuildProjections(stack, 'payouts')
    await advanceClock(stack, 'PT2M')
    expect(await ordered(id)).toEqual([{ status: 'done' }])
    expect(await hostBalance(stack, home.host)).toBe(share)
  })
})

test('a transfer and its payout that a crash left unrecorded are found after their keys are forgotten', async () => {
  const home = await createHome(stack)
  await onboard(stack, home.host)
  await saveCard(home.host)
  await switchExtra(home.host, home.id, 'INSTANT_PAYOUTS')
  const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
  await addFaults(stack.stack, { match: { method: 'POST', path: '/v1/transfers$' }, effect: 'error500', times: 9 })
  await advanceClock(stack, 'P3D')
  const { identity } = stack.services
  const userId = UserId.parse(home.host.id)
  await identity.suspend({ userId, reason: 'Klager' }, asAdmin)
  await stack.settle()
  await clearFaults(stack.stack)
  // What a process leaves that has sent both and dies before it can note anything.
  const planned = 'update transfer set failures = 0 where booking_id = $1 returning id, amount_ore::int as amount'
  const Planned = z.object({ id: z.string(), amount: z.int() })
  const [order] = await readRows(stack.stack, 'payouts', Planned, planned, [id])
  if (!order) throw new Error('no transfer was planned')
  const account = await accountOf(stack, home.host)
  const [of, metadata] = [
    { amount: order.amount, currency: 'dkk' },
    { bookingId: id, transferId: order.id },
  ]
  await stack.stripe.transfers.create({ ...of, destination: account, transfer_group: id, metadata })
  const asHost = { stripeAccount: account }
  const paid = await stack.stripe.payouts.create({ ...of, method: 'instant', metadata }, asHost)
  await advanceClock(stack, 'PT25H')
  await identity.reactivate({ userId }, asAdmin)
  await stack.settle()

  expect((await stack.stripe.transfers.list({ transfer_group: id })).data).toHaveLength(1)
  const stored = 'select instant_id as "instantId", status from transfer where booking_id = $1'
  const Stored = z.object({ instantId: z.string(), status: z.string() })
  expect(await readRows(stack.stack, 'payouts', Stored, stored, [id])).toEqual([{ instantId: paid.id, status: 'done' }])
  expect(await hostBalance(stack, home.host)).toBe(0)
})

test('with instant payouts the share is paid out to the bank at once', async () => {
  const home = await createHome(stack)
  await onboard(stack, home.host)
  await saveCard(home.host)
  await switchExtra(home.host, home.id, 'INSTANT_PAYOUTS')
  const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
  await advanceClock(stack, 'P3D')
  expect(await fetchPayout(home.host, id)).toMatchObject({ status: 'paid' })
  expect(await hostBalance(stack, home.host)).toBe(0)
})

test('after all tests the ledger agrees with the provider', async () => {
  const report = await reconcile(stack)
  expect(report).toMatchObject({ differences: [] })
  expect(report.checked).toBeGreaterThan(0)
})
