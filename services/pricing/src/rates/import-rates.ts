import { err, ok, type ParsedInputOf, type pricingService, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { emitRatesChanged } from './emit-rates-changed.ts'
import { toCardColumns, toDateColumn } from './rate-card.ts'

type Input = ParsedInputOf<typeof pricingService.procedures.importRates>

/** Imports rates of the demo market. Skips homes that have rates. */
export const importRates =
  ({ config, kit, db }: Deps) =>
  async ({ rates }: Input, call: Call): Promise<Result<{ created: number }>> => {
    if (config.SANDBOX_URL === undefined) return err('sandbox.only')
    return db.transaction(
      async (tx) => {
        const fresh = await tx.rateCard.createManyAndReturn({
          data: rates.map(({ listingId, card }) => ({
            listingId,
            ...toCardColumns(card),
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
        // Lets the host change prices before listings reports the home.
        await tx.listingOwner.createMany({
          data: homes.map(({ listingId, hostId }) => ({ listingId, hostId, revision: 0 })),
          skipDuplicates: true,
        })
        await emitRatesChanged(
          kit,
          tx,
          homes.map(({ listingId }) => ({ listingId, hostId: null })),
          call.now,
        )
        return ok({ created: homes.length })
      },
      { timeout: 50_000 },
    )
  }
