import { err, ok, type ParsedInputOf, type pricingService, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { findOwner } from '../homes/find-owner.ts'
import { mayChange } from '../homes/may-change.ts'
import { fromCard } from './rate-card.ts'
import { tellRates } from './tell-rates.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.setRates>

/** Sets or replaces what a home's nights cost; its overrides stay. */
export const setRates =
  (deps: Deps) =>
  async ({ listingId, card }: Input, call: Call): Promise<Result<{ revision: number }>> => {
    const owner = await findOwner(deps, listingId)
    return call.command(deps.db, async (tx) => {
      if (!owner) return err('listing.notFound')
      // Strangers do not learn of homes that guests cannot see.
      if (!mayChange(call.actor, owner)) return err(owner.active ? 'rates.notOwner' : 'listing.notFound')
      const columns = { ...fromCard(card), changedAt: call.now }
      await tx.rateCard.upsert({
        where: { listingId },
        create: { listingId, ...columns, revision: 1 },
        update: { ...columns, revision: { increment: 1 } },
      })
      return ok({ revision: await tellRates(deps.kit, tx, listingId, call.now) })
    })
  }
