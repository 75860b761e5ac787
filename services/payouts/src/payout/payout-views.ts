import { PayoutLine, PayoutView } from '@nordbo/contracts'
import { z } from 'zod'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import type { After } from '../paging/cursor.ts'

type Client = Pick<PrismaClient, '$queryRaw'>

const iso = z.date().transform((at) => at.toISOString())
const shown = PayoutView.extend({ dueAt: iso, paidAt: iso.nullable() })
const line = PayoutLine.extend({ at: iso })

/** `now` decides whether a payout that waits is held back. */
const columns = (now: Date): Prisma.Sql => Prisma.sql`
  p.booking_id as id, p.host_id as "hostId", p.listing_id as "listingId", p.check_in::text as "periodFrom",
  p.check_out::text as "periodTo", p.revenue_ore::float8 as "revenueOre", p.earned_ore::float8 as "amountOre",
  p.owed_ore::float8 as "owedOre", p.status, p.due_at as "dueAt", p.paid_at as "paidAt",
  case
    when p.owed_ore <= 0 or p.imported then null
    when exists (select 1 from dispute d where d.booking_id = p.booking_id and d.status = 'open') then 'dispute'
    when p.due_at <= ${now} and not exists (
      select 1 from payout_account a where a.host_id = p.host_id and a.status = 'enabled') then 'account'
  end as hold`

/** What was refunded before it was ever sent is no payout. */
const worthShowing = Prisma.sql`(p.earned_ore <> 0 or p.owed_ore <> 0 or p.paid_at is not null)`

/** A host's payouts, the latest due first, after one of them. */
export const payoutsOf = async (
  client: Client,
  query: { hostId: string; after: After | undefined; limit: number; now: Date },
): Promise<PayoutView[]> => {
  const { hostId, after, limit, now } = query
  const further = after
    ? Prisma.sql`and (p.due_at, p.booking_id) < (${after.dueAt}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  return z.array(shown).parse(
    await client.$queryRaw`
      select ${columns(now)} from payout p where p.host_id = ${hostId}::uuid and ${worthShowing} ${further}
      order by p.due_at desc, p.booking_id desc limit ${limit}`,
  )
}

/** One payout and whose it is. */
export const payoutById = async (
  client: Client,
  id: string,
  now: Date,
): Promise<(PayoutView & { hostId: string }) | undefined> =>
  z
    .array(shown.extend({ hostId: z.string() }))
    .parse(await client.$queryRaw`select ${columns(now)} from payout p where p.booking_id = ${id}::uuid`)[0]

/** What happened to a payout, oldest first. */
export const linesOf = async (client: Client, bookingId: string): Promise<PayoutLine[]> =>
  z.array(line).parse(
    await client.$queryRaw`
      select t.kind, t.occurred_at as at,
        (-coalesce(sum(e.amount_ore) filter (where e.account = 'platform_fee'), 0))::float8 as "platformFeeOre",
        (-coalesce(sum(e.amount_ore) filter (where e.account = 'host'), 0))::float8 as "hostOre",
        case when t.kind in ('payment', 'refund', 'dispute')
          then (-coalesce(sum(e.amount_ore) filter (where e.account in ('host', 'platform_fee')), 0))::float8 else 0 end as "revenueOre"
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
})

/** The sums over a host's payouts. */
export const figuresOf = async (client: Client, hostId: string): Promise<z.infer<typeof figures>> => {
  const [found] = z.array(figures).parse(
    await client.$queryRaw`
      select coalesce(sum(revenue_ore), 0)::float8 as "totalRevenueOre", coalesce(sum(earned_ore), 0)::float8 as "netEarningsOre",
        coalesce(sum(earned_ore - owed_ore), 0)::float8 as "paidOre",
        coalesce(sum(greatest(owed_ore, 0)), 0)::float8 as "upcomingOre",
        coalesce(sum(greatest(-owed_ore, 0)), 0)::float8 as "debtOre"
      from payout where host_id = ${hostId}::uuid`,
  )
  if (!found) throw new Error('a sum is one row')
  return found
}
