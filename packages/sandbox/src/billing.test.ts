import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { type RunningSandbox, receiveWebhooks, runSandbox } from './test-support/running-sandbox.ts'

const monthMs = 31 * 86_400_000
const dayMs = 86_400_000

async function aPrice({ stripe }: RunningSandbox, unit_amount = 29_900): Promise<string> {
  const product = await stripe.products.create({ id: `extra-${unit_amount}`, name: 'Extra' })
  const recurring = { interval: 'month' } as const
  const lookup_key = `extra:${unit_amount}`
  return (await stripe.prices.create({ product: product.id, currency: 'dkk', unit_amount, recurring, lookup_key })).id
}

async function aPayer({ stripe }: RunningSandbox, card = 'pm_card_visa'): Promise<{ customer: string; card: string }> {
  const customer = (await stripe.customers.create({})).id
  return { customer, card: (await stripe.paymentMethods.attach(card, { customer })).id }
}

async function subscribe(sandbox: RunningSandbox, card?: string) {
  const payer = await aPayer(sandbox, card)
  const subscription = await sandbox.stripe.subscriptions.create({
    customer: payer.customer,
    items: [{ price: await aPrice(sandbox) }],
    default_payment_method: payer.card,
    metadata: { of: 'test' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  })
  return { ...payer, subscription }
}

const latest = (subscription: Stripe.Subscription): Stripe.Invoice => {
  const invoice = subscription.latest_invoice
  if (invoice === null || typeof invoice === 'string') throw new Error('the invoice is not expanded')
  return invoice
}
const advance = (sandbox: RunningSandbox, ms: number) => sandbox.send('POST', '/_sandbox/clock', { advanceMs: ms })
const balance = async ({ stripe }: RunningSandbox) => (await stripe.balance.retrieve()).available[0]?.amount

describe('a subscription', () => {
  it('charges its first month at once and tells about it', async () => {
    const receiver = await receiveWebhooks()
    const sandbox = await runSandbox({ WEBHOOK_URL: receiver.url })
    const { subscription } = await subscribe(sandbox)
    expect(subscription).toMatchObject({ status: 'active', metadata: { of: 'test' }, cancel_at_period_end: false })
    const [item] = subscription.items.data
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThan(27 * 86_400)
    const invoice = latest(subscription)
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 29_900, billing_reason: 'subscription_create' })
    const intent = invoice.payments?.data[0]?.payment.payment_intent
    const [charge] = (await sandbox.stripe.charges.list({ payment_intent: String(intent) })).data
    expect(charge).toMatchObject({ paid: true, amount: 29_900 })
    expect(await balance(sandbox)).toBe(29_900)
    await sandbox.settle()
    expect(receiver.types()).toEqual(
      expect.arrayContaining([
        ...['customer.subscription.created', 'customer.subscription.updated', 'invoice.created', 'invoice.finalized'],
        ...['invoice.paid', 'invoice.payment_succeeded', 'payment_intent.succeeded'],
      ]),
    )
  })

  it('leaves out what an answer was not asked for', async () => {
    const sandbox = await runSandbox()
    const { subscription } = await subscribe(sandbox)
    const plain = await sandbox.stripe.invoices.retrieve(latest(subscription).id)
    expect([plain.payments, plain.confirmation_secret]).toEqual([undefined, undefined])
    const { data } = await sandbox.stripe.invoices.list({ subscription: subscription.id, expand: ['data.payments'] })
    expect(data[0]?.payments?.data).toHaveLength(1)
  })

  it('waits for 3-D Secure, and is active once the bank has agreed', async () => {
    const sandbox = await runSandbox()
    const { subscription } = await subscribe(sandbox, 'pm_card_authenticationRequired')
    expect(subscription.status).toBe('incomplete')
    const clientSecret = latest(subscription).confirmation_secret?.client_secret ?? ''
    const intent = clientSecret.split('_secret_')[0]
    const authenticate = (outcome: string) =>
      sandbox.send('POST', `/_sandbox/payment-intents/${intent}/authenticate`, { clientSecret, outcome })
    expect(await authenticate('success')).toMatchObject({ body: { status: 'succeeded' } })
    expect(await sandbox.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  })

  it('expires unpaid after 23 hours, and its payment can no longer be made', async () => {
    const sandbox = await runSandbox()
    const { subscription } = await subscribe(sandbox, 'pm_card_chargeCustomerFail')
    expect(subscription.status).toBe('incomplete')
    await advance(sandbox, dayMs)
    expect(await sandbox.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'incomplete_expired' })
    const pay = sandbox.stripe.invoices.pay(latest(subscription).id, { payment_method: 'pm_card_visa' })
    await expect(pay).rejects.toMatchObject({ message: 'Invoice is void' })
    expect(await balance(sandbox)).toBe(0)
  })

  it('is refused without a card, with a card of somebody else, or for no price', async () => {
    const sandbox = await runSandbox()
    const price = await aPrice(sandbox)
    const { customer } = await aPayer(sandbox)
    const other = await aPayer(sandbox)
    const create = (params: object) => sandbox.stripe.subscriptions.create({ customer, items: [{ price }], ...params })
    await expect(create({})).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' })
    await expect(create({ default_payment_method: other.card })).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(create({ items: [{ price: 'price_gone' }] })).rejects.toMatchObject({ code: 'resource_missing' })
    const { data } = await sandbox.stripe.subscriptions.list({ customer, status: 'all' })
    expect(data).toEqual([])
  })

  it('is made once for one idempotency key, also when the answer was lost', async () => {
    const sandbox = await runSandbox()
    const price = await aPrice(sandbox)
    const { customer, card } = await aPayer(sandbox)
    const match = { method: 'POST', path: '^/v1/subscriptions$' }
    await sandbox.send('POST', '/_sandbox/faults', { rules: [{ match, effect: 'timeoutAfterSuccess', times: 2 }] })
    const create = () =>
      sandbox.stripe.subscriptions.create(
        { customer, items: [{ price }], default_payment_method: card },
        { idempotencyKey: 'one' },
      )
    await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' })
    const [one, two] = [await create(), await create()]
    expect(one.id).toBe(two.id)
    expect(await balance(sandbox)).toBe(29_900)
  })
})

