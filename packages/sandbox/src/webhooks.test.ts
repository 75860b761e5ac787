import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { receiveWebhooks, runSandbox, webhookSecret } from './test-support/running-sandbox.ts'
import { signatureHeader } from './webhooks/signature.ts'
import { retryDelayMs } from './webhooks/webhook-sender.ts'

describe('webhooks', () => {
  it('are signed so that the SDK accepts them only unchanged', () => {
    const { webhooks } = new Stripe('sk_test_unused')
    const payload = JSON.stringify({ id: 'evt_1', object: 'event' })
    const now = Math.floor(Date.now() / 1000)
    const signed = signatureHeader(payload, webhookSecret, now)
    expect(webhooks.constructEvent(payload, signed, webhookSecret)).toMatchObject({ id: 'evt_1' })
    expect(signed).toBe(webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: now }))
    expect(() => webhooks.constructEvent(`${payload} `, signed, webhookSecret)).toThrow()
    expect(() => webhooks.constructEvent(payload, signed, 'whsec_other')).toThrow()
  })

  it('are repeated until they are accepted', async () => {
    const receiver = await receiveWebhooks()
    receiver.answerNext(503, 500, 302)
    const { stripe, settle, get } = await runSandbox({ WEBHOOK_URL: receiver.url })
    await stripe.customers.create({})
    expect(await get('/_sandbox/pending')).toEqual({ webhooks: 1, mails: 0 })
    await settle()
    expect(receiver.types()).toEqual(['customer.created'])
    expect(receiver.attempts()).toBe(4)
  })

  it('wait longer after each failure, at most two seconds', () => {
    expect([1, 2, 3, 20].map(retryDelayMs)).toEqual([50, 100, 200, 2000])
  })

  it('can be doubled, delayed or dropped by faults', async () => {
    const receiver = await receiveWebhooks()
    const { stripe, settle, send } = await runSandbox({ WEBHOOK_URL: receiver.url })
    await send('POST', '/_sandbox/faults', {
      rules: [
        { match: { event: '^payment_intent\\.created$' }, effect: 'dropWebhook' },
        { match: { event: 'succeeded$' }, effect: 'duplicateWebhook', times: 2 },
        { match: { event: '^refund' }, effect: 'delayWebhook', ms: 1_000 },
      ],
    })
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'dkk',
      payment_method: 'pm_card_visa',
      confirm: true,
    })
    const refundedAt = performance.now()
    await stripe.refunds.create({ payment_intent: intent.id })
    await settle()
    // The others may be slow too, so only the delay is asserted.
    expect(performance.now() - refundedAt).toBeGreaterThanOrEqual(99)
    expect(receiver.types().toSorted()).toEqual([
      'charge.refunded',
      'charge.succeeded',
      'charge.succeeded',
      'payment_intent.succeeded',
      'payment_intent.succeeded',
      'refund.created',
    ])
    const [first, second] = receiver.events.filter((event) => event.type === 'payment_intent.succeeded')
    expect(first?.id).toBe(second?.id)
    expect((await stripe.events.list({ type: 'payment_intent.created' })).data).toHaveLength(1)
  })

  it('are all sent twice when the configuration asks for it', async () => {
    const receiver = await receiveWebhooks()
    const { stripe, settle } = await runSandbox({ WEBHOOK_URL: receiver.url, WEBHOOK_COPIES: 2 })
    await stripe.customers.create({})
    await settle()
    expect(receiver.types()).toEqual(['customer.created', 'customer.created'])
  })

  it('keep up with a burst', async () => {
    const receiver = await receiveWebhooks()
    const { stripe, settle } = await runSandbox({ WEBHOOK_URL: receiver.url })
    await Promise.all(Array.from({ length: 100 }, () => stripe.customers.create({})))
    await settle()
    expect(new Set(receiver.events.map((event) => event.id)).size).toBe(100)
  })
})
