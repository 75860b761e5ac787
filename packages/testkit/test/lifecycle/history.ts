import { addDays, BookingStatus } from '@nordbo/contracts'
import fc from 'fast-check'
import { z } from 'zod'
import {
  type Answer,
  advance,
  type BootedStack,
  cards,
  guests,
  type Home,
  type Person,
  pay,
  readRows,
  someHomes,
  stayIn,
  tryToBook,
} from '../../src/index.ts'
import { type Burst, explain } from './explain.ts'
import type { Done, World } from './world.ts'

const homesModes = ['instant', 'request'] as const

/** Something to be done in a history; `pick` chooses among the bookings there are. */
export type Plan =
  | { kind: 'book'; guest: number; home: number; from: number; nights: number }
  | { kind: 'approve' | 'decline' | 'startPayment'; pick: number }
  | { kind: 'pay'; pick: number; works: boolean }
  | { kind: 'advance'; minutes: number }

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
    arbitrary: fc.record({ kind: fc.constant('advance' as const), minutes: fc.constantFrom(16, 25 * 60) }),
  },
)

/** Bursts of things done at the same time, one burst after the other. */
export const histories = fc.array(fc.array(plan, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 8 })

const Made = z.object({ id: z.string(), status: z.string(), clientSecret: z.string().nullable() })
const Viewed = z.object({ id: z.string(), status: z.string() })
const Secret = z.object({ clientSecret: z.string() })
const Paid = z.object({ status: z.string() })

/** What an answer comes to in the words of the rules. Anything unforeseen stays as it is, and no rule explains it. */
const inWords = (answer: Answer, read: (body: unknown) => string): string =>
  answer.status < 300 ? read(answer.body) : (answer.code ?? `status ${answer.status}`)

/** Plays one history on homes of its own; returns what no order of the actions explains, or undefined. */
export const play = async (
  stack: BootedStack,
  admin: Person,
  host: Person,
  bursts: readonly (readonly Plan[])[],
): Promise<string | undefined> => {
  const homes: Home[] = await someHomes(
    stack,
    homesModes.map((mode) => ({ mode, host })),
  )
  const people = await guests(stack, 3)
  const base = (await stayIn(stack, 30)).checkIn
  const secrets = new Map<string, string>()
  const owners = new Map<string, Person>()
  let minutes = 0
  let worlds: World[] = [[]]

  const perform = async (what: Plan, known: readonly string[]): Promise<Done | undefined> => {
    if (what.kind === 'advance') return undefined
    if (what.kind === 'book') {
      const { guest, home, from, nights } = what
      const [person, where, mode] = [people[guest], homes[home], homesModes[home]]
      if (!person || !where || !mode) throw new Error('no such guest or home')
      const dates = { checkIn: addDays(base, from), checkOut: addDays(base, from + nights) }
      const answered = await tryToBook(person, where.id, dates)
      const made = Made.safeParse(answered.body).data
      if (made) owners.set(made.id, person)
      if (made?.clientSecret) secrets.set(made.id, made.clientSecret)
      const answer = inWords(answered, (body) => Made.parse(body).status)
      return { kind: 'book', guest, home, mode, from, to: from + nights, answer, id: made?.id ?? '' }
    }
    const id = known[what.pick % Math.max(1, known.length)]
    const owner = owners.get(id ?? '')
    if (id === undefined || !owner) return undefined
    if (what.kind === 'pay') {
      const secret = secrets.get(id)
      if (secret === undefined) return undefined
      const answered = await pay(owner, secret, what.works ? cards.pays : cards.declined)
      return { kind: 'pay', id, works: what.works, answer: inWords(answered, (body) => Paid.parse(body).status) }
    }
    if (what.kind === 'startPayment') {
      const answered = await owner.send('POST', `/api/bookings/${id}/payment-link`)
      const secret = Secret.safeParse(answered.body).data?.clientSecret
      if (secret) secrets.set(id, secret)
      return { kind: 'startPayment', id, answer: inWords(answered, () => 'secret') }
    }
    const answered = await host.send('POST', `/api/host/bookings/${id}/${what.kind}`, {})
    return { kind: what.kind, id, answer: inWords(answered, (body) => Viewed.parse(body).status) }
  }

  for (const [index, plans] of bursts.entries()) {
    const known = [...owners.keys()]
    const moves = plans.flatMap((what) => (what.kind === 'advance' ? [what.minutes] : [])).slice(0, 1)
    const [done] = await Promise.all([
      Promise.all(plans.map((what) => perform(what, known))),
      ...moves.map((by) => advance(admin, `PT${by}M`)),
    ])
    await stack.settle()
    const before = minutes
    minutes += moves[0] ?? 0
    const rows = await readRows(
      stack.stack,
      'booking',
      z.object({ id: z.string(), status: BookingStatus }),
      'select id, status from booking where listing_id = any($1)',
      [homes.map(({ id }) => id)],
    )
    const burst: Burst = {
      done: done.filter((each) => each !== undefined),
      clock: [before, minutes],
      seen: new Map(rows.map(({ id, status }) => [id, status])),
    }
    const explained = explain(worlds, burst)
    if (explained.length === 0)
      return `burst ${index + 1} has no explanation: ${JSON.stringify({ worlds, ...burst, seen: rows }, null, 1)}`
    worlds = explained
  }
  return undefined
}
