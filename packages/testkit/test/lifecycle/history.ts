import { addDays, BookingStatus, copenhagenDate, copenhagenInstant } from '@nordbo/contracts'
import { z } from 'zod'
import {
  type Answer,
  advanceClock,
  type BootedStack,
  cards,
  createAdmin,
  createGuests,
  createHomes,
  createHost,
  domainNow,
  findInconsistencies,
  type Home,
  type Person,
  pay,
  readRows,
  tryToBook,
} from '../../src/index.ts'
import { type Burst, explain } from './explain.ts'
import type { Plan } from './plans.ts'
import type { Days, Done, World } from './world.ts'

const homesModes = ['instant', 'request'] as const

/** Days from the start of a history to the first check-in. */
const ahead = 3
/** Longest history in minutes; a session ends after thirty days. */
const longest = 20 * 24 * 60

const Made = z.object({ id: z.string(), status: z.string(), clientSecret: z.string().nullable() })
const Viewed = z.object({ id: z.string(), status: z.string() })
const Secret = z.object({ clientSecret: z.string() })
const Paid = z.object({ status: z.string() })

/** An answer in the terms of the rules. An unexpected one keeps its code or status, which no rule explains. */
const inWords = (answer: Answer, read: (body: unknown) => string): string =>
  answer.status < 300 ? read(answer.body) : (answer.code ?? `status ${answer.status}`)

/**
 * Advances two days to five past ten in Copenhagen, so that no clock move of a history ends near midnight or check-in time, and
 * every answer and payment of the history before is overdue. Returns the instant.
 */
const nextMorning = async (stack: BootedStack, admin: Person): Promise<Date> => {
  const now = await domainNow(stack)
  const next = copenhagenInstant(addDays(copenhagenDate(now), 2), '10:05')
  await advanceClock(admin, `PT${Math.round((next.getTime() - now.getTime()) / 1_000)}S`)
  return next
}

/** The days from a date on, in minutes since an instant; check-in is at 15:00. */
const daysFrom = (date: string, start: Date): Days => {
  const minutes = (day: number, time: string): number =>
    (copenhagenInstant(addDays(date, day), time).getTime() - start.getTime()) / 60_000
  return { begin: (day) => minutes(day, '00:00'), checkIn: (day) => minutes(day, '15:00') }
}

const paths = { cancelAsGuest: 'cancel', cancelAsHost: 'cancel', approve: 'approve', decline: 'decline' } as const

/** Plays one history on its own homes. Returns what the rules cannot explain or what is inconsistent; undefined when all is right. */
export const play = async (stack: BootedStack, bursts: readonly (readonly Plan[])[]): Promise<string | undefined> => {
  // Sessions end during a later history, so each one signs in new people.
  const [admin, host] = await Promise.all([createAdmin(stack), createHost(stack)])
  const start = await nextMorning(stack, admin)
  const homes: Home[] = await createHomes(
    stack,
    homesModes.map((mode) => ({ mode, host })),
  )
  const people = await createGuests(stack, 3)
  const base = addDays(copenhagenDate(start), ahead)
  const days = daysFrom(base, start)
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
      const response = await tryToBook(person, where.id, dates)
      const made = Made.safeParse(response.body).data
      if (made) owners.set(made.id, person)
      if (made?.clientSecret) secrets.set(made.id, made.clientSecret)
      const answer = inWords(response, (body) => Made.parse(body).status)
      return { kind: 'book', guest, home, mode, from, to: from + nights, answer, id: made?.id ?? '' }
    }
    const id = known[what.pick % Math.max(1, known.length)]
    const owner = owners.get(id ?? '')
    if (id === undefined || !owner) return undefined
    if (what.kind === 'pay') {
      const secret = secrets.get(id)
      if (secret === undefined) return undefined
      const response = await pay(owner, secret, what.works ? cards.pays : cards.declined)
      return { kind: 'pay', id, works: what.works, answer: inWords(response, (body) => Paid.parse(body).status) }
    }
    if (what.kind === 'startPayment') {
      const response = await owner.send('POST', `/api/bookings/${id}/payment-link`)
      const secret = Secret.safeParse(response.body).data?.clientSecret
      if (secret) secrets.set(id, secret)
      return { kind: 'startPayment', id, answer: inWords(response, () => 'secret') }
    }
    const [person, side] = what.kind === 'cancelAsGuest' ? [owner, '/api/bookings'] : [host, '/api/host/bookings']
    const response = await person.send('POST', `${side}/${id}/${paths[what.kind]}`, {})
    return { kind: what.kind, id, answer: inWords(response, (body) => Viewed.parse(body).status) }
  }

  for (const [index, plans] of bursts.entries()) {
    const known = [...owners.keys()]
    const moves = plans
      .flatMap((what) => (what.kind === 'advance' && minutes + what.minutes <= longest ? [what.minutes] : []))
      .slice(0, 1)
    const [done] = await Promise.all([
      Promise.all(plans.map((what) => perform(what, known))),
      ...moves.map((by) => advanceClock(admin, `PT${by}M`)),
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
    const explained = explain(days, worlds, burst)
    if (explained.length === 0)
      return `burst ${index + 1} has no explanation: ${JSON.stringify({ worlds, ...burst, seen: rows }, null, 1)}`
    worlds = explained
    const wrong = await findInconsistencies(stack.stack)
    if (wrong.length > 0) return `after burst ${index + 1}: ${wrong.join('; ')}`
  }
  return undefined
}
