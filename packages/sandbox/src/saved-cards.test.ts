import { describe, expect, it } from 'vitest'
import { type RunningSandbox, receiveWebhooks, runSandbox } from './test-support/running-sandbox.ts'

const anAmount = { amount: 125_000, currency: 'dkk', automatic_payment_methods: { enabled: true } } as const

async function aCustomer({ stripe }: RunningSandbox): Promise<string> {
  return (await stripe.customers.create({ metadata: { userId: 'u1' } })).id
}

async function last4s({ stripe }: RunningSandbox, customer: string): Promise<(string | undefined)[]> {
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card' })
  return data.map(({ card }) => card?.last4)
}

const inBrowser = (sandbox: RunningSandbox, intent: { id: string; client_secret: string | null }, number: string) =>
  sandbox.send('POST', `/_sandbox/setup-intents/${intent.id}/confirm`, {
    clientSecret: intent.client_secret,
    cardNumber: number,
  })

describe('a setup intent', () => {
  it('saves a card for its customer and sends webhooks', async () => {
    const receiver = await receiveWebhooks()
    const sandbox = await runSandbox({ WEBHOOK_URL: receiver.url })
    const customer = await aCustomer(sandbox)
    const setup = await sandbox.stripe.setupIntents.create({ customer, usage: 'on_session' })
    expect(await inBrowser(sandbox, setup, '4242424242424242')).toMatchObject({ body: { status: 'succeeded' } })
    expect(await last4s(sandbox, customer)).toEqual(['4242'])
    await sandbox.settle()
    expect(receiver.types()).toEqual(expect.arrayContaining(['payment_method.attached', 'setup_intent.succeeded']))
  })

  it('saves no card that is declined or fails 3-D Secure', async () => {
    const sandbox = await runSandbox()
    const customer = await aCustomer(sandbox)
    const setup = await sandbox.stripe.setupIntents.create({ customer })
    expect(await inBrowser(sandbox, setup, '4000000000000002')).toMatchObject({
      body: { status: 'requires_payment_method', error: { code: 'card_declined' } },
    })
    expect(await inBrowser(sandbox, setup, '4000002760003184')).toMatchObject({ body: { status: 'requires_action' } })
    const answerBank = (outcome: string) =>
      sandbox.send('POST', `/_sandbox/setup-intents/${setup.id}/authenticate`, {
        clientSecret: setup.client_secret,
        outcome,
      })
    expect(await answerBank('failure')).toMatchObject({
      body: { status: 'requires_payment_method', error: { code: 'setup_intent_authentication_failure' } },
    })
    expect(await last4s(sandbox, customer)).toEqual([])
    await inBrowser(sandbox, setup, '4000002760003184')
    expect(await answerBank('success')).toMatchObject({ body: { status: 'succeeded' } })
    expect(await last4s(sandbox, customer)).toEqual(['3184'])
  })

  it('refuses a wrong client secret', async () => {
    const sandbox = await runSandbox()
    const { id } = await sandbox.stripe.setupIntents.create({ customer: await aCustomer(sandbox) })
    expect(await inBrowser(sandbox, { id, client_secret: `${id}_secret_guess` }, '4242424242424242')).toMatchObject({
      status: 404,
    })
  })
})

describe('a payment', () => {
  it('saves its card for future use, but only after it succeeded', async () => {
    const sandbox = await runSandbox()
    const { stripe } = sandbox
    const customer = await aCustomer(sandbox)
    const intent = await stripe.paymentIntents.create({ ...anAmount, customer })
    await stripe.paymentIntents.update(intent.id, { setup_future_usage: 'on_session' })
    const declined = stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' })
    await expect(declined).rejects.toMatchObject({ code: 'card_declined' })
    expect(await last4s(sandbox, customer)).toEqual([])
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(await last4s(sandbox, customer)).toEqual(['4242'])
  })

  it('does not save its card when the request to do so is withdrawn', async () => {
    const sandbox = await runSandbox()
    const { stripe } = sandbox
    const customer = await aCustomer(sandbox)
    const intent = await stripe.paymentIntents.create({ ...anAmount, customer, setup_future_usage: 'on_session' })
    expect(await stripe.paymentIntents.update(intent.id, { setup_future_usage: '' })).toMatchObject({
      setup_future_usage: null,
    })
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })
    expect(await last4s(sandbox, customer)).toEqual([])
  })

  it('refuses another customer’s card', async () => {
    const sandbox = await runSandbox()
    const { stripe } = sandbox
    const [owner, other] = [await aCustomer(sandbox), await aCustomer(sandbox)]
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: owner })
    const foreign = await stripe.paymentIntents.create({ ...anAmount, customer: other })
    await expect(stripe.paymentIntents.confirm(foreign.id, { payment_method: id })).rejects.toMatchObject({
      param: 'payment_method',
    })
    const own = await stripe.paymentIntents.create({ ...anAmount, customer: owner })
    expect(await stripe.paymentIntents.confirm(own.id, { payment_method: id })).toMatchObject({ status: 'succeeded' })
  })

  it('may be declined although its card was saved', async () => {
    const sandbox = await runSandbox()
    const { stripe } = sandbox
    const customer = await aCustomer(sandbox)
    const { id } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })
    const intent = await stripe.paymentIntents.create({ ...anAmount, customer })
    await expect(stripe.paymentIntents.confirm(intent.id, { payment_method: id })).rejects.toMatchObject({
      code: 'card_declined',
    })
  })
})

it('a default card belongs to its customer, and is unset when it is detached', async () => {
  const sandbox = await runSandbox()
  const { stripe } = sandbox
  const [customer, other] = [await aCustomer(sandbox), await aCustomer(sandbox)]
  const older = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const newer = await stripe.paymentMethods.attach('pm_card_mastercard', { customer })
  expect(await last4s(sandbox, customer)).toEqual(['4444', '4242'])
  const choose = (owner: string, id: string) =>
    stripe.customers.update(owner, { invoice_settings: { default_payment_method: id } })
  await expect(choose(other, older.id)).rejects.toMatchObject({ code: 'resource_missing' })
  expect(await choose(customer, older.id)).toMatchObject({ invoice_settings: { default_payment_method: older.id } })
  await stripe.paymentMethods.detach(older.id)
  expect(await stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: null },
  })
  expect(await last4s(sandbox, customer)).toEqual(['4444'])
  await expect(stripe.paymentMethods.detach(older.id)).rejects.toMatchObject({ statusCode: 400 })
  expect(newer.customer).toBe(customer)
})
