import { BookingStatus, occupyingStatuses } from '@nordbo/contracts'
import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'
import { today } from './dates.ts'
import { readRows } from './read-rows.ts'
import { charges, intents } from './sandbox.ts'

/** Pairs of one home's stays or blocks that share a night, as sentences; there must be none. */
export const overlaps = async (stack: Pick<Stack, 'databases'>): Promise<string[]> => {
  const rows = await readRows(
    stack,
    'booking',
    z.object({ one: z.string(), other: z.string(), home: z.string() }),
    `select a.id as one, b.id as other, a.listing_id as home from occupancy a join occupancy b
     on a.listing_id = b.listing_id and a.id < b.id
     and daterange(a.check_in, a.check_out) && daterange(b.check_in, b.check_out)`,
  )
  return rows.map(({ one, other, home }) => `${one} and ${other} share a night of home ${home}`)
}

const StoredBooking = z.object({
  id: z.string(),
  status: BookingStatus,
  totalOre: z.coerce.number(),
  revision: z.int(),
  imported: z.boolean(),
  stays: z.coerce.number(),
  told: z.array(z.int()),
  /** Payments that succeeded, refunds that the provider took, and how often each was told. */
  money: z.array(z.object({ fact: z.string(), told: z.int() })),
})

const storedBookings = (stack: Pick<Stack, 'databases'>) =>
  readRows(
    stack,
    'booking',
    StoredBooking,
    `select b.id, b.status, b.total_ore as "totalOre", b.revision, b.imported,
       (select count(*) from occupancy o where o.booking_id = b.id and o.listing_id = b.listing_id
         and o.check_in = b.check_in and o.check_out = b.check_out) as stays,
       array(select (e.envelope->>'revision')::int from kit.outbox e
         where e.envelope->>'aggregateId' = b.id::text and e.envelope->>'type' <> 'booking.paid' order by 1) as told,
       coalesce((select json_agg(json_build_object('fact', m.fact, 'told',
           (select count(*) from kit.outbox e where e.envelope->>'type' = m.type and e.envelope->'data'->>m.name = m.id::text)))
         from (select 'payment ' || a.id as fact, 'booking.paid' as type, 'paymentId' as name, a.id
             from payment_attempt a where a.booking_id = b.id and a.status = 'succeeded'
           union all select 'refund ' || r.id, 'booking.refunded', 'refundId', r.id
             from refund r where r.booking_id = b.id and r.status = 'sent') m), '[]') as money
     from booking b`,
  )

const occupying: ReadonlySet<BookingStatus> = new Set(occupyingStatuses)
const open: ReadonlySet<BookingStatus> = new Set(['pending', 'host_approved', 'awaiting_payment'])

/** What the provider took for each booking and did not give back, øre; and the bookings whose intents can still be paid. */
const moneyByBooking = async (stack: Pick<Stack, 'sandboxUrl' | 'secrets'>) => {
  const [known, taken] = await Promise.all([intents(stack), charges(stack)])
  const bookingOf = new Map(known.map(({ id, metadata }) => [id, metadata.bookingId ?? 'no booking']))
  const kept = new Map<string, number>()
  for (const charge of taken.filter(({ status }) => status === 'succeeded')) {
    const booking = bookingOf.get(charge.payment_intent ?? '') ?? 'no booking'
    kept.set(booking, (kept.get(booking) ?? 0) + charge.amount - charge.amount_refunded)
  }
  const payable = new Set(
    known
      .filter(({ status }) => status !== 'succeeded' && status !== 'canceled')
      .map(({ metadata }) => metadata.bookingId ?? 'no booking'),
  )
  return { kept, payable }
}

/**
 * Everything that must hold once nothing moves any more, as sentences about what does not: dates, money, states and told
 * events of every booking agree; the search knows what is taken; no event was given up.
 */
export const disagreements = async (stack: Stack): Promise<string[]> => {
  const [shared, bookings, { kept, payable }] = await Promise.all([
    overlaps(stack),
    storedBookings(stack),
    moneyByBooking(stack),
  ])
  const known = new Set(bookings.map(({ id }) => id))
  const problems = [...shared]
  for (const booking of bookings) {
    const { id, status } = booking
    const stays = occupying.has(status) ? 1 : 0
    if (booking.stays !== stays) problems.push(`booking ${id} is ${status} and takes its dates ${booking.stays} times`)
    const due = (status === 'confirmed' || status === 'completed') && !booking.imported ? booking.totalOre : 0
    const paid = kept.get(id) ?? 0
    if (paid !== due) problems.push(`booking ${id} is ${status}: ${paid} øre were kept, ${due} are due`)
    if (payable.has(id) && !open.has(status)) problems.push(`booking ${id} is ${status} and can still be paid`)
    for (const { fact, told } of booking.money.filter((each) => each.told !== 1))
      problems.push(`${fact} of booking ${id} was told ${told} times`)
    const steps = Array.from({ length: booking.revision }, (_, index) => index + 1)
    if (booking.told.join() !== steps.join())
      problems.push(`booking ${id} changed ${booking.revision} times and told revisions ${booking.told.join()}`)
  }
  for (const id of kept.keys()) if (!known.has(id)) problems.push(`money was kept for ${id}, which is not stored`)
  return [...problems, ...(await forgottenNights(stack)), ...(await givenUp(stack))]
}

const Calendar = z.object({ home: z.string(), nights: z.string() })

/** Homes whose taken nights from today on are others in the search than in booking, as sentences. */
const forgottenNights = async (stack: Stack): Promise<string[]> => {
  const from = await today({ url: stack.localUrl })
  const [taken, searched] = await Promise.all([
    readRows(
      stack,
      'booking',
      Calendar,
      `select listing_id as home, (range_agg(daterange(check_in, check_out)) * datemultirange(daterange($1, null)))::text as nights
       from occupancy group by listing_id`,
      [from],
    ),
    readRows(
      stack,
      'listings',
      Calendar,
      `select listing_id as home, (occ * datemultirange(daterange($1, null)))::text as nights from search_listing`,
      [from],
    ),
  ])
  const truth = new Map(taken.map(({ home, nights }) => [home, nights]))
  return searched.flatMap(({ home, nights }) => {
    const held = truth.get(home) ?? '{}'
    return held === nights
      ? []
      : [`the search believes that ${nights} of home ${home} are taken, booking holds ${held}`]
  })
}

const services = ['identity', 'listings', 'pricing', 'booking', 'messaging', 'payouts'] as const

/** Events that a consumer gave up on, as sentences. */
export const givenUp = async (stack: Pick<Stack, 'databases'>): Promise<string[]> => {
  const found = await Promise.all(
    services.map(async (service) => {
      const letters = await readRows(
        stack,
        service,
        z.object({ subject: z.string(), error: z.string() }),
        'select subject, error from kit.dead_letter',
      )
      return letters.map(({ subject, error }) => `${service} gave up on ${subject}: ${error.split('\n')[0]}`)
    }),
  )
  return found.flat()
}
