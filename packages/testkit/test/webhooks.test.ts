import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addFaults,
  advanceClock,
  type BootedStack,
  book,
  bootStack,
  cards,
  clearFaults,
  countRows,
  createAdmin,
  createGuest,
  createHome,
  deliverWebhook,
  fetchTrip,
  findInconsistencies,
  type Home,
  listProviderEvents,
  type Person,
  pay,
  stayIn,
  type WebhookDelivery,
} from '../src/index.ts'

let stack: BootedStack
let admin: Person
let home: Home
let used = 0

beforeAll(async () => {
  stack = await bootStack({ env: { sandbox: { WEBHOOK_COPIES: '3' } } })
  ;[admin, home] = await Promise.all([createAdmin(stack), createHome(stack)])
})
afterAll(() => stack?.stop())

/** A paid hold whose webhooks are dropped; the test delivers its events. */
const aSilentPayment = async (card: string = cards.pays) => {
  const guest = await createGuest(stack)
  const booking = await book(guest, home.id, await stayIn(stack, 30 + 4 * used++))
  const secret = booking.clientSecret ?? ''
  const intentId = secret.split('_secret_')[0] ?? ''
  await addFaults(stack.stack, { match: { path: intentId, event: 'payment_intent' }, effect: 'dropWebhook', times: 50 })
  // The webhook of the intent's creation must not arrive after the payment, because booking would then find it paid.
  await stack.settle()
  await pay(guest, secret, card)
  await stack.settle()
  /** The intent's events, oldest first. */
  const events = async () =>
    (await listProviderEvents(stack.stack)).filter((event) => event.data.object.id === intentId).reverse()
  /** The booking's status and revision once the system has settled. */
  const state = async (): Promise<{ status: string; revision: number }> => {
    await stack.settle()
    const { status, revision } = await fetchTrip(guest, booking.id)
    return { status, revision }
  }
  return { events, state, again: (other: string) => pay(guest, secret, other) }
}

describe('a webhook', () => {
  test('that is delivered several times confirms once', async () => {
    const guest = await createGuest(stack)
    const { id, clientSecret } = await book(guest, home.id, await stayIn(stack, 30 + 4 * used++))
    await pay(guest, clientSecret ?? '')
    await stack.settle()
    expect(await fetchTrip(guest, id)).toMatchObject({ status: 'confirmed', revision: 2 })
  })

  test('delivered ten times at once is answered each time and has one effect', async () => {
    const payment = await aSilentPayment()
    expect(await payment.state()).toMatchObject({ status: 'pending' })
    const succeeded = (await payment.events()).find(({ type }) => type === 'payment_intent.succeeded')
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliverWebhook(stack, succeeded)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(await payment.state()).toEqual({ status: 'confirmed', revision: 2 })
    expect(
      await countRows(stack.stack, 'booking', 'select count(*) from provider_event where id = $1', [succeeded?.id]),
    ).toBe(1)
    expect(await deliverWebhook(stack, succeeded)).toMatchObject({ status: 200 })
    expect(await payment.state()).toEqual({ status: 'confirmed', revision: 2 })
  })

  test('out of order changes nothing: a failure delivered after the success does not undo it', async () => {
    const payment = await aSilentPayment(cards.declined)
    await payment.again(cards.pays)
    const events = await payment.events()
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['payment_intent.created', 'payment_intent.payment_failed', 'payment_intent.succeeded']),
    )
    for (const event of events.reverse()) {
      expect(await deliverWebhook(stack, event)).toMatchObject({ status: 200 })
      expect(await payment.state()).toEqual({ status: 'confirmed', revision: 2 })
    }
  })

  test('with a false claim changes nothing unless the provider confirms it', async () => {
    const payment = await aSilentPayment(cards.declined)
    const [first] = await payment.events()
    const invented = { ...first, id: `evt_${randomUUID().replaceAll('-', '')}`, type: 'payment_intent.succeeded' }
    expect(await deliverWebhook(stack, invented)).toMatchObject({ status: 200 })
    expect(await payment.state()).toMatchObject({ status: 'pending' })
    const canceled = { ...invented, id: `evt_${randomUUID().replaceAll('-', '')}`, type: 'payment_intent.canceled' }
    expect(await deliverWebhook(stack, canceled)).toMatchObject({ status: 200 })
    expect(await payment.state()).toMatchObject({ status: 'pending' })
  })

  test('about an unknown object is accepted and ignored', async () => {
    for (const id of ['pi_of_somebody_else', 'cus_of_somebody_else'])
      expect(
        await deliverWebhook(stack, {
          id: `evt_${randomUUID().replaceAll('-', '')}`,
          object: 'event',
          type: 'payment_intent.succeeded',
          created: 1_700_000_000,
          data: { object: { id, object: 'payment_intent' } },
        }),
      ).toMatchObject({ status: 200 })
    await stack.settle()
  })
})

describe('without effect, and answered 400, is a webhook', () => {
  const forgeries: [string, WebhookDelivery, string][] = [
    ['that is not signed', { signature: null }, 'webhook.signatureInvalid'],
    ['signed with another secret', { secret: 'whsec_guessed' }, 'webhook.signatureInvalid'],
    ['whose signature is nonsense', { signature: 't=now,v1=trust-me' }, 'webhook.signatureInvalid'],
    ['whose signature is empty', { signature: '' }, 'webhook.signatureInvalid'],
    ['signed ten minutes ago', { age: 600 }, 'webhook.stale'],
    ['signed last year', { age: 365 * 86_400 }, 'webhook.stale'],
  ]

  test.each(forgeries)('%s', async (_what, delivery, code) => {
    const payment = await aSilentPayment()
    const succeeded = (await payment.events()).find(({ type }) => type === 'payment_intent.succeeded')
    expect(await deliverWebhook(stack, succeeded, delivery)).toEqual({ status: 400, code })
    expect(await payment.state()).toMatchObject({ status: 'pending' })
  })

  test('whose body was changed after signing', async () => {
    const payment = await aSilentPayment(cards.declined)
    const [first] = await payment.events()
    const sent = JSON.stringify({ ...first, type: 'payment_intent.succeeded' })
    expect(await deliverWebhook(stack, first, { sent })).toEqual({ status: 400, code: 'webhook.signatureInvalid' })
  })

  test('that is no event, although it is signed', async () => {
    for (const body of ['', '[]', '"evt"', '{}', '{"id":"evt_1","type":"payment_intent.succeeded"}', 'null', '1'])
      expect((await deliverWebhook(stack, body === '' ? '' : JSON.parse(body))).status).toBe(400)
  })
})

test('a payment without webhooks is found by asking the provider', async () => {
  const payment = await aSilentPayment()
  expect(await payment.state()).toMatchObject({ status: 'pending' })
  await advanceClock(admin, 'PT11M')
  expect(await payment.state()).toEqual({ status: 'confirmed', revision: 2 })
})

test('afterwards dates, money and states agree', async () => {
  await clearFaults(stack.stack)
  await advanceClock(admin, 'PT1H')
  await stack.settle()
  expect(await findInconsistencies(stack.stack)).toEqual([])
})
