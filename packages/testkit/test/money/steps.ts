import fc from 'fast-check'
import type { Fault } from '../../src/index.ts'

const pick = fc.nat({ max: 9 })
const thousandths = fc.integer({ min: 1, max: 1_000 })

const faulty = fc.record({
  kind: fc.constant('fault' as const),
  fault: fc.oneof(
    fc.record({
      match: fc.constantFrom(
        { method: 'POST', path: '/v1/payment_intents$' },
        { method: 'POST', path: '/v1/refunds$' },
        { method: 'POST', path: '/v1/transfers$' },
        { method: 'POST', path: '/reversals$' },
        { method: 'GET', path: '/v1/(payment_intents|charges|accounts|disputes)/' },
      ),
      effect: fc.constantFrom('timeoutAfterSuccess' as const, 'error500' as const, 'error429' as const),
      times: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({
      match: fc.constantFrom({ event: 'payment_intent' }, { event: 'charge' }, { event: 'account' }),
      effect: fc.constantFrom('dropWebhook' as const, 'delayWebhook' as const),
      times: fc.integer({ min: 1, max: 4 }),
      ms: fc.constant(150),
    }),
  ) satisfies fc.Arbitrary<Fault>,
})

/** One step of a history of money; `pick` chooses among its bookings, `thousandths` are a share of an amount. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      home: fc.nat({ max: 1 }),
      inDays: fc.integer({ min: 1, max: 20 }),
      nights: fc.integer({ min: 1, max: 9 }),
      payment: fc.constantFrom('pays', 'pays', 'declined first', 'asks first', 'never', 'late', 'overtaken'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), pick, thousandths }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refund at the provider' as const), pick, thousandths }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund comes back' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel as host' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('dispute' as const), pick, thousandths }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('alter' as const),
      pick,
      later: fc.integer({ min: -1, max: 2 }),
      longer: fc.integer({ min: -2, max: 3 }),
      by: fc.constantFrom('guest' as const, 'host' as const),
      answer: fc.constantFrom('accept', 'accept', 'accept', 'decline', 'withdraw', 'none'),
      pays: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('close dispute' as const), pick, won: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('empty the account' as const), thousandths }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('onboard' as const),
      outcome: fc.constantFrom('complete' as const, 'complete' as const, 'incomplete' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 100, 300) }) },
  { weight: 2, arbitrary: faulty },
)
/** One step of a history. */
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Histories of the money of a host's two homes. */
export const moneyHistories = fc.array(step, { minLength: 8, maxLength: 22 })
