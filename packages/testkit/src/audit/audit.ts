import { BookingStatus, occupyingStatuses, serviceNames } from '@nordbo/contracts'
import type { Stack } from '@nordbo/devstack'
import { z } from 'zod'
import { today } from '../clock/domain-clock.ts'
import { noMoney, type ProviderMoney, readProviderMoney } from '../provider/provider-money.ts'
import { readRows } from '../stack/read-rows.ts'
import { auditLedger } from './ledger-audit.ts'

/** Finds stays or blocks of one home that share a night, as sentences. Expected: none. */
export const findOverlaps = async (stack: Pick<Stack, 'databases'>): Promise<string[]> => {
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
  /** Rows that hold nights for an open alteration, and the status of that alteration. */
  held: z.coerce.number(),
  changing: z.enum(['proposed', 'accepted', 'awaiting_payment']).nullable(),
  emitted: z.array(z.int()),
  /** Revisions that changed the status. */
  steps: z.array(z.int()),
  /** Successful payments and all refunds, and how often each was emitted. `priced`: outside the booking's total, as are alterations and late payments. */
  money: z.array(
    z.object({
      fact: z.string(),
      emitted: z.int(),
      paidOre: z.int(),
      backOre: z.int(),
      /** How much of it the booking's total leaves out: an alteration gave it back, or it came too late. */
      pricedOre: z.int(),
      sent: z.boolean(),
      /** Sent at least once, even if it was returned. */
      wasSent: z.boolean(),
    }),
  ),
})
type StoredBooking = z.infer<typeof StoredBooking>

const storedBookings = (stack: Pick<Stack, 'databases'>) =>
  readRows(
    stack,
    'booking',
    StoredBooking,
    `select b.id, b.status, b.total_ore as "totalOre", b.revision, b.imported,
       (select count(*) from occupancy o where o.booking_id = b.id and o.listing_id = b.listing_id
         and o.check_in = b.check_in and o.check_out = b.check_out and o.alteration_id is null) as stays,
       (select count(*) from occupancy o where o.booking_id = b.id and o.alteration_id is not null) as held,
       (select c.status from alteration c where c.booking_id = b.id and c.deadline_at is not null) as changing,
       array(select (e.envelope->>'revision')::int from kit.outbox e
         where e.envelope->>'aggregateId' = b.id::text and e.envelope->>'type' <> 'booking.paid' order by 1) as emitted,
       array(select s.revision from booking_step s where s.booking_id = b.id order by 1) as steps,
       coalesce((select json_agg(json_build_object('fact', m.fact, 'paidOre', m.paid, 'backOre', m.back, 'pricedOre', m.priced,
           'sent', m.sent, 'wasSent', m.was_sent, 'emitted',
           (select count(*) from kit.outbox e where e.envelope->>'type' = m.type and e.envelope->'data'->>m.name = m.id::text)))
         from (select 'payment ' || a.id as fact, 'booking.paid' as type, 'paymentId' as name, a.id, a.amount_ore as paid, 0 as back,
               0 as priced, true as sent, true as was_sent
             from payment_attempt a where a.booking_id = b.id and a.status = 'succeeded'
           union all select 'refund ' || r.id, 'booking.refunded', 'refundId', r.id, 0, r.amount_ore, case when r.reason in ('alteration', 'late_payment') then r.amount_ore
                 else r.alteration_host_share_ore + r.alteration_platform_fee_ore + r.alteration_service_fee_ore end,
               r.status = 'sent', r.status = 'sent' or r.returns > 0 from refund r where r.booking_id = b.id) m), '[]') as money
     from booking b`,
  )

