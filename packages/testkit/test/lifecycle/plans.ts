import fc from 'fast-check'

/** A planned action of a history; `pick` chooses among its bookings. */
export type Plan =
  | { kind: 'book'; guest: number; home: number; from: number; nights: number }
  | { kind: 'approve' | 'decline' | 'startPayment' | 'cancelAsGuest' | 'cancelAsHost'; pick: number }
  | { kind: 'pay'; pick: number; works: boolean }
  | { kind: 'advance'; minutes: number }

/** Minutes past the check-out of some stays; others have begun or are still to come. */
const pastTheStays = 8 * 24 * 60

const pick = fc.nat({ max: 30 })
const plan: fc.Arbitrary<Plan> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('book' as const),
      guest: fc.nat({ max: 2 }),
      home: fc.nat({ max: 1 }),
      from: fc.nat({ max: 5 }),
      nights: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('approve' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decline' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('startPayment' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelAsGuest' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancelAsHost' as const), pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      pick,
      works: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('advance' as const),
      minutes: fc.constantFrom(16, 25 * 60, pastTheStays),
    }),
  },
)

/** Histories: bursts of concurrent actions, one after the other. */
export const histories = fc.array(fc.array(plan, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 })

/** A history with every end of a paid stay: completed, cancelled by its host and by its guest; cancelling again is refused. */
export const endings: readonly Plan[][] = [
  [{ kind: 'book', guest: 0, home: 0, from: 0, nights: 2 }],
  [{ kind: 'pay', pick: 0, works: true }],
  [{ kind: 'book', guest: 1, home: 0, from: 2, nights: 1 }],
  [{ kind: 'pay', pick: 1, works: true }],
  [{ kind: 'book', guest: 2, home: 0, from: 3, nights: 1 }],
  [
    { kind: 'pay', pick: 2, works: true },
    { kind: 'cancelAsHost', pick: 1 },
  ],
  [
    { kind: 'cancelAsGuest', pick: 2 },
    { kind: 'cancelAsHost', pick: 1 },
  ],
  [{ kind: 'advance', minutes: pastTheStays }],
  [
    { kind: 'cancelAsGuest', pick: 0 },
    { kind: 'cancelAsHost', pick: 0 },
  ],
]
