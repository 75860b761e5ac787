import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import { z } from 'zod'
import {
  type Answer,
  type BootedStack,
  createGuests,
  createHomes,
  createHost,
  type Home,
  type Person,
  pay,
  type Random,
  sendUntilAnswered,
  stayIn,
  tryToBook,
} from '../../src/index.ts'

/** A booking whose last step was acknowledged to its guest. */
export interface Acknowledged {
  guest: Person
  id: string
  /** The status that the answer promised. */
  status: 'confirmed' | 'declined' | 'cancelled_by_guest'
}

/** What people did, and what nobody may answer. */
export interface WorkReport {
  stays: Acknowledged[]
  refused: number
  /** Answers that no rule gives, and requests that stayed without one. */
  unexpected: string[]
}

const Made = z.object({ id: z.string(), clientSecret: z.string().nullable() })
const Held = Made.extend({ clientSecret: z.string() })
const Preview = z.object({ refund: z.number() })
const away: Answer = { status: 599, headers: new Headers(), body: 'no connection', code: undefined }

/** Repeats a request with one key while something is away, as a browser does. */
const insist = (act: () => Promise<Answer>, isFinal?: (answer: Answer) => boolean): Promise<Answer> =>
  sendUntilAnswered(() => act().catch(() => away), isFinal)

const bookedOrRefused = ({ status, body }: Answer): boolean =>
  status < 500 && (status !== 201 || Held.safeParse(body).success)

/** Refusals of a booking that the rules give: the nights are taken, or the guest has asked for them already. */
const refusals: ReadonlySet<string> = new Set(['booking.datesTaken', 'booking.alreadyRequested'])

interface Place {
  stack: BootedStack
  homes: readonly { home: Home; mode: 'instant' | 'request' }[]
  host: Person
  from: string
}

/** A stay of one guest, from the first click to its end: paid, declined, or paid and cancelled. */
const travel = async (
  guest: Person,
  { homes, host, from }: Place,
  random: Random,
  report: WorkReport,
): Promise<void> => {
  const { home, mode } = random.pick(homes)
  const checkIn = addDays(from, random.whole(0, 59))
  const dates = { checkIn, checkOut: addDays(checkIn, random.whole(1, 4)) }
  const key = randomUUID()
  const answer = await insist(
    () => tryToBook(guest, home.id, dates, { key }),
    mode === 'instant' ? bookedOrRefused : undefined,
  )
  if (answer.status !== 201) {
    if (refusals.has(answer.code ?? '')) report.refused += 1
    else report.unexpected.push(`a booking was answered ${answer.status} ${answer.code}`)
    return
  }
  const { id, clientSecret } = Made.parse(answer.body)
  const act = async (person: Person, path: string, body: unknown): Promise<Answer> => {
    const once = randomUUID()
    return insist(() => person.send('POST', path, body, once))
  }
  const payFor = async (secret: string): Promise<boolean> => {
    const paid = await insist(() => pay(guest, secret))
    const isPaid = z.object({ status: z.literal('succeeded') }).safeParse(paid.body).success
    if (!isPaid)
      report.unexpected.push(`a payment was answered ${paid.status} ${paid.code ?? JSON.stringify(paid.body)}`)
    return isPaid
  }
  if (mode === 'instant') {
    if (!(await payFor(clientSecret ?? ''))) return
  } else {
    const approves = random.chance(0.7)
    const decided = await act(host, `/api/host/bookings/${id}/${approves ? 'approve' : 'decline'}`, {})
    if (decided.status >= 300) {
      // Two requests of the same nights: the first approval declines the other.
      if (decided.status !== 409) report.unexpected.push(`a decision was answered ${decided.status} ${decided.code}`)
      return
    }
    if (!approves) return void report.stays.push({ guest, id, status: 'declined' })
    const link = await insist(() => guest.send('POST', `/api/bookings/${id}/payment-link`))
    const { data } = z.object({ clientSecret: z.string() }).safeParse(link.body)
    if (!data) return void report.unexpected.push(`a link to pay was answered ${link.status} ${link.code}`)
    if (!(await payFor(data.clientSecret))) return
  }
  const stay: Acknowledged = { guest, id, status: 'confirmed' }
  report.stays.push(stay)
  if (!random.chance(0.15)) return
  const isConfirmed = ({ body }: Answer): boolean =>
    z.object({ status: z.literal('confirmed') }).safeParse(body).success
  await insist(() => guest.get(`/api/bookings/${id}`), isConfirmed)
  const preview = await insist(() => guest.get(`/api/bookings/${id}/cancellation-preview`))
  const expectedRefund = Preview.parse(preview.body).refund
  const cancelled = await act(guest, `/api/bookings/${id}/cancel`, { expectedRefund })
  if (cancelled.status < 300) stay.status = 'cancelled_by_guest'
  else report.unexpected.push(`a cancellation was answered ${cancelled.status} ${cancelled.code}`)
}

/** Opens homes and guests; the returned function lets each guest travel, one stay after the other, until the signal. */
export const openWork = async (stack: BootedStack, guests: number) => {
  const host = await createHost(stack)
  const modes = Array.from({ length: 24 }, (_, index) =>
    index % 3 === 2 ? ('request' as const) : ('instant' as const),
  )
  const made = await createHomes(
    stack,
    modes.map((mode) => ({ host, mode })),
  )
  const homes = made.map((home, index) => ({ home, mode: modes[index] ?? 'instant' }))
  const people = await createGuests(stack, guests)
  const { checkIn: from } = await stayIn(stack, 20)
  return async (random: () => Random, signal: AbortSignal): Promise<WorkReport> => {
    const report: WorkReport = { stays: [], refused: 0, unexpected: [] }
    await Promise.all(
      people.map(async (guest) => {
        const own = random()
        while (!signal.aborted) {
          await travel(guest, { stack, homes, host, from }, own, report).catch((error: unknown) => {
            report.unexpected.push(String(error))
          })
        }
      }),
    )
    return report
  }
}
