import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  addFaults,
  type BootedStack,
  bootStack,
  cards,
  caseCount,
  chooseSeed,
  clearFaults,
  completeOnboarding,
  createGuest,
  createHome,
  createRandom,
  deliverWebhook,
  fetchTrip,
  findInconsistencies,
  listCharges,
  listPaymentIntents,
  type Person,
  postToProvider,
  postToSandbox,
  readProviderMoney,
  readRows,
  sendUntilAnswered,
  stayIn,
  tryToBook,
} from '../src/index.ts'

let stack: BootedStack
const random = createRandom(chooseSeed('orders of webhooks'))

beforeAll(async () => {
  stack = await bootStack()
  // The provider sends no webhooks; the test delivers them in every order.
  await addFaults(stack.stack, { match: { event: '.' }, effect: 'dropWebhook', times: 1_000_000 })
})
afterAll(() => stack?.stop())

const types = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'account.updated',
] as const
type Type = (typeof types)[number]

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
const shuffled = <T>(items: readonly T[]): T[] => random.pick(ordersOf(items))

const sample = <T>(items: readonly T[], size: number): T[] => {
  const left = [...items]
  return Array.from({ length: Math.min(size, left.length) }, () =>
    left.splice(random.whole(0, left.length - 1), 1),
  ).flat()
}
const orders = sample(ordersOf(types), caseCount(5, 120))

const Account = z.object({ id: z.string(), status: z.string() })
const accountOf = async (host: Person): Promise<z.infer<typeof Account>> => {
  const [account] = await readRows(
    stack.stack,
    'payouts',
    Account,
    'select provider_id as id, status::text as status from payout_account where host_id = $1',
    [host.id],
  )
  if (!account) throw new Error('no account')
  return account
}

const Intent = z.object({ id: z.string(), client_secret: z.string() })

/** Brings the payment to its final state at the provider: declined first, then paid or canceled. Returns the charge's id. */
const settleAtProvider = async (intentId: string, truth: 'paid' | 'canceled'): Promise<string> => {
  const { client_secret: clientSecret } = Intent.parse(
    await postToProvider(stack.stack, `/v1/payment_intents/${intentId}`, { description: 'Ophold' }),
  )
  const confirm = (cardNumber: string) =>
    postToSandbox(stack.stack, `/_sandbox/payment-intents/${intentId}/confirm`, { clientSecret, cardNumber })
  await confirm(cards.declined)
  if (truth === 'canceled') await postToProvider(stack.stack, `/v1/payment_intents/${intentId}/cancel`, {})
  else {
    await confirm(cards.pays)
    await postToProvider(stack.stack, '/v1/refunds', { payment_intent: intentId, amount: '50000' })
  }
  const charge = (await listCharges(stack.stack)).find((each) => each.payment_intent === intentId)
  return charge?.id ?? ''
}

/** Delivers every event twice, first in this order and then in a random one. Returns the final state. */
const play = async (order: readonly Type[], truth: 'paid' | 'canceled', early: boolean) => {
  const [guest, home] = await Promise.all([createGuest(stack), createHome(stack)])
  await completeOnboarding(home.host, 'complete')
  const account = await accountOf(home.host)
  expect(account.status).not.toBe('enabled')
  const known = new Set((await listPaymentIntents(stack.stack)).map(({ id }) => id))
  if (early)
    await addFaults(stack.stack, {
      match: { method: 'POST', path: '/v1/payment_intents$' },
      effect: 'timeoutAfterSuccess',
      ms: 2_000,
    })
  const booking = tryToBook(guest, home.id, await stayIn(stack, 30))
  const made = early ? undefined : await booking
  const found = await sendUntilAnswered(
    async () => ({
      ...(await guest.get('/api/auth/session')),
      body: (await listPaymentIntents(stack.stack)).find(({ id }) => !known.has(id)),
    }),
    ({ body }) => body !== undefined,
  )
  const intent = z.object({ id: z.string(), metadata: z.object({ bookingId: z.string() }) }).parse(found.body)
  const charge = await settleAtProvider(intent.id, truth)
  const objects: Record<Type, string> = {
    'payment_intent.succeeded': intent.id,
    'payment_intent.payment_failed': intent.id,
    'payment_intent.canceled': intent.id,
    'charge.refunded': charge,
    'account.updated': account.id,
  }
  const ids = new Map(types.map((type) => [type, `evt_${randomUUID().replaceAll('-', '')}`]))
  for (const type of [...order, ...shuffled(types)]) {
    const event = {
      id: ids.get(type),
      object: 'event',
      type,
      created: 1_795_000_000,
      data: { object: { id: objects[type] } },
    }
    expect(await deliverWebhook(stack, event)).toMatchObject({ status: 200 })
    if (!early && random.chance(0.3)) await stack.settle()
  }
  if (early) await stack.settle()
  const answer = made ?? (await booking)
  expect(answer.status).toBe(201)
  await stack.settle()
  const money = (await readProviderMoney(stack.stack)).get(intent.metadata.bookingId)
  return {
    order: order.join(),
    status: (await fetchTrip(guest, intent.metadata.bookingId)).status,
    account: (await accountOf(home.host)).status,
    money: [money?.charged ?? 0, money?.refunded ?? 0],
  }
}

test.each([
  ['paid', { status: 'confirmed', account: 'enabled', money: [3_450_00, 500_00] }],
  ['canceled', { status: 'cancelled', account: 'enabled', money: [0, 0] }],
] as const)(
  'a payment that was %s reaches one state, in any order and number of webhooks',
  {
    timeout: caseCount(180_000, 900_000),
  },
  async (truth, final) => {
    // In some cases webhooks arrive before the answer to the creation of the payment.
    for (const [index, order] of orders.slice(truth === 'paid' ? 0 : caseCount(3, 0)).entries())
      expect(await play(order, truth, index % 10 === 0)).toEqual({ order: order.join(), ...final })
    expect(await findInconsistencies(stack.stack)).toEqual([])
  },
)

test('reconciling with the provider afterwards repairs nothing', async () => {
  await clearFaults(stack.stack)
  expect(
    await stack.services.booking.reconcile({}, { actor: { kind: 'user', userId: randomUUID(), roles: ['admin'] } }),
  ).toMatchObject({
    ok: true,
    value: { repaired: 0 },
  })
})
