import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Answer,
  addFaults,
  asAdmin,
  auditExtras,
  type BootedStack,
  bootStack,
  caseCount,
  chooseSeed,
  clearFaults,
  completeOnboarding,
  createAdmin,
  createGuest,
  createHome,
  createRandom,
  findInconsistencies,
  type Person,
  pay,
  postToSandbox,
  readRows,
  saveCard,
  sendUntilAnswered,
  stayIn,
  tryToBook,
} from '../src/index.ts'
import { boundariesOf, startKilling } from './kills/killer.ts'

let stack: BootedStack
let admin: Person

beforeAll(async () => {
  // A killed process never answers: calls to it end soon.
  stack = await bootStack({ childProcesses: ['payouts'], env: { bff: { PATIENCE: '0.3' } } })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Held = z.object({ id: z.string(), clientSecret: z.string() })
const Payout = z.object({ status: z.literal('paid'), owed: z.literal(0), amount: z.number() })

/** Advances the clock step by step until something holds, so that pauses after failures end one by one. */
const until = (ask: () => Promise<Answer>, holds: z.ZodType, step = 'PT10M'): Promise<Answer> =>
  sendUntilAnswered(
    async () => {
      await sendUntilAnswered(() => admin.send('POST', '/api/sandbox/clock', { advance: step }))
      return ask()
    },
    ({ body }) => holds.safeParse(body).success,
  )

/**
 * Advances the clock until a payout was paid, in small steps: the daily reconciliation must not become due together with the
 * transfer, because it would find a transfer whose answer was lost.
 */
const untilPaid = async (ask: () => Promise<Answer>): Promise<void> => {
  await sendUntilAnswered(() => admin.send('POST', '/api/sandbox/clock', { advance: 'P1D' }))
  await until(ask, Payout, 'PT3H')
}

const paidStay = async (homeId: string) => {
  const [guest, dates, key] = [await createGuest(stack), await stayIn(stack, 1, 3), randomUUID()]
  // Booking is not killed here, but the BFF of this system waits for less than a second.
  const held = await sendUntilAnswered(
    () => tryToBook(guest, homeId, dates, { key }),
    ({ body }) => Held.safeParse(body).success,
  )
  const { id, clientSecret } = Held.parse(held.body)
  await sendUntilAnswered(() => pay(guest, clientSecret))
  return { id, intent: clientSecret.split('_secret_')[0] ?? '' }
}

/** Takes a host's money through every step: account, transfer, instant payout, reversal, lost dispute, reconciliation. */
const story = async (): Promise<void> => {
  const home = await createHome(stack)
  const { host } = home
  const account = () => host.send('POST', '/api/host/payout-account/refresh')
  await sendUntilAnswered(
    async () => {
      if (await completeOnboarding(host, 'complete')) return account()
      return host.get('/api/host/payouts')
    },
    ({ body }) => z.object({ status: z.literal('enabled') }).safeParse(body).success,
  )
  await clearFaults(stack.stack)
  await addFaults(
    stack.stack,
    // Two transfers, each sent by its alarm and by the sweep; Stripe's client repeats each once after a lost connection.
    { match: { method: 'POST', path: '/v1/transfers$' }, effect: 'timeoutAfterSuccess', times: 8 },
    { match: { method: 'POST', path: '/reversals$' }, effect: 'error500' },
  )
  const [given, disputed] = [await paidStay(home.id), await paidStay((await createHome(stack, { host })).id)]
  const payout = (id: string) => () => host.get(`/api/host/payouts/${id}`)
  await untilPaid(payout(given.id))
  await until(payout(disputed.id), Payout)
  const key = randomUUID()
  const back = await sendUntilAnswered(() =>
    host.send('POST', `/api/host/bookings/${given.id}/refund`, { amount: 700 }, key),
  )
  expect(back.status).toBeLessThan(300)
  await until(payout(given.id), Payout.extend({ amount: z.literal(2_070) }))

  const Filed = z.object({ id: z.string() })
  const { id } = Filed.parse(await postToSandbox(stack.stack, '/_sandbox/disputes', { paymentIntent: disputed.intent }))
  await postToSandbox(stack.stack, `/_sandbox/disputes/${id}/close`, { outcome: 'lost' })
  await until(payout(disputed.id), Payout.extend({ amount: z.literal(0) }))

  // Money of an instant payout can no longer be reversed.
  const instant = await createHome(stack, { host })
  await saveCard(host)
  const extra = `/api/host/listings/${instant.id}/extras/INSTANT_PAYOUTS`
  await sendUntilAnswered(() => host.send('PUT', extra, { enabled: true }, randomUUID()))
  await untilPaid(payout((await paidStay(instant.id)).id))
}

/** Crash points of extras, which the story of a host's money does not reach each time. */
const ofExtras = /:(subscription|invoice|price|product|portal|payment)\./

test('wherever payouts is killed, every order of a host’s money is carried out once', {
  timeout: caseCount(400_000, 2_400_000),
}, async () => {
  const random = createRandom(chooseSeed('deaths of payouts'))
  const places = boundariesOf('payouts').filter((place) => !ofExtras.test(place))
  expect(places.length).toBeGreaterThan(20)
  const every = places.flatMap((place) => [1, 2, 3, 4].map((pass) => `${place}#${pass <= 2 ? 1 : 2}`))
  const planned: string[] = []
  for (const wanted = caseCount(2, every.length); planned.length < wanted; )
    planned.push(...every.splice(random.whole(0, every.length - 1), 1))
  const killer = await startKilling(stack.childProcess('payouts'), planned)
  let deaths = 0
  try {
    for (let stories = 0; killer.left() > 0 && stories < 2 * planned.length + 4; stories++) await story()
  } finally {
    deaths = await killer.stop()
  }
  expect({ deaths, of: planned }).toEqual({ deaths: planned.length, of: planned })
  await stack.settle()
  await admin.postOk(z.unknown(), '/api/sandbox/clock', { advance: 'PT61M' })
  await stack.settle()
  expect(await findInconsistencies(stack.stack)).toEqual([])
  const compared = await stack.services.payouts.reconcile({}, asAdmin)
  expect(compared).toMatchObject({ ok: true, value: { differences: [] } })
})

test('a host whose extra is switched on while payouts is killed pays for it once', { timeout: 300_000 }, async () => {
  const host = (await createHome(stack)).host
  await saveCard(host)
  const places = [
    'before:subscription.create',
    'after:subscription.create',
    'after:subscription.retrieve',
    'after:invoice.list',
  ]
  const killer = await startKilling(
    stack.childProcess('payouts'),
    places.map((place) => `${place}#1`),
  )
  const homes: string[] = []
  try {
    while (killer.left() > 0 && homes.length < 2 * places.length) {
      const { id } = await createHome(stack, { host })
      homes.push(id)
      const path = `/api/host/listings/${id}/extras/FEATURED`
      const answer = await sendUntilAnswered(() => host.send('PUT', path, { enabled: true }))
      expect(answer.body).toMatchObject({ step: 'done', extra: { status: 'active' } })
    }
  } finally {
    expect(await killer.stop()).toBe(places.length)
  }
  await stack.settle()
  expect(await auditExtras(stack.stack)).toEqual([])
  const months = await readRows(
    stack.stack,
    'payouts',
    z.object({ id: z.string(), months: z.coerce.number() }),
    `select s.listing_id as id, count(*) as months from ledger_transaction t join subscription s on s.id = t.subscription_id
     where s.listing_id = any ($1::uuid[]) group by 1`,
    [homes],
  )
  expect(months.map(({ months: paid }) => paid)).toEqual(homes.map(() => 1))
})