describe('a renewal on request', () => {
  it('charges the next month of that subscription only, and the clock stays where it is', async () => {
    const sandbox = await runSandbox()
    const { subscription } = await subscribe(sandbox)
    const payer = await aPayer(sandbox)
    const other = await sandbox.stripe.subscriptions.create({
      ...{ customer: payer.customer, default_payment_method: payer.card },
      items: [{ price: subscription.items.data[0]?.price.id ?? '' }],
    })
    const renew = (id: string) => sandbox.send('POST', `/_sandbox/subscriptions/${id}/renew`)
    expect(await renew(subscription.id)).toMatchObject({ status: 200, body: { status: 'active' } })
    expect(await balance(sandbox)).toBe(3 * 29_900)
    expect((await sandbox.stripe.invoices.list({ subscription: other.id })).data).toHaveLength(1)
    expect(await sandbox.get('/_sandbox/clock')).toEqual({ offsetMs: 0 })
    await sandbox.stripe.subscriptions.cancel(subscription.id)
    expect((await renew(subscription.id)).status).toBe(404)
    expect((await renew('sub_gone')).status).toBe(404)
  })

  it('that fails is tried four times in all, then the subscription is canceled', async () => {
    const sandbox = await runSandbox()
    const { subscription, customer } = await subscribe(sandbox)
    const { id } = await sandbox.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    await sandbox.stripe.subscriptions.update(subscription.id, { default_payment_method: id })
    const statuses: unknown[] = []
    for (let attempt = 0; attempt < 4; attempt++)
      statuses.push((await sandbox.send('POST', `/_sandbox/subscriptions/${subscription.id}/renew`)).body)
    expect(statuses).toMatchObject(['past_due', 'past_due', 'past_due', 'canceled'].map((status) => ({ status })))
    expect(await balance(sandbox)).toBe(29_900)
  })
})

