import {
  addDays,
  copenhagenDate,
  err,
  ok,
  type ParsedInputOf,
  type pricingService,
  type Result,
} from '@nordbo/contracts'
import { type Call, ownerOrAdmin } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findOwner } from '../homes/owner-store.ts'
import { emitRatesChanged } from './emit-rates-changed.ts'
import { toDateColumn } from './rate-card.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.setPriceOverrides>

/** The latest date with an override, in days from today: three years, so that a home's rates fit in one event. */
const horizonDays = 1_096

/** Sets the price overrides of dates, or deletes them with null. Refuses a home without a rate card. */
export const setPriceOverrides =
  (deps: Deps) =>
  async ({ listingId, dates, priceOre }: Input, call: Call): Promise<Result<{ revision: number }>> => {
    const owner = await findOwner(deps, listingId)
    const horizon = addDays(copenhagenDate(call.now), horizonDays)
    return call.command(deps.db, async (tx) => {
      if (!owner) return err('rates.notFound')
      // Hides that a home exists which guests cannot see.
      if (!ownerOrAdmin(call.actor, owner.hostId)) return err(owner.active ? 'rates.notOwner' : 'rates.notFound')
      if (dates.some((date) => date > horizon)) return err('request.invalid', { field: 'dates', latest: horizon })
      // Locks the card's row first, so that a home's events are emitted in the order of their revisions.
      const { count } = await tx.rateCard.updateMany({
        where: { listingId },
        data: { revision: { increment: 1 }, changedAt: call.now },
      })
      if (count === 0) return err('rates.notFound')
      const columns = [...new Set(dates)].map(toDateColumn)
      await tx.priceOverride.deleteMany({ where: { listingId, date: { in: columns } } })
      if (priceOre !== null)
        await tx.priceOverride.createMany({ data: columns.map((date) => ({ listingId, date, priceOre })) })
      return ok({ revision: await emitRatesChanged(deps.kit, tx, listingId, call.now) })
    })
  }
