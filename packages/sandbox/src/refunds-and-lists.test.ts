import { describe, expect, it } from 'vitest'
import { receiveWebhooks, runSandbox } from './test-support/running-sandbox.ts'

const paid = { amount: 125_000, currency: 'dkk', payment_method: 'pm_card_visa', confirm: true } as const

describe('refunds', () => {
  it('are made in parts and never exceed what was paid', async () => {
    const receiver = await receiveWebhooks()
    const { stripe, settle } = await runSandbox({ WEBHOOK_URL: receiver.url })
    const intent = await stripe.paymentIntents.create(paid)
    const first = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 25_000,
      reason: 'requested_by_customer',
      metadata: { bookingId: 'b1' },
    })
    expect(first).toMatchObject({ amount: 25_000, status: 'succeeded', currency: 'dkk', metadata: { bookingId: 'b1' } })
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 100_001 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    })
    const rest = await stripe.refunds.create({ payment_intent: intent.id })
    expect(rest.amount).toBe(100_000)
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 1 })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    const charge = await stripe.charges.retrieve(String(intent.latest_charge))
    expect(charge).toMatchObject({ amount_refunded: 125_000, refunded: true })
    const listed = await stripe.refunds.list({ payment_intent: intent.id })
    expect(listed.data.map((refund) => refund.id)).toEqual([rest.id, first.id])
    expect(await stripe.refunds.retrieve(first.id)).toMatchObject({ id: first.id })
    await settle()
    const refunded = receiver.events.filter((event) => event.type === 'charge.refunded')
    expect(refunded.map((event) => event.data.previous_attributes)).toEqual(
      expect.arrayContaining([{ amount_refunded: 0 }, { amount_refunded: 25_000, refunded: false }]),
    )
    expect(receiver.types().filter((type) => type === 'refund.created')).toHaveLength(2)
  })

  it('may fail later: the money returns to the platform and can be refunded again', async () => {
    const receiver = await receiveWebhooks()
    const { stripe, send, settle } = await runSandbox({ WEBHOOK_URL: receiver.url })
    const intent = await stripe.paymentIntents.create(paid)
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 25_000 })
    const failed = await send('POST', `/_sandbox/refunds/${refund.id}/fail`, { reason: 'lost_or_stolen_card' })
    expect(failed).toMatchObject({ status: 200, body: { status: 'failed', failure_reason: 'lost_or_stolen_card' } })
    expect((await send('POST', `/_sandbox/refunds/${refund.id}/fail`, {})).status).toBe(400)
    expect((await stripe.balance.retrieve()).available).toMatchObject([{ amount: 125_000 }])
    const moved = await stripe.balanceTransactions.list({ source: refund.id })
    expect(moved.data.map(({ type, amount }) => [type, amount])).toEqual([
      ['refund_failure', 25_000],
      ['refund', -25_000],
    ])
    await settle()
    const failures = receiver.events.filter(({ type }) => ['refund.failed', 'refund.updated'].includes(type))
    expect(failures.map(({ data }) => data.object)).toMatchObject([
      { id: refund.id, status: 'failed' },
      { id: refund.id, status: 'failed' },
    ])
    expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(125_000)
    await settle()
  })

  it('to one test card succeed and fail right after', async () => {
    const { stripe } = await runSandbox()
    const intent = await stripe.paymentIntents.create({ ...paid, payment_method: 'pm_card_refundFail' })
    const refund = await stripe.refunds.create({ payment_intent: intent.id })
    expect(refund.status).toBe('succeeded')
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    })
  })

  it('are refused for a payment that was never made', async () => {
    const { stripe } = await runSandbox()
    const open = await stripe.paymentIntents.create({ amount: 125_000, currency: 'dkk' })
    await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toMatchObject({ statusCode: 400 })
    expect((await stripe.refunds.list()).data).toEqual([])
  })
})

describe('lists', () => {
  it('page forwards and backwards, newest first', async () => {
    const { stripe } = await runSandbox()
    const made: string[] = []
    for (let index = 0; index < 7; index += 1) made.unshift((await stripe.customers.create({ name: `${index}` })).id)

    const seen: string[] = []
    for await (const customer of stripe.customers.list({ limit: 3 })) seen.push(customer.id)
    expect(seen).toEqual(made)

    const first = await stripe.customers.list({ limit: 3 })
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' })
    const before = await stripe.customers.list({ limit: 2, ending_before: String(made[4]) })
    expect(before.data.map((customer) => customer.id)).toEqual(made.slice(2, 4))
    expect(before.has_more).toBe(true)
    await expect(stripe.customers.list({ starting_after: 'cus_nobody' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    })
  })

  it('filter intents by customer and customers by mail address', async () => {
    const { stripe } = await runSandbox()
    const astrid = await stripe.customers.create({ email: 'astrid@nordbo.example' })
    await stripe.customers.create({ email: 'bo@nordbo.example' })
    const hers = await stripe.paymentIntents.create({ ...paid, customer: astrid.id })
    await stripe.paymentIntents.create(paid)
    const intents = await stripe.paymentIntents.list({ customer: astrid.id, expand: ['data.latest_charge'] })
    expect(intents.data).toMatchObject([{ id: hers.id, latest_charge: { object: 'charge', paid: true } }])
    expect((await stripe.customers.list({ email: 'astrid@nordbo.example' })).data).toMatchObject([{ id: astrid.id }])
    const renamed = await stripe.customers.update(astrid.id, { name: 'Astrid Holm', email: '' })
    expect(renamed).toMatchObject({ name: 'Astrid Holm', email: null })
    expect(await stripe.customers.retrieve(astrid.id)).toMatchObject({ name: 'Astrid Holm' })
  })

  it('contain every event for reconciliation, by type and time', async () => {
    const { stripe, send } = await runSandbox()
    const intent = await stripe.paymentIntents.create(paid)
    await send('POST', '/_sandbox/clock', { advanceMs: 25 * 3_600_000 })
    const later = await stripe.paymentIntents.create(paid)
    expect(later.created - intent.created).toBeGreaterThanOrEqual(25 * 3600)

    const succeeded = await stripe.events.list({ type: 'payment_intent.succeeded' })
    expect(succeeded.data.map((event) => event.data.object)).toMatchObject([{ id: later.id }, { id: intent.id }])
    const recent = await stripe.events.list({ created: { gte: later.created }, types: ['payment_intent.succeeded'] })
    expect(recent.data).toHaveLength(1)
    const found = await stripe.events.retrieve(String(recent.data[0]?.id))
    expect(found).toMatchObject({ type: 'payment_intent.succeeded', pending_webhooks: 0 })
  })
})
