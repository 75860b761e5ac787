import { err, ok, type ParsedInputOf, type pricingService, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { fromCard, toDateColumn } from './rate-card.ts'
import { tellRates } from './tell-rates.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.importRates>

/** Brings rates of the demo market; a home that has rates keeps them. */
export const importRates =
  ({ config, kit, db }: Deps) =>
  async ({ rates }: Input, call: Call): Promise<Result<{ created: number }>> => {
    if (config.SANDBOX_URL === undefined) return err('sandbox.only')
    return db.transaction(
      async (tx) => {
        const fresh = await tx.rateCard.createManyAndReturn({
          data: rates.map(({ listingId, card }) => ({
            listingId,
            ...fromCard(card),
            revision: 1,
            changedAt: call.now,
          })),
          select: { listingId: true },
          skipDuplicates: true,
        })
        const created = new Set(fresh.map(({ listingId }) => listingId))
        const homes = rates.filter(({ listingId }) => created.has(listingId))
        await tx.priceOverride.createMany({
          data: homes.flatMap(({ listingId, overrides }) =>
            overrides.map(({ date, priceOre }) => ({ listingId, date: toDateColumn(date), priceOre })),
          ),
          skipDuplicates: true,
        })
        // Listings tells the rest of it; until then the host can change the prices already.
        await tx.listingOwner.createMany({
          data: homes.map(({ listingId, hostId }) => ({ listingId, hostId, revision: 0 })),
          skipDuplicates: true,
        })
        for (const { listingId } of homes) await tellRates(kit, tx, listingId, call.now)
        return ok({ created: homes.length })
      },
      { timeout: 50_000 },
    )
  }
