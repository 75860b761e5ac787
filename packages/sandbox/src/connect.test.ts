import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { receiveWebhooks, runSandbox } from './test-support/running-sandbox.ts'

const paid = { amount: 125_000, currency: 'dkk', payment_method: 'pm_card_visa', confirm: true } as const
const anAccount = {
  country: 'DK',
  capabilities: { transfers: { requested: true } },
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    stripe_dashboard: { type: 'express' },
  },
  metadata: { hostId: 'h1' },
} as const
const link = {
  type: 'account_onboarding',
  return_url: 'http://127.0.0.1:1/done',
  refresh_url: 'http://127.0.0.1:1/again',
} as const
const Dispute = z.object({ id: z.string() })

describe('a connected account', () => {
  it('is enabled by the forms behind its link, which can be opened once', async () => {
    const receiver = await receiveWebhooks()
    const { stripe, settle } = await runSandbox({ WEBHOOK_URL: receiver.url })
    const { id } = await stripe.accounts.create(anAccount)
    const { url } = await stripe.accountLinks.create({ ...link, account: id })
    expect(await (await fetch(url)).text()).toContain('Fuldfør opsætning')
    const answer = await fetch(`${url}/complete`, { method: 'POST', redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, link.return_url])
    expect(await stripe.accounts.retrieve(id)).toMatchObject({ details_submitted: true, payouts_enabled: true })
    const again = await fetch(url, { redirect: 'manual' })
    expect(again.headers.get('location')).toBe(link.refresh_url)
    await settle()
    expect(receiver.types()).toEqual(['account.updated'])
  })
})

describe('the balance', () => {
  it('is what was paid less refunds, transfers and disputes', async () => {
    const { stripe, send } = await runSandbox()
    const { id: destination } = await stripe.accounts.create(anAccount)
    await send('POST', `/_sandbox/accounts/${destination}`, { outcome: 'complete' })
    const available = async (): Promise<number | undefined> => (await stripe.balance.retrieve()).available[0]?.amount
    const intent = await stripe.paymentIntents.create(paid)
    await stripe.refunds.create({ payment_intent: intent.id, amount: 25_000 })
    const transfer = await stripe.transfers.create({ amount: 60_000, currency: 'dkk', destination })
    await stripe.transfers.createReversal(transfer.id, { amount: 10_000 })
    expect(await available()).toBe(50_000)
    const filed = Dispute.parse((await send('POST', '/_sandbox/disputes', { paymentIntent: intent.id })).body)
    expect(await available()).toBe(-50_000)
    await send('POST', `/_sandbox/disputes/${filed.id}/close`, { outcome: 'won' })
    expect(await available()).toBe(50_000)
    const moved = await stripe.balanceTransactions.list({ expand: ['data.source'] })
    expect(moved.data.map(({ type, amount }) => [type, amount])).toEqual([
      ['adjustment', 100_000],
      ['adjustment', -100_000],
      ['transfer_refund', 10_000],
      ['transfer', -60_000],
      ['refund', -25_000],
      ['charge', 125_000],
    ])
    expect(moved.data[5]?.source).toMatchObject({ payment_intent: intent.id })
  })

  it('refunds nothing that a bank holds or has kept in a dispute', async () => {
    const { stripe, send } = await runSandbox()
    const refund = async (outcome: 'won' | 'lost', amount = 125_000) => {
      const { id } = await stripe.paymentIntents.create(paid)
      const filed = Dispute.parse((await send('POST', '/_sandbox/disputes', { paymentIntent: id, amount })).body)
      await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({ code: 'charge_disputed' })
      await send('POST', `/_sandbox/disputes/${filed.id}/close`, { outcome })
      return stripe.refunds.create({ payment_intent: id })
    }
    expect(await refund('won')).toMatchObject({ amount: 125_000 })
    await expect(refund('lost')).rejects.toMatchObject({ code: 'charge_disputed' })
    // The part that was not disputed can be refunded once the bank has decided.
    expect(await refund('lost', 5_000)).toMatchObject({ amount: 120_000 })
  })

  it('is never overdrawn by a transfer, a reversal or a payout', async () => {
    const { stripe, send } = await runSandbox()
    const { id: destination } = await stripe.accounts.create(anAccount)
    const order = { amount: 60_000, currency: 'dkk', destination } as const
    const [refused, overdrawn] = ['insufficient_capabilities_for_transfer', 'balance_insufficient']
    await expect(stripe.transfers.create(order)).rejects.toMatchObject({ code: refused })
    await send('POST', `/_sandbox/accounts/${destination}`, { outcome: 'complete' })
    await expect(stripe.transfers.create(order)).rejects.toMatchObject({ code: overdrawn })
    await stripe.paymentIntents.create(paid)
    const transfer = await stripe.transfers.create(order)
    const asHost = { stripeAccount: destination }
    await stripe.payouts.create({ amount: 50_000, currency: 'dkk', method: 'instant' }, asHost)
    expect((await stripe.balance.retrieve({}, asHost)).available[0]?.amount).toBe(10_000)
    await expect(stripe.transfers.createReversal(transfer.id)).rejects.toMatchObject({ code: overdrawn })
    await expect(stripe.payouts.create({ amount: 10_001, currency: 'dkk' }, asHost)).rejects.toMatchObject({
      code: overdrawn,
    })
  })
})
