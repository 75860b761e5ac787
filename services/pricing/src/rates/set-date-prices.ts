import {
  addDays,
  copenhagenDate,
  err,
  ok,
  type ParsedInputOf,
  type pricingService,
  type Result,
} from '@nordbo/contracts'
import { type Call, ownerOrAdmin, refuseSuspended } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findOwner } from '../homes/owner-store.ts'
import { emitRatesChanged } from './emit-rates-changed.ts'
import { toDateColumn } from './rate-card.ts'

type DatePrices = ParsedInputOf<(typeof pricingService.procedures)['setDatePrices']>

/** The latest date with an override, in days from today: three years, so that a home's rates fit in one event. */
const horizonDays = 1_096

/** Sets a price override of its own for each date of a home. A date that is given twice gets its last price. */
export const setDatePrices =
  (deps: Deps) =>
  async ({ listingId, prices }: DatePrices, call: Call): Promise<Result<{ revision: number }>> => {
    const owner = await findOwner(deps, listingId)
    const horizon = addDays(copenhagenDate(call.now), horizonDays)
    const priceOf = new Map(prices.map(({ date, priceOre }) => [date, priceOre]))
    const data = [...priceOf].map(([date, priceOre]) => ({ listingId, date: toDateColumn(date), priceOre }))
    return call.command(deps.db, async (tx): Promise<Result<{ revision: number }>> => {
      if (!owner) return err('rates.notFound')
      // Hides that a home exists which guests cannot see.
      if (!ownerOrAdmin(call.actor, owner.hostId)) return err(owner.active ? 'rates.notOwner' : 'rates.notFound')
      const standing = await refuseSuspended(tx, call.actor)
      if (!standing.ok) return standing
      if (prices.some(({ date }) => date > horizon)) return err('request.invalid', { field: 'dates', latest: horizon })
      // Locks the card's row first, so that a home's events are emitted in the order of their revisions.
      const { count } = await tx.rateCard.updateMany({
        where: { listingId },
        data: { revision: { increment: 1 }, changedAt: call.now },
      })
      if (count === 0) return err('rates.notFound')
      await tx.priceOverride.deleteMany({ where: { listingId, date: { in: data.map(({ date }) => date) } } })
      await tx.priceOverride.createMany({ data })
      const [changed] = await emitRatesChanged(deps.kit, tx, [{ listingId, hostId: owner.hostId }], call.now)
      return changed ? ok({ revision: changed.revision }) : err('rates.notFound')
    })
  }