describe('the clock', () => {
  it('renews each month and charges once a month', async () => {
    const sandbox = await runSandbox({ CLOCK_START: '2031-01-31T12:00:00Z' })
    const { subscription } = await subscribe(sandbox)
    await advance(sandbox, 3 * monthMs)
    const { data } = await sandbox.stripe.invoices.list({ subscription: subscription.id })
    const days = data.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10)).reverse()
    // A month that has no 31st ends on its last day.
    expect(days).toEqual(['2031-01-31', '2031-02-28', '2031-03-31', '2031-04-30'])
    expect(data.every(({ status }) => status === 'paid')).toBe(true)
    expect(await balance(sandbox)).toBe(4 * 29_900)
  })

  it('tries an unpaid renewal three more times, then cancels', async () => {
    const receiver = await receiveWebhooks()
    const sandbox = await runSandbox({ WEBHOOK_URL: receiver.url })
    const { subscription, customer } = await subscribe(sandbox)
    const failing = await sandbox.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    await sandbox.stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id })
    await advance(sandbox, monthMs)
    const find = () => sandbox.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] })
    const late = await find()
    expect(late.status).toBe('past_due')
    expect(latest(late)).toMatchObject({ status: 'open', attempt_count: 1, next_payment_attempt: expect.any(Number) })
    await advance(sandbox, 8 * dayMs)
    const over = await find()
    expect(over).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
    expect(latest(over)).toMatchObject({ status: 'uncollectible', attempt_count: 4 })
    expect(await balance(sandbox)).toBe(29_900)
    await sandbox.settle()
    expect(receiver.types().filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect(receiver.types()).toContain('customer.subscription.deleted')
  })

  it('takes a replaced card at the next attempt, and for the months after', async () => {
    const sandbox = await runSandbox()
    const { subscription, customer } = await subscribe(sandbox)
    const { stripe } = sandbox
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id })
    await advance(sandbox, monthMs)
    const working = await stripe.paymentMethods.attach('pm_card_mastercard', { customer })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: working.id })
    await advance(sandbox, 4 * dayMs)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
    await advance(sandbox, monthMs)
    expect(await balance(sandbox)).toBe(3 * 29_900)
  })

  it('ends a canceled subscription with its period, unless it is continued before', async () => {
    const sandbox = await runSandbox()
    const { subscription } = await subscribe(sandbox)
    const { stripe } = sandbox
    const end = (cancel_at_period_end: boolean) =>
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end })
    expect(await end(true)).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: expect.any(Number),
    })
    expect(await end(false)).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    await end(true)
    await advance(sandbox, monthMs)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'canceled' })
    await expect(end(false)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' })
    expect(await balance(sandbox)).toBe(29_900)
  })

  it('asks the bank again only for cards that want it each time', async () => {
    const sandbox = await runSandbox()
    const { subscription, customer } = await subscribe(sandbox)
    const { stripe } = sandbox
    const use = async (card: string): Promise<void> => {
      const { id } = await stripe.paymentMethods.attach(card, { customer })
      await stripe.subscriptions.update(subscription.id, { default_payment_method: id })
    }
    await use('pm_card_authenticationRequiredOnSetup')
    await advance(sandbox, monthMs)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
    await use('pm_card_authenticationRequired')
    await advance(sandbox, monthMs)
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' })
  })
})

describe('the customer portal', () => {
  async function aPortal(sandbox: RunningSandbox, customer: string) {
    const session = await sandbox.stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://127.0.0.1/back',
    })
    const show = async () => (await fetch(session.url)).text()
    const press = async (path: string) => (await fetch(`${session.url}/${path}`, { method: 'POST' })).text()
    return { url: session.url, show, press }
  }

  it('shows card and invoices, ends a subscription and continues it', async () => {
    const sandbox = await runSandbox()
    const { subscription, customer } = await subscribe(sandbox)
    const portal = await aPortal(sandbox, customer)
    const page = await portal.show()
    for (const words of [
      'Dette er en prøve',
      '•••• 4242 · bruges',
      'Betalt',
      'Opsig abonnement',
      'http://127.0.0.1/back',
    ])
      expect(page).toContain(words)
    expect(await portal.press(`end/${subscription.id}`)).toContain('ophører')
    expect(await portal.press(`keep/${subscription.id}`)).toContain('fornyes')
  })

  it('replaces the card and pays what is open with it', async () => {
    const sandbox = await runSandbox()
    const { stripe } = sandbox
    const { subscription, customer } = await subscribe(sandbox)
    const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    await stripe.subscriptions.update(subscription.id, { default_payment_method: failing.id })
    await advance(sandbox, monthMs)
    const portal = await aPortal(sandbox, customer)
    await portal.press('test-card/pm_card_visa')
    const { latest_invoice } = await stripe.subscriptions.retrieve(subscription.id)
    expect(await portal.press(`pay/${String(latest_invoice)}`)).not.toContain('Ubetalt')
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' })
  })

  it('is closed after an hour, and never opens for a guessed link', async () => {
    const sandbox = await runSandbox()
    const { customer } = await subscribe(sandbox)
    const portal = await aPortal(sandbox, customer)
    expect((await fetch(`${portal.url}0`)).status).toBe(404)
    await advance(sandbox, 2 * 3_600_000)
    expect((await fetch(portal.url)).status).toBe(404)
  })

  it('leaves the subscriptions of others alone', async () => {
    const sandbox = await runSandbox()
    const { subscription } = await subscribe(sandbox)
    const portal = await aPortal(sandbox, (await aPayer(sandbox)).customer)
    await portal.press(`end/${subscription.id}`)
    expect(await sandbox.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ cancel_at_period_end: false })
  })
})
