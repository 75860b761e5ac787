import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  addFaults,
  advanceClock,
  asAdmin,
  type BootedStack,
  book,
  bootStack,
  caseCount,
  chooseSeed,
  clearFaults,
  completeOnboarding,
  createAdmin,
  createGuest,
  createHome,
  createHost,
  createRandom,
  type Fault,
  fetchTrip,
  findInconsistencies,
  listCharges,
  noMoney,
  type Person,
  pay,
  readProviderMoney,
  sendUntilAnswered,
  stayIn,
} from '../src/index.ts'

let stack: BootedStack
let admin: Person
let host: Person

beforeAll(async () => {
  stack = await bootStack()
  ;[admin, host] = await Promise.all([createAdmin(stack), createHost(stack)])
  await completeOnboarding(host, 'complete')
  await stack.settle()
})
afterAll(() => stack?.stop())

const calls = {
  charge: '/v1/(customers|payment_intents)$',
  refund: '/v1/refunds$',
  transfer: '/v1/transfers$',
  reversal: '/reversals$',
} as const
const effects = ['error500', 'error429', 'slow', 'timeoutAfterSuccess'] as const
type Effect = (typeof effects)[number]
type Calls = Record<keyof typeof calls, Effect>

/** How webhooks are delivered. */
const webhooks: Record<string, readonly Fault[]> = {
  twice: [{ match: { event: '.' }, effect: 'duplicateWebhook', times: 10_000 }],
  late: [{ match: { event: '.' }, effect: 'delayWebhook', times: 10_000, ms: 400 }],
  'out of order': [1, 3, 5, 7].map((nth) => ({ match: { event: '.', nth }, effect: 'delayWebhook', ms: 400 })),
  never: [{ match: { event: '.' }, effect: 'dropWebhook', times: 10_000 }],
}

const alike = (effect: Effect): Calls => ({ charge: effect, refund: effect, transfer: effect, reversal: effect })
const random = createRandom(chooseSeed('provider faults'))
const mixed = (): Calls => ({
  charge: random.pick(effects),
  refund: random.pick(effects),
  transfer: random.pick(effects),
  reversal: random.pick(effects),
})
const cases: [Calls, string][] = [
  [
    { charge: 'timeoutAfterSuccess', refund: 'error500', transfer: 'timeoutAfterSuccess', reversal: 'error429' },
    'never',
  ],
  [
    { charge: 'error500', refund: 'timeoutAfterSuccess', transfer: 'error500', reversal: 'timeoutAfterSuccess' },
    'out of order',
  ],
  ...(caseCount(0, 1) === 0
    ? []
    : Object.keys(webhooks).flatMap((delivery): [Calls, string][] => [
        ...effects.map((effect): [Calls, string] => [alike(effect), delivery]),
        ...Array.from({ length: 4 }, (): [Calls, string] => [mixed(), delivery]),
      ])),
]

const Secret = z.object({ clientSecret: z.string() })

/** Books and pays with retries, as a browser does; the clock moves between attempts. */
const payFor = async (guest: Person, homeId: string): Promise<string> => {
  const { id } = await book(guest, homeId, await stayIn(stack, 1, 3))
  const link = await sendUntilAnswered(
    async () => {
      await advanceClock(admin, 'PT10S')
      return guest.send('POST', `/api/bookings/${id}/payment-link`)
    },
    ({ body }) => Secret.safeParse(body).success,
  )
  expect((await pay(guest, Secret.parse(link.body).clientSecret)).body).toMatchObject({ status: 'succeeded' })
  return id
}

const pass = async (duration: string): Promise<void> => {
  await advanceClock(admin, duration)
  await stack.settle()
}

describe('a provider whose', () => {
  test.each(cases)(
    'calls fail as %j and whose webhooks come %s moves the money of each order once',
    async (faults, delivery) => {
      const [guest, home] = [await createGuest(stack), await createHome(stack, { host })]
      await addFaults(
        stack.stack,
        ...Object.entries(calls).map(
          ([name, path]): Fault => ({
            match: { method: 'POST', path },
            effect: z.enum(effects).parse(Object.entries(faults).find(([call]) => call === name)?.[1]),
            times: 2,
            ms: 300,
          }),
        ),
        ...(webhooks[delivery] ?? []),
      )
      const id = await payFor(guest, home.id)
      await stack.settle()
      // The comparison with the provider finds what no webhook reported.
      await pass('PT11M')
      expect((await fetchTrip(guest, id)).status).toBe('confirmed')
      const give = async (amount: number): Promise<void> => {
        await host.postOk(z.unknown(), `/api/host/bookings/${id}/refund`, { amount })
        await stack.settle()
      }
      await give(500)
      await pass('PT1M')
      // Each fault applies twice: the transfer of too much, and its reversal, succeed at the third attempt.
      await pass('PT1M')
      await pass('P3D')
      await pass('PT1M')
      await give(700)
      await pass('PT1M')
      await clearFaults(stack.stack)
      await pass('PT61M')

      const all = (await readProviderMoney(stack.stack)).get(id) ?? noMoney
      // 3,450 DKK were paid. The host gets 90 % of what is left of the 3,000 DKK for the nights.
      expect(all).toMatchObject({ charged: 3_450_00, refunded: 1_200_00, sent: 2_250_00, reversed: 630_00, payable: 0 })
      expect(all.done).toHaveLength(3)
      expect(await findInconsistencies(stack.stack)).toEqual([])
    },
  )
})

test('afterwards the books and the provider’s balance agree, line by line', async () => {
  await pass('PT2M')
  const compared = await stack.services.payouts.reconcile({}, asAdmin)
  expect(compared).toMatchObject({ ok: true, value: { differences: [] } })
  expect((await listCharges(stack.stack)).filter(({ status }) => status === 'succeeded')).toHaveLength(cases.length)
})
