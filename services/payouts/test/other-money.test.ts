import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { addDays, BookingId, ListingId, UserId } from '@nordbo/contracts'
import {
  addFaults,
  asAdmin,
  auditStatements,
  book,
  clearFaults,
  closeDispute,
  createGuest,
  createHome,
  createPaidStay,
  findInconsistencies,
  inRepo,
  intentOf,
  listProviderEvents,
  listRefunds,
  openDispute,
  pay,
  postToProvider,
  readLedgers,
  readProviderMoney,
  readRows,
  stayIn,
  today,
  withClient,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

let stack: PayoutStack
beforeAll(async () => {
  stack = await bootPayouts()
})
afterAll(() => stack?.stop())

const accounts = async (id: string) =>
  (await listProviderEvents(stack.stack)).filter(
    ({ type, data }) => type === 'account.updated' && data.object.id === id,
  )

describe('a refund', () => {
  test('before the payout lowers the payout, to the øre', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id } = await createPaidStay(stack, home, await stayIn(stack, 10))
    await home.host.postOk(z.unknown(), `/api/host/bookings/${id}/refund`, { amount: 333 })
    await stack.settle()
    await advanceClock(stack, 'P12D')
    const { owed, amount, status } = await fetchPayout(home.host, id)
    expect({ owed, status }).toEqual({ owed: 0, status: 'paid' })
    expect(await hostBalance(stack, home.host)).toBe(Math.round(amount * 100))
    const { provider = 0, platform_fee = 0, service_fee = 0, vat = 0 } = await ledgerOf(stack, id)
    // What is left here are the fees: all else is the guest's or the host's.
    expect(provider).toBe(-platform_fee - service_fee - vat)
    expect(amount).toBeLessThan(2_700)
  })

  test('after the payout is taken back from the host’s account', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id } = await createPaidStay(stack, home, await stayIn(stack, 1))
    await advanceClock(stack, 'P3D')
    expect(await hostBalance(stack, home.host)).toBe(2_700_00)
    const { paidAt } = await fetchPayout(home.host, id)
    expect(paidAt).not.toBeNull()
    await home.host.postOk(z.unknown(), `/api/host/bookings/${id}/refund`, { amount: 1_000 })
    await stack.settle()
    const { amount, owed, paidAt: still } = await fetchPayout(home.host, id)
    expect([owed, still]).toEqual([0, paidAt])
    expect(await hostBalance(stack, home.host)).toBe(Math.round(amount * 100))
    expect((await home.host.get(`/api/host/payouts/${id}`)).body).toMatchObject({
      lines: [{ kind: 'payment' }, { kind: 'transfer' }, { kind: 'refund' }, { kind: 'reversal' }],
    })
    expect((await reconcile(stack)).differences).toEqual([])
  })
})

describe('a refund that the guest’s bank sends back', () => {
  test('is owed to the guest in the ledger until it is sent again, and costs the host nothing', async () => {
    const home = await createHome(stack)
    const { id } = await createPaidStay(stack, home, await stayIn(stack, 20))
    await home.host.postOk(z.unknown(), `/api/host/bookings/${id}/refund`, { amount: 500 })
    await stack.settle()
    const before = await ledgerOf(stack, id)
    const sent = (await listRefunds(stack.stack)).find(({ metadata }) => metadata.bookingId === id)
    await changeInSandbox(stack, `/_sandbox/refunds/${sent?.id}/fail`, {})
    await stack.settle()
    const owed = await ledgerOf(stack, id)
    expect(owed).toEqual({ ...before, provider: (before.provider ?? 0) + 500_00, guests: -500_00 })
    expect((await stack.admin.get('/api/admin/refunds')).body).toMatchObject({
      items: [{ bookingId: id, amount: 500, returns: 1 }],
    })
    expect((await reconcile(stack)).differences).toEqual([])
    await advanceClock(stack, 'PT61M')
    expect(await ledgerOf(stack, id)).toEqual({ ...before, guests: 0 })
    expect((await reconcile(stack)).differences).toEqual([])
    expect((await stack.admin.get('/api/admin/refunds')).body).toEqual({ items: [] })
  })
})

