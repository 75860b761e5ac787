import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { API_VERSION } from './stripe/protocol/context.ts'
import { type RunningSandbox, receiveWebhooks, runSandbox, stripeAt } from './test-support/running-sandbox.ts'

const anAmount = { amount: 125_000, currency: 'dkk', automatic_payment_methods: { enabled: true } } as const

/** The error that a Stripe call fails with. */
async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Stripe.errors.StripeError) return error
  throw new Error('the call was expected to be refused by Stripe')
}

async function confirmInBrowser(sandbox: RunningSandbox, intent: Stripe.PaymentIntent, cardNumber: string) {
  const body = { clientSecret: intent.client_secret, cardNumber }
  return sandbox.send('POST', `/_sandbox/payment-intents/${intent.id}/confirm`, body)
}

async function authenticate(sandbox: RunningSandbox, intent: Stripe.PaymentIntent, outcome: 'success' | 'failure') {
  const body = { clientSecret: intent.client_secret, outcome }
  return sandbox.send('POST', `/_sandbox/payment-intents/${intent.id}/authenticate`, body)
}

describe('payment intents', () => {
  it('uses the API version of our SDK', () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION)
  })

  it('takes a payment from creation to the charge, and sends its webhooks', async () => {
    const receiver = await receiveWebhooks()
    const sandbox = await runSandbox({ WEBHOOK_URL: receiver.url })
    const customer = await sandbox.stripe.customers.create({ email: 'gaest@nordbo.example', name: 'Astrid' })
    const intent = await sandbox.stripe.paymentIntents.create({
      ...anAmount,
      customer: customer.id,
      metadata: { bookingId: 'b1' },
      transfer_group: 'b1',
    })
    expect(intent).toMatchObject({
      amount: 125_000,
      currency: 'dkk',
      status: 'requires_payment_method',
      metadata: { bookingId: 'b1' },
      automatic_payment_methods: { allow_redirects: 'always', enabled: true },
      livemode: false,
    })
    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.customer'],
    })
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 125_000,
      latest_charge: {
        object: 'charge',
        paid: true,
        amount: 125_000,
        transfer_group: 'b1',
        payment_method_details: { card: { last4: '4242', brand: 'visa' } },
        customer: { object: 'customer', email: 'gaest@nordbo.example' },
      },
    })
    await sandbox.settle()
    expect(receiver.types().toSorted()).toEqual([
      'charge.succeeded',
      'customer.created',
      'payment_intent.created',
      'payment_intent.succeeded',
    ])
  })

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
  ])('declines card %s with %s', async (cardNumber, code, declineCode) => {
    const receiver = await receiveWebhooks()
    const sandbox = await runSandbox({ WEBHOOK_URL: receiver.url })
    const intent = await sandbox.stripe.paymentIntents.create(anAmount)
    const { status, body } = await confirmInBrowser(sandbox, intent, cardNumber)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'requires_payment_method', error: { type: 'card_error', code } })
    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id)
    expect(after.payment_method).toBeNull()
    expect(after.last_payment_error).toMatchObject({ code, type: 'card_error' })
    expect(after.last_payment_error?.decline_code).toBe(declineCode)
    await sandbox.settle()
    expect(receiver.types()).toEqual(expect.arrayContaining(['payment_intent.payment_failed', 'charge.failed']))
  })

  it('lets a declined guest try another card on the same intent', async () => {
    const sandbox = await runSandbox()
    const intent = await sandbox.stripe.paymentIntents.create(anAmount)
    await confirmInBrowser(sandbox, intent, '4000 0000 0000 0002')
    expect((await confirmInBrowser(sandbox, intent, '4242 4242 4242 4242')).body).toEqual({ status: 'succeeded' })
    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id)
    expect(after).toMatchObject({ status: 'succeeded', last_payment_error: null })
    const charges = await sandbox.stripe.charges.list({ payment_intent: intent.id })
    expect(charges.data.map((charge) => charge.status)).toEqual(['succeeded', 'failed'])
  })

  it('reports a decline to the SDK as a card error with the intent', async () => {
    const { stripe } = await runSandbox()
    const error = await refusal(
      stripe.paymentIntents.create({ ...anAmount, payment_method: 'pm_card_chargeDeclined', confirm: true }),
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' })
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method' })
    expect(error.requestId).toMatch(/^req_/)
  })

  it('leaves the intent unchanged when the card number is invalid', async () => {
    const sandbox = await runSandbox()
    const intent = await sandbox.stripe.paymentIntents.create(anAmount)
    const { body } = await confirmInBrowser(sandbox, intent, '1234567812345678')
    expect(body).toMatchObject({ status: 'requires_payment_method', error: { code: 'incorrect_number' } })
    expect((await sandbox.stripe.charges.list({ payment_intent: intent.id })).data).toEqual([])
  })

  it.each(['4000002500003155', '4000002760003184'])('asks for 3-D Secure with card %s', async (cardNumber) => {
    const receiver = await receiveWebhooks()
    const sandbox = await runSandbox({ WEBHOOK_URL: receiver.url })
    const intent = await sandbox.stripe.paymentIntents.create(anAmount)
    expect((await confirmInBrowser(sandbox, intent, cardNumber)).body).toEqual({ status: 'requires_action' })
    const waiting = await sandbox.stripe.paymentIntents.retrieve(intent.id)
    expect(waiting.next_action?.type).toBe('use_stripe_sdk')
    expect((await authenticate(sandbox, intent, 'success')).body).toEqual({ status: 'succeeded' })
    await sandbox.settle()
    expect(receiver.types()).toEqual(
      expect.arrayContaining(['payment_intent.requires_action', 'payment_intent.succeeded']),
    )
  })

  it('fails a payment whose 3-D Secure fails, and lets it be tried again', async () => {
    const sandbox = await runSandbox()
    const intent = await sandbox.stripe.paymentIntents.create(anAmount)
    await confirmInBrowser(sandbox, intent, '4000002500003155')
    expect((await authenticate(sandbox, intent, 'failure')).body).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_authentication_failure' },
    })
    expect((await authenticate(sandbox, intent, 'success')).body).toMatchObject({
      status: 'requires_payment_method',
      error: { code: 'payment_intent_unexpected_state' },
    })
    expect((await confirmInBrowser(sandbox, intent, '4242424242424242')).body).toEqual({ status: 'succeeded' })
  })

  it('can decline after 3-D Secure succeeded', async () => {
    const sandbox = await runSandbox()
    const intent = await sandbox.stripe.paymentIntents.create(anAmount)
    await confirmInBrowser(sandbox, intent, '4000008260003178')
    expect((await authenticate(sandbox, intent, 'success')).body).toMatchObject({
      error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    })
  })

  it('redirects to the bank when the server gives a return_url', async () => {
    const { stripe } = await runSandbox()
    const waiting = await stripe.paymentIntents.create({
      ...anAmount,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
      return_url: 'http://localhost/back',
    })
    expect(waiting.next_action).toMatchObject({ redirect_to_url: { return_url: 'http://localhost/back' } })
  })

  it('refuses a wrong client secret', async () => {
    const sandbox = await runSandbox()
    const intent = await sandbox.stripe.paymentIntents.create(anAmount)
    const forged = { clientSecret: `${intent.id}_secret_guess`, cardNumber: '4242424242424242' }
    const answer = await sandbox.send('POST', `/_sandbox/payment-intents/${intent.id}/confirm`, forged)
    expect(answer.status).toBe(404)
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_payment_method')
  })

  it('treats succeeded and canceled as final', async () => {
    const sandbox = await runSandbox()
    const { stripe } = sandbox
    const paid = await stripe.paymentIntents.create({ ...anAmount, payment_method: 'pm_card_visa', confirm: true })
    const cancelled = await stripe.paymentIntents.create(anAmount)
    const ended = await stripe.paymentIntents.cancel(cancelled.id, { cancellation_reason: 'abandoned' })
    expect(ended).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    expect(ended.canceled_at).toBeTypeOf('number')

    const refused = [
      stripe.paymentIntents.cancel(paid.id),
      stripe.paymentIntents.confirm(paid.id),
      stripe.paymentIntents.update(paid.id, { amount: 300 }),
      stripe.paymentIntents.cancel(cancelled.id),
      stripe.paymentIntents.confirm(cancelled.id, { payment_method: 'pm_card_visa' }),
      stripe.paymentIntents.update(cancelled.id, { amount: 300 }),
    ]
    const errors = await Promise.all(refused.map(refusal))
    expect(errors.map((error) => error.code)).toEqual(Array(6).fill('payment_intent_unexpected_state'))
    expect(errors.map((error) => error.payment_intent?.status)).toEqual([
      ...Array(3).fill('succeeded'),
      ...Array(3).fill('canceled'),
    ])
    expect((await confirmInBrowser(sandbox, paid, '4242424242424242')).body).toMatchObject({
      status: 'succeeded',
      error: { code: 'payment_intent_unexpected_state' },
    })
    const noted = await stripe.paymentIntents.update(paid.id, { metadata: { note: 'still allowed' } })
    expect(noted.metadata).toEqual({ note: 'still allowed' })
  })

  it('changes an open intent, and removes metadata by an empty value', async () => {
    const { stripe } = await runSandbox()
    const intent = await stripe.paymentIntents.create({ ...anAmount, metadata: { a: '1', b: '2' } })
    const changed = await stripe.paymentIntents.update(intent.id, {
      amount: 99_900,
      description: 'Skagen',
      metadata: { a: '', c: '3' },
      payment_method: 'pm_card_visa',
    })
    expect(changed).toMatchObject({ amount: 99_900, description: 'Skagen', status: 'requires_confirmation' })
    expect(changed.metadata).toEqual({ b: '2', c: '3' })
    expect((await stripe.paymentIntents.confirm(intent.id)).amount_received).toBe(99_900)
  })

  it('names wrong parameters as Stripe does', async () => {
    const { stripe, url } = await runSandbox()
    const open = await stripe.paymentIntents.create(anAmount)
    const errors = await Promise.all(
      [
        stripe.paymentIntents.create({ amount: 12.5, currency: 'dkk' }),
        stripe.paymentIntents.create({ amount: 0, currency: 'dkk' }),
        stripe.paymentIntents.create({ amount: 100, currency: 'dkk' }),
        stripe.paymentIntents.create({ amount: 1000, currency: 'kroner' }),
        stripe.paymentIntents.create({ ...anAmount, customer: 'cus_nobody' }),
        stripe.paymentIntents.retrieve('pi_nothing'),
        stripe.paymentIntents.confirm(open.id),
        stripe.paymentIntents.retrieve(open.id, { expand: ['amount'] }),
        stripe.customers.list({ limit: 101 }),
        stripe.rawRequest('POST', '/v1/payment_intents', { currency: 'dkk' }),
        stripe.rawRequest('POST', '/v1/payment_intents', { ...anAmount, colour: 'red' }),
        stripe.accounts.list(),
        stripeAt(url, { key: 'sk_test_other' }).paymentIntents.list(),
      ].map(refusal),
    )
    expect(errors.map(({ statusCode, code, param }) => [statusCode, code, param])).toEqual([
      [400, 'parameter_invalid_integer', 'amount'],
      [400, 'parameter_invalid_integer', 'amount'],
      [400, 'amount_too_small', 'amount'],
      [400, undefined, 'currency'],
      [400, 'resource_missing', 'customer'],
      [404, 'resource_missing', 'id'],
      [400, 'payment_intent_unexpected_state', undefined],
      [400, undefined, 'expand'],
      [400, 'parameter_invalid_integer', 'limit'],
      [400, 'parameter_missing', 'amount'],
      [400, 'parameter_unknown', 'colour'],
      [404, undefined, undefined],
      [401, undefined, undefined],
    ])
  })
})
