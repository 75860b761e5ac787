import { copenhagenDate, copenhagenInstant, PayoutLine, PayoutView } from '@nordbo/contracts'
import { z } from 'zod'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type { PayoutListPosition } from './payout-cursor.ts'

type Client = Pick<PrismaClient, '$queryRaw'>

const iso = z.date().transform((at) => at.toISOString())
const shown = PayoutView.extend({ dueAt: iso, paidAt: iso.nullable() })
const line = PayoutLine.extend({ at: iso })

/** `now` decides whether a payout without an account is held back. */
const columns = (now: Date): Prisma.Sql => Prisma.sql`
  p.booking_id as id, p.host_id as "hostId", p.listing_id as "listingId", p.check_in::text as "periodFrom",
  p.check_out::text as "periodTo", p.revenue_ore::float8 as "revenueOre", p.earned_ore::float8 as "amountOre",
  p.owed_ore::float8 as "owedOre", p.status, p.due_at as "dueAt", p.paid_at as "paidAt",
  case
    when p.owed_ore <= 0 then null
    when kit.is_suspended(p.host_id) then 'suspended'
    when p.imported then null
    when exists (select 1 from dispute d where d.booking_id = p.booking_id and d.status = 'open') then 'dispute'
    when p.due_at <= ${now} and not exists (
      select 1 from payout_account a where a.id = p.host_id and a.status = 'enabled') then 'account'
  end as hold,
  exists (select 1 from transfer t where t.booking_id = p.booking_id and t.status = 'planned') as sending`

/** Hides payouts that were refunded before any money was sent. */
const isShown = Prisma.sql`(p.earned_ore <> 0 or p.owed_ore <> 0 or p.paid_at is not null)`

const millis = (at: Prisma.Sql): Prisma.Sql => Prisma.sql`(extract(epoch from ${at}) * 1000)::bigint`
/** Upcoming payouts, soonest first; then paid ones, newest first. */
const sortKey = Prisma.sql`
  (case when p.status = 'paid' then 1 else 0 end),
  (case when p.status = 'paid' then -${millis(Prisma.sql`coalesce(p.paid_at, p.due_at)`)}
    else ${millis(Prisma.sql`p.due_at`)} end),
  p.booking_id`
const sortKeyOf = ({ paid, at, id }: PayoutListPosition): Prisma.Sql => {
  const when = new Date(at).getTime()
  return Prisma.sql`(${paid ? 1 : 0}::int, ${BigInt(paid ? -when : when)}::bigint, ${id}::uuid)`
}

/** A host's payouts after a position of the list. */
export const listHostPayouts = async (
  client: Client,
  query: { hostId: string; after: PayoutListPosition | undefined; limit: number; now: Date },
): Promise<PayoutView[]> => {
  const { hostId, after, limit, now } = query
  const further = after ? Prisma.sql`and (${sortKey}) > ${sortKeyOf(after)}` : Prisma.empty
  return z.array(shown).parse(
    await client.$queryRaw`
      select ${columns(now)} from payout p where p.host_id = ${hostId}::uuid and ${isShown} ${further}
      order by ${sortKey} limit ${limit}`,
  )
}

/** One payout with its host. */
export const findPayout = async (
  client: Client,
  id: string,
  now: Date,
): Promise<(PayoutView & { hostId: string }) | undefined> =>
  z
    .array(shown.extend({ hostId: z.string() }))
    .parse(await client.$queryRaw`select ${columns(now)} from payout p where p.booking_id = ${id}::uuid`)[0]

/** The lines of a payout, oldest first. */
export const readPayoutLines = async (client: Client, bookingId: string): Promise<PayoutLine[]> =>
  z.array(line).parse(
    await client.$queryRaw`
      select t.kind, t.occurred_at as at,
        (-coalesce(sum(e.amount_ore) filter (where e.account = 'platform_fee'), 0))::float8 as "platformFeeOre",
        (-coalesce(sum(e.amount_ore) filter (where e.account = 'host'), 0))::float8 as "hostOre",
        case when t.kind in ('payment', 'refund', 'dispute')
          then (-coalesce(sum(e.amount_ore) filter (where e.account in ('host', 'platform_fee')), 0))::float8 else 0 end as "revenueOre",
        case when t.kind = 'offset' then (
          select o.booking_id from ledger_entry o where o.transaction_id = t.id and o.booking_id <> ${bookingId}::uuid limit 1)
        end as "counterpartId"
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
      where e.booking_id = ${bookingId}::uuid and e.account in ('host', 'platform_fee')
      group by t.id order by t.occurred_at, t.fact`,
  )

const figures = z.object({
  totalRevenueOre: z.number(),
  netEarningsOre: z.number(),
  paidOre: z.number(),
  upcomingOre: z.number(),
  debtOre: z.number(),
  sendingOre: z.number(),
  paidThisYearOre: z.number(),
})

/** The sums over a host's payouts, øre. `now` determines the current year in Copenhagen. */
export const readPayoutFigures = async (
  client: Client,
  hostId: string,
  now: Date,
): Promise<z.infer<typeof figures>> => {
  const newYear = copenhagenInstant(`${copenhagenDate(now).slice(0, 4)}-01-01`, '00:00')
  const [found] = z.array(figures).parse(
    await client.$queryRaw`
      select coalesce(sum(revenue_ore), 0)::float8 as "totalRevenueOre", coalesce(sum(earned_ore), 0)::float8 as "netEarningsOre",
        coalesce(sum(earned_ore - owed_ore), 0)::float8 as "paidOre",
        coalesce(sum(greatest(owed_ore, 0)), 0)::float8 as "upcomingOre",
        coalesce(sum(greatest(-owed_ore, 0)), 0)::float8 as "debtOre",
        (select coalesce(sum(t.amount_ore), 0)::float8 from transfer t join payout of_host on of_host.booking_id = t.booking_id
          where of_host.host_id = ${hostId}::uuid and t.status = 'planned') as "sendingOre",
        (select coalesce(sum(e.amount_ore), 0)::float8
          from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
          join payout of_host on of_host.booking_id = e.booking_id
          where of_host.host_id = ${hostId}::uuid and e.account = 'host' and t.kind in ('transfer', 'reversal', 'outside')
            and t.occurred_at >= ${newYear}) as "paidThisYearOre"
      from payout where host_id = ${hostId}::uuid`,
  )
  if (!found) throw new Error('an aggregate query returned no row')
  return found
}