describe('a reconciliation finds the same movement in the ledger and at the provider', () => {
  test('for a refund that was made at the provider', async () => {
    const home = await createHome(stack)
    const { id, intentId } = await createPaidStay(stack, home, await stayIn(stack, 10))
    const made = await postToProvider(stack.stack, '/v1/refunds', { payment_intent: intentId, amount: '70000' })
    expect(made).toMatchObject({ status: 'succeeded' })
    await stack.settle()
    expect(await ledgerOf(stack, id)).toMatchObject({ provider: 2_750_00 })
    expect((await reconcile(stack)).differences).toEqual([])
  })

  test('for a payment whose webhooks were lost for eleven days', async () => {
    const home = await createHome(stack)
    const guest = await createGuest(stack)
    const booked = await book(guest, home.id, await stayIn(stack, 40))
    const secret = booked.clientSecret ?? ''
    const intentId = intentOf(secret)
    await addFaults(
      stack.stack,
      { match: { event: 'payment_intent', path: intentId }, effect: 'dropWebhook', times: 20 },
      { match: { path: `/v1/payment_intents/${intentId}` }, effect: 'error500', times: 500 },
    )
    await pay(guest, secret)
    await advanceClock(stack, 'P11D')
    await clearFaults(stack.stack)
    await advanceClock(stack, 'PT61M')
    expect(await ledgerOf(stack, booked.id)).not.toEqual({})
    expect((await reconcile(stack)).differences).toEqual([])
  })
})

describe('a dispute', () => {
  test('that arrives before its payment is handled once the payment is recorded', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const guest = await createGuest(stack)
    const booked = await book(guest, home.id, await stayIn(stack, 30))
    await addFaults(stack.stack, {
      match: { event: 'payment_intent.succeeded' },
      effect: 'dropWebhook',
      times: 9,
    })
    await pay(guest, booked.clientSecret ?? '')
    await openDispute(stack, intentOf(booked.clientSecret))
    await clearFaults(stack.stack)
    expect(await fetchPayout(home.host, booked.id)).toMatchObject({ hold: 'dispute', amount: 2_700 })
  })

  test('without any webhook is found by the daily reconciliation, and so is its end', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id, intentId } = await createPaidStay(stack, home, await stayIn(stack, 60))
    const lost = { match: { event: 'charge.dispute' }, effect: 'dropWebhook', times: 40 } as const
    await addFaults(stack.stack, lost)
    const dispute = await openDispute(stack, intentId)
    expect(await fetchPayout(home.host, id)).toMatchObject({ hold: null })
    await advanceClock(stack, 'PT25H')
    expect(await fetchPayout(home.host, id)).toMatchObject({ hold: 'dispute' })
    await closeDispute(stack, dispute, 'won')
    await advanceClock(stack, 'PT25H')
    expect(await fetchPayout(home.host, id)).toMatchObject({ hold: null })
    await clearFaults(stack.stack)
    expect((await reconcile(stack)).differences).toEqual([])
  })

  test('that is won leaves the booking and the ledger unchanged', async () => {
    const home = await createHome(stack)
    const { intentId } = await createPaidStay(stack, home, await stayIn(stack, 10))
    await closeDispute(stack, await openDispute(stack, intentId), 'won')
    expect(await findInconsistencies(stack.stack)).toEqual([])
    expect((await reconcile(stack)).differences).toEqual([])
  })

  test('that is lost after a promised refund leaves statement, receipts and ledger in agreement', async () => {
    const home = await createHome(stack)
    await onboard(stack, home.host)
    const { id, intentId, guest } = await createPaidStay(stack, home, await stayIn(stack, 10))
    const open = await createPaidStay(stack, home, await stayIn(stack, 20))
    await openDispute(stack, open.intentId)
    await home.host.postOk(z.unknown(), `/api/host/bookings/${id}/refund`, { amount: 500 })
    await stack.settle()
    await closeDispute(stack, await openDispute(stack, intentId), 'lost')
    const [books, real] = await Promise.all([readLedgers(stack.stack), readProviderMoney(stack.stack)])
    expect(real.get(id)).toMatchObject({ refunded: 500_00, lost: 2_950_00 })
    const shown = { id, guest, host: home.host, books: books.get(id), real: real.get(id) }
    expect(await auditStatements(shown)).toEqual([])
    expect(await fetchPayout(home.host, id)).toMatchObject({ amount: 0, owed: 0 })
    const report = await reconcile(stack)
    expect(report.differences).toEqual([])
    // Administrators see lost and open disputes in the report.
    expect(report.disputes).toContainEqual(
      expect.objectContaining({ bookingId: id, amountOre: 2_950_00, status: 'lost' }),
    )
    expect(report.disputes).toContainEqual(
      expect.objectContaining({ bookingId: open.id, amountOre: 3_450_00, status: 'open' }),
    )
  })
})

