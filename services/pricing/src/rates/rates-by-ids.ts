import { ListingId, type OutputOf, ok, type ParsedInputOf, type pricingService, type Result } from '@nordbo/contracts'
import type { Deps } from '../deps.ts'
import { toCard } from './rate-card.ts'

type Procedure = typeof pricingService.procedures.ratesByIds

/** Rate cards of homes; those without one are left out. */
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
