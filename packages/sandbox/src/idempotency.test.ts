import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { runSandbox, stripeAt } from './test-support/running-sandbox.ts'

const anIntent = { amount: 125_000, currency: 'dkk', metadata: { bookingId: 'b1', attempt: '1' } } as const

describe('an idempotency key', () => {
  it('gives a repeat the first answer and does nothing twice', async () => {
    const { stripe } = await runSandbox()
    const first = await stripe.paymentIntents.create(anIntent, { idempotencyKey: 'pi:b1:1' })
    await stripe.paymentIntents.cancel(first.id)
    const again = await stripe.paymentIntents.create(
      { currency: 'dkk', metadata: { attempt: '1', bookingId: 'b1' }, amount: 125_000 },
      { idempotencyKey: 'pi:b1:1' },
    )
    expect(again).toMatchObject({ id: first.id, status: 'requires_payment_method' })
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('is refused for other parameters or another call', async () => {
    const { stripe } = await runSandbox()
    const first = await stripe.paymentIntents.create(anIntent, { idempotencyKey: 'k' })
    const others = [
      stripe.paymentIntents.create({ ...anIntent, amount: 1000 }, { idempotencyKey: 'k' }),
      stripe.paymentIntents.cancel(first.id, {}, { idempotencyKey: 'k' }),
    ]
    for (const other of others) {
      await expect(other).rejects.toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
    }
  })

  it('replays a decline, but not the refusal of a wrong parameter', async () => {
    const { stripe } = await runSandbox()
    const declined = { ...anIntent, payment_method: 'pm_card_chargeDeclined', confirm: true } as const
    const first = stripe.paymentIntents.create(declined, { idempotencyKey: 'declined' })
    await expect(first).rejects.toBeInstanceOf(Stripe.errors.StripeCardError)
    const again = stripe.paymentIntents.create(declined, { idempotencyKey: 'declined' })
    await expect(again).rejects.toMatchObject({ code: 'card_declined', headers: { 'idempotent-replayed': 'true' } })
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)

    await expect(
      stripe.paymentIntents.create({ amount: -1, currency: 'dkk' }, { idempotencyKey: 'm' }),
    ).rejects.toMatchObject({ code: 'parameter_invalid_integer' })
    expect(await stripe.paymentIntents.create(anIntent, { idempotencyKey: 'm' })).toMatchObject({ amount: 125_000 })
  })

  it('stores nothing when the answer cannot be expanded as requested', async () => {
    const { stripe } = await runSandbox()
    const impossible = stripe.paymentIntents.create({ ...anIntent, expand: ['colour'] }, { idempotencyKey: 'k' })
    await expect(impossible).rejects.toMatchObject({ statusCode: 400, param: 'expand' })
    expect((await stripe.events.list()).data).toEqual([])
    expect(await stripe.paymentIntents.create(anIntent, { idempotencyKey: 'k' })).toMatchObject({ amount: 125_000 })
  })

  it('gives 409 while it is in use, and the SDK succeeds by retrying', async () => {
    const { stripe, send, url } = await runSandbox()
    await send('POST', '/_sandbox/faults', {
      rules: [{ match: { method: 'POST', path: '^/v1/payment_intents$' }, effect: 'slow', ms: 300 }],
    })
    const retrying = stripeAt(url, { retries: 3 })
    const calls = [stripe, stripe, retrying].map((client) =>
      client.paymentIntents.create(anIntent, { idempotencyKey: 'same' }),
    )
    const outcomes = await Promise.allSettled(calls)
    const ids = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
    expect(refused).toMatchObject([{ statusCode: 409, code: 'idempotency_key_in_use' }])
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1)
  })

  it('creates one intent for fifty concurrent repeats', async () => {
    const { stripe, url } = await runSandbox()
    const retrying = stripeAt(url, { retries: 5 })
    const intents = await Promise.all(
      Array.from({ length: 50 }, () => retrying.paymentIntents.create(anIntent, { idempotencyKey: 'same' })),
    )
    expect(new Set(intents.map((intent) => intent.id)).size).toBe(1)
    expect((await stripe.events.list()).data).toHaveLength(1)
  })
})

describe('faults', () => {
  it('error500 and error429 fail before any work and are not stored', async () => {
    const { stripe, send, get } = await runSandbox()
    const match = { method: 'POST', path: '/v1/payment_intents' }
    await send('POST', '/_sandbox/faults', {
      rules: [
        { match, effect: 'error500' },
        { match, effect: 'error429' },
      ],
    })
    const create = () => stripe.paymentIntents.create(anIntent, { idempotencyKey: 'k' })
    await expect(create()).rejects.toMatchObject({ statusCode: 500, type: 'StripeAPIError' })
    await expect(create()).rejects.toMatchObject({ statusCode: 429, type: 'StripeRateLimitError' })
    expect((await stripe.paymentIntents.list()).data).toEqual([])
    expect(await create()).toMatchObject({ status: 'requires_payment_method' })
    expect(await get('/_sandbox/faults')).toMatchObject({ rules: [{ applied: 1 }, { applied: 1 }] })
    expect((await send('DELETE', '/_sandbox/faults')).body).toEqual({ rules: [] })
  })

  it('timeoutAfterSuccess loses the answer after the work, and a repeat returns it', async () => {
    const { stripe, send } = await runSandbox()
    // Twice: the SDK itself repeats once after a closed connection.
    await send('POST', '/_sandbox/faults', {
      rules: [{ match: { method: 'POST' }, effect: 'timeoutAfterSuccess', times: 2 }],
    })
    const create = () => stripe.paymentIntents.create(anIntent, { idempotencyKey: 'k' })
    await expect(create()).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError)
    const [created] = (await stripe.paymentIntents.list()).data
    expect(await create()).toMatchObject({ id: created?.id })
  })

  it('begin with the nth match', async () => {
    const { stripe, send } = await runSandbox()
    const rule = { match: { path: '/v1/customers', nth: 2 }, effect: 'error500' }
    await send('POST', '/_sandbox/faults', { rules: [rule] })
    const outcomes: string[] = []
    for (let call = 0; call < 3; call += 1) {
      outcomes.push(
        await stripe.customers.list().then(
          () => 'answered',
          () => 'failed',
        ),
      )
    }
    expect(outcomes).toEqual(['answered', 'failed', 'answered'])
    expect(await send('POST', '/_sandbox/faults', { rules: [{ match: { path: '(' }, effect: 'slow' }] })).toMatchObject(
      {
        status: 400,
      },
    )
  })
})
