import { ListingId, type OutputOf, ok, type ParsedInputOf, type pricingService, type Result } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { toCard } from './rate-card.ts'

type Procedure = typeof pricingService.procedures.ratesByIds

/** The rate cards of homes, leaving out homes without one. */
export const ratesByIds =
  ({ db }: Deps) =>
  async ({ ids }: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> => {
    const rows = await db.client.rateCard.findMany({ where: { listingId: { in: ids } } })
    return ok({
      rates: rows.map((row) => ({
        listingId: ListingId.parse(row.listingId),
        card: toCard(row),
        revision: row.revision,
      })),
    })
  }
