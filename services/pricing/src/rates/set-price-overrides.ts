import {
  addDays,
  copenhagenDate,
  err,
  ok,
  type ParsedInputOf,
  type pricingService,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { findOwner } from '../homes/find-owner.ts'
import { mayChange } from '../homes/may-change.ts'
import { toDateColumn } from './rate-card.ts'
import { tellRates } from './tell-rates.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.setPriceOverrides>

/** How far ahead a date can have its own price, in days: three years, so that a home's rates fit one event. */
const horizonDays = 1_096

/** Gives dates their own price, or takes it away again with null. */
export const setPriceOverrides =
  (deps: Deps) =>
  async ({ listingId, dates, priceOre }: Input, call: Call): Promise<Result<{ revision: number }>> => {
    const owner = await findOwner(deps, listingId)
    const horizon = addDays(copenhagenDate(call.now), horizonDays)
    return call.command(deps.db, async (tx) => {
      if (!owner) return err('rates.notFound')
      // Strangers do not learn of homes that guests cannot see.
      if (!mayChange(call.actor, owner)) return err(owner.active ? 'rates.notOwner' : 'rates.notFound')
      if (dates.some((date) => date > horizon)) return err('request.invalid', { field: 'dates', latest: horizon })
      // The card's row is taken first, so that changes of one home are told in the order of their revisions.
      const { count } = await tx.rateCard.updateMany({
        where: { listingId },
        data: { revision: { increment: 1 }, changedAt: call.now },
      })
      if (count === 0) return err('rates.notFound')
      const columns = [...new Set(dates)].map(toDateColumn)
      await tx.priceOverride.deleteMany({ where: { listingId, date: { in: columns } } })
      if (priceOre !== null)
        await tx.priceOverride.createMany({ data: columns.map((date) => ({ listingId, date, priceOre })) })
      return ok({ revision: await tellRates(deps.kit, tx, listingId, call.now) })
    })
  }
