import { addDays, copenhagenDate, err, type listingsService, ok, proposalDays, type Result } from '@nordbo/contracts'
import { type Call, findSuspended, type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { changeProblem } from '../listing/change-listing.ts'
import { readMarketNights } from './market-nights.ts'
import { proposePrice } from './propose-price.ts'

type Listings = Handlers<(typeof listingsService)['procedures']>

/** Refuses those who may not change a home, and homes without the extra. */
const requireProposals = async (reader: Tx, id: string, call: Call): Promise<Result<true>> => {
  const home = await reader.listing.findUnique({ where: { id }, select: { hostId: true, active: true } })
  const problem = await changeProblem(reader, call.actor, home)
  if (problem) return problem
  const where = { listingId_code: { listingId: id, code: 'SMART_PRICING' } }
  const extra = await reader.listingExtra.findUnique({ where })
  return extra?.active ? ok(true) : err('auth.forbidden')
}

/** Proposes prices for a home's free nights, computed from the market as it is now. */
export const showPriceProposals =
  ({ db }: Deps): Listings['priceProposals'] =>
  async ({ id }, call) => {
    const allowed = await requireProposals(db.client, id, call)
    if (!allowed.ok) return allowed
    const found = await readMarketNights(db.client, id, copenhagenDate(call.now))
    const items = found.flatMap(({ homes: _, decidedOre, ...night }) => {
      const proposedOre = proposePrice(night)
      return proposedOre === undefined || proposedOre === decidedOre ? [] : [{ ...night, proposedOre }]
    })
    return ok({ homes: found[0]?.homes ?? 0, items })
  }

/** Stores which proposed prices the host took or dismissed. */
export const decideProposals =
  ({ db }: Deps): Listings['decideProposals'] =>
  ({ id, prices }, call) =>
    call.command(db, async (tx) => {
      if ((await findSuspended(tx, [personOf(call.actor)])).size > 0) return err('auth.suspended')
      const allowed = await requireProposals(tx, id, call)
      if (!allowed.ok) return allowed
      const latest = addDays(copenhagenDate(call.now), proposalDays)
      if (prices.some(({ date }) => date > latest)) return err('request.invalid', { field: 'prices', latest })
      await tx.$executeRaw`
        insert into decided_price (listing_id, date, price_ore)
        select distinct on (date) ${id}::uuid, date, ore
        from unnest(${prices.map(({ date }) => date)}::date[], ${prices.map(({ priceOre }) => priceOre)}::int[]) as given (date, ore)
        on conflict (listing_id, date) do update set price_ore = excluded.price_ore`
      return ok({ decided: prices.length })
    })
