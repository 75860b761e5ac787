import { err, ok, type ParsedInputOf, type pricingService, type Result } from '@nordbo/contracts'
import { type Call, ownerOrAdmin } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findOwner } from '../homes/owner-store.ts'
import { emitRatesChanged } from './emit-rates-changed.ts'
import { toCardColumns } from './rate-card.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.setRates>

/** Creates or replaces a home's rate card. Its overrides stay. */
export const setRates =
  (deps: Deps) =>
  async ({ listingId, card }: Input, call: Call): Promise<Result<{ revision: number }>> => {
    const owner = await findOwner(deps, listingId)
    return call.command(deps.db, async (tx) => {
      if (!owner) return err('listing.notFound')
      // Hides that a home exists which guests cannot see.
      if (!ownerOrAdmin(call.actor, owner.hostId)) return err(owner.active ? 'rates.notOwner' : 'listing.notFound')
      const columns = { ...toCardColumns(card), changedAt: call.now }
      await tx.rateCard.upsert({
        where: { listingId },
        create: { listingId, ...columns, revision: 1 },
        update: { ...columns, revision: { increment: 1 } },
      })
      return ok({ revision: await emitRatesChanged(deps.kit, tx, listingId, call.now) })
    })
  }