const occupying: ReadonlySet<BookingStatus> = new Set(occupyingStatuses)
const payable: ReadonlySet<BookingStatus> = new Set(['pending', 'host_approved', 'awaiting_payment'])

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const moneyProblems = (booking: StoredBooking, real: ProviderMoney): string[] => {
  const { id, status, imported, totalOre, money, changing } = booking
  const paid = sumOf(money.map(({ paidOre }) => paidOre))
  const sent = sumOf(money.map((fact) => (fact.sent ? fact.backOre : 0)))
  const stands = (status === 'confirmed' || status === 'completed') && !imported
  const given = sumOf(money.map((fact) => (fact.sent ? fact.backOre - fact.pricedOre : 0)))
  const kept = real.charged - real.refunded
  // The policy decides what a guest who cancels gets. What a bank holds or took is not refunded again.
  const open = status === 'cancelled_by_guest' || (!stands && real.held)
  const claims: [boolean, string][] = [
    [paid === real.charged || imported, `${real.charged} øre were charged, ${paid} are known`],
    [sent === real.refunded || imported, `${real.refunded} øre were refunded, ${sent} are known`],
    [
      open || kept === (stands ? totalOre - given : 0),
      `${kept} øre were kept, ${stands ? totalOre - given : 0} are due`,
    ],
    [real.held || money.every((fact) => fact.sent), 'a refund was never sent'],
    [real.payable === 0 || payable.has(status) || changing === 'awaiting_payment', 'it can still be paid'],
  ]
  return claims.filter(([holds]) => !holds).map(([, claim]) => `booking ${id} is ${status}: ${claim}`)
}

const eventProblems = ({ id, revision, emitted, steps, money }: StoredBooking): string[] => {
  const wrong = money.filter((fact) => fact.emitted !== (fact.wasSent ? 1 : 0))
  const changes = Array.from({ length: revision }, (_, index) => index + 1)
  const refunded = money.some(({ backOre }) => backOre > 0)
  // A planned refund is emitted when it is sent.
  const whole = refunded
    ? new Set(emitted).size === emitted.length && steps.every((step) => emitted.includes(step))
    : emitted.join() === changes.join()
  return [
    ...wrong.map((fact) => `${fact.fact} of booking ${id} was emitted ${fact.emitted} times`),
    ...(whole ? [] : [`booking ${id} changed ${revision} times and emitted revisions ${emitted.join()}`]),
  ]
}

/**
 * Checks a settled system and returns its inconsistencies as sentences: dates, money, states and events of every booking agree;
 * the ledger agrees with the provider; search and booking agree on taken nights; there is no dead letter.
 */
export const findInconsistencies = async (stack: Stack): Promise<string[]> => {
  const [shared, bookings, real] = await Promise.all([
    findOverlaps(stack),
    storedBookings(stack),
    readProviderMoney(stack),
  ])
  const known = new Set(bookings.map(({ id }) => id))
  const problems = [...shared]
  for (const booking of bookings) {
    const { id, status } = booking
    const stays = occupying.has(status) ? 1 : 0
    if (booking.stays !== stays) problems.push(`booking ${id} is ${status} and takes its dates ${booking.stays} times`)
    if (booking.held > 0 && booking.changing === null)
      problems.push(`booking ${id} holds nights for a change that is over`)
    problems.push(...moneyProblems(booking, real.get(id) ?? noMoney), ...eventProblems(booking))
  }
  for (const [id, { charged, refunded }] of real)
    if (charged > refunded && !known.has(id)) problems.push(`money was kept for ${id}, which is not stored`)
  return [
    ...problems,
    ...(await findCalendarMismatches(stack)),
    ...(await auditLedger(stack)),
    ...(await findDeadLetters(stack)),
  ]
}

const Calendar = z.object({ home: z.string(), nights: z.string() })

/** Finds homes whose taken nights from today on differ between search and booking, as sentences. */
const findCalendarMismatches = async (stack: Stack): Promise<string[]> => {
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
    return held === nights ? [] : [`search has ${nights} of home ${home} as taken, booking has ${held}`]
  })
}

/** The dead letters of all services that the system has, as sentences. A system that boots some has the databases of those alone. */
export const findDeadLetters = async (stack: Pick<Stack, 'databases'>): Promise<string[]> => {
  const Database = z.object({ name: z.string() })
  const existing = await readRows(stack, 'booking', Database, 'select datname as name from pg_database')
  const names = new Set(existing.map(({ name }) => name))
  const present = serviceNames.filter((service) => names.has(new URL(stack.databases[service]).pathname.slice(1)))
  const found = await Promise.all(
    present.map(async (service) => {
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