test('account webhooks lead to the same state in any order, also when repeated', async () => {
  const { host } = await createHome(stack)
  await onboard(stack, host, 'incomplete')
  await onboard(stack, host, 'complete')
  const events = await accounts(await accountOf(stack, host))
  expect(events).toHaveLength(2)
  const [newer, older] = events
  if (!newer || !older) throw new Error('two events')
  for (const order of [
    [older, newer, older],
    [newer, older, older],
    [newer, newer, older],
  ])
    for (const [turn, { type, data }] of order.entries()) {
      const event = { id: `evt_${crypto.randomUUID()}`, type, created: 1_795_000_000 + turn, objectId: data.object.id }
      await stack.services.payouts.acceptProviderEvent(event)
      expect(await stack.services.payouts.acceptProviderEvent(event)).toMatchObject({
        value: { duplicate: true },
      })
      await stack.settle()
      expect((await fetchPayouts(host)).summary.account.status).toBe('enabled')
    }
})

test('imported stays appear as payouts that were paid outside the provider', async () => {
  const home = await createHome(stack)
  const guest = await createGuest(stack)
  const day = await today(stack)
  const stay = (id: string, from: number, outcome: 'completed' | 'confirmed') => ({
    id: BookingId.parse(id),
    listingId: ListingId.parse(home.id),
    guestId: UserId.parse(guest.id),
    checkIn: addDays(day, from),
    checkOut: addDays(day, from + 3),
    guests: { adults: 2 },
    bookedAt: `${addDays(day, from - 30)}T10:00:00.000Z`,
    outcome,
  })
  const [past, coming] = [crypto.randomUUID(), crypto.randomUUID()]
  const stays = [stay(past, -20, 'completed'), stay(coming, 5, 'confirmed')]
  expect(await stack.services.booking.importHistory({ stays, blocks: [] }, asAdmin)).toMatchObject({ ok: true })
  await stack.settle()
  expect(await fetchPayout(home.host, past)).toMatchObject({ status: 'paid', owed: 0 })
  expect(await fetchPayout(home.host, coming)).toMatchObject({ status: 'pending', hold: null })
  await advanceClock(stack, 'P7D')
  expect(await fetchPayout(home.host, coming)).toMatchObject({ status: 'paid', owed: 0 })
  expect((await fetchPayouts(home.host)).summary).toMatchObject({ upcoming: 0, debt: 0, account: { status: 'none' } })
  expect((await reconcile(stack)).differences).toEqual([])
})

test('the database refuses unbalanced ledger transactions and changes of entries', async () => {
  const say = (sql: string) => readRows(stack.stack, 'payouts', z.unknown(), sql)
  const booking = crypto.randomUUID()
  const entry = (...amounts: number[]): string => `
    with booked as (
      insert into ledger_transaction (id, fact, kind, booking_id, occurred_at)
      values (gen_random_uuid(), 'payment:${crypto.randomUUID()}', 'payment', '${booking}', '2027-01-01') returning id)
    insert into ledger_entry (transaction_id, account, booking_id, amount_ore)
    select id, 'provider', '${booking}', ore from booked, unnest(array[${amounts}]) ore`
  await expect(say(entry(100, -99))).rejects.toThrow('does not sum to zero')
  await expect(say(entry(100, -100))).resolves.toEqual([])
  await expect(say(`update ledger_entry set amount_ore = 1 where booking_id = '${booking}'`)).rejects.toThrow(
    'append-only',
  )
  await expect(say(`delete from ledger_transaction where booking_id = '${booking}'`)).rejects.toThrow('append-only')
})

test('a migration splits the VAT from the service fees of earlier ledger entries', async () => {
  const { databases } = stack.stack
  const [before, after] = [randomUUID(), randomUUID()]
  const fact = (id: string, amounts: Record<string, number>) =>
    `with t as (insert into ledger_transaction (id, fact, kind, booking_id, occurred_at)
       values (gen_random_uuid(), gen_random_uuid()::text, 'payment', '${id}', now()) returning id)
     insert into ledger_entry (transaction_id, account, booking_id, amount_ore) select t.id, v.account::ledger_account, '${id}', v.ore from t,
       (values ${Object.entries(amounts)
         .map(([account, ore]) => `('${account}', ${ore})`)
         .join()}) v (account, ore)`
  const migration = await readFile(
    inRepo('services/payouts/prisma/migrations/20261124100100_book_vat_apart/migration.sql'),
    'utf8',
  )
  await withClient(databases.payouts, async (client) => {
    await client.query('begin')
    await client.query(fact(before, { provider: 450_03, service_fee: -450_03 }))
    await client.query(fact(after, { provider: -1, host: 1 }))
    await client.query(migration)
    const sums = `select account, sum(amount_ore)::int as ore from ledger_entry where booking_id = $1 group by 1 order by 1`
    expect((await client.query(sums, [before])).rows).toEqual([
      { account: 'provider', ore: 450_03 },
      { account: 'service_fee', ore: -360_02 },
      { account: 'vat', ore: -90_01 },
    ])
    expect((await client.query(sums, [after])).rows).toHaveLength(2)
    await client.query('rollback')
  })
})
