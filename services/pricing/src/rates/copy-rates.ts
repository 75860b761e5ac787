import { copenhagenDate, err, ok, type ParsedInputOf, type pricingService, type Result } from '@nordbo/contracts'
import { type Call, ownerOrAdmin } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findOwner } from '../homes/owner-store.ts'
import { emitRatesChanged } from './emit-rates-changed.ts'
import { toDateColumn } from './rate-card.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.copyRates>

/**
 * Gives a home without rates those of another home of the same host. Keeps the rates of a home that has its own, and does nothing if the
 * other home has none.
 */
export const copyRates =
  (deps: Deps) =>
  async ({ from, to }: Input, call: Call): Promise<Result<{ revision: number | null }>> => {
    const [source, target] = await Promise.all([findOwner(deps, from), findOwner(deps, to)])
    return call.command(deps.db, async (tx): Promise<Result<{ revision: number | null }>> => {
      if (!source || !target) return err('listing.notFound')
      for (const { hostId, active } of [source, target])
        if (!ownerOrAdmin(call.actor, hostId)) return err(active ? 'rates.notOwner' : 'listing.notFound')
      if (source.hostId !== target.hostId) return err('rates.notOwner')
      const card = await tx.rateCard.findUnique({
        where: { listingId: from },
        include: { overrides: { where: { date: { gte: toDateColumn(copenhagenDate(call.now)) } } } },
      })
      if (!card) return ok({ revision: null })
      const { overrides, ...columns } = card
      const { count } = await tx.rateCard.createMany({
        data: [{ ...columns, listingId: to, revision: 1, changedAt: call.now }],
        skipDuplicates: true,
      })
      if (count === 0) return ok({ revision: null })
      await tx.priceOverride.createMany({
        data: overrides.map(({ date, priceOre }) => ({ listingId: to, date, priceOre })),
      })
      const [changed] = await emitRatesChanged(deps.kit, tx, [{ listingId: to, hostId: target.hostId }], call.now)
      return ok({ revision: changed?.revision ?? null })
    })
  }
