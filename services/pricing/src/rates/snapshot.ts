import {
  copenhagenDate,
  ListingId,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type pricingService,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { toCard, toDateColumn, toOverride } from './rate-card.ts'

type Procedure = typeof pricingService.procedures.snapshot

const homesPerPage = 100
/** A page ends after this many overrides, so that it fits a message of 256 kB. */
const overridesPerPage = 3_000

/** A page of all rates, ordered by home: card, overrides from today on, and revision. */
export const snapshot =
  ({ db }: Deps) =>
  async ({ after }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const rows = await db.client.rateCard.findMany({
      ...(after === null ? {} : { where: { listingId: { gt: after } } }),
      include: {
        overrides: { where: { date: { gte: toDateColumn(copenhagenDate(call.now)) } }, orderBy: { date: 'asc' } },
      },
      orderBy: { listingId: 'asc' },
      take: homesPerPage,
    })
    const page = firstWithin(rows, overridesPerPage)
    const rates = page.map((row) => ({
      listingId: ListingId.parse(row.listingId),
      card: toCard(row),
      overrides: row.overrides.map(toOverride),
      revision: row.revision,
    }))
    const more = page.length < rows.length || rows.length === homesPerPage
    return ok({ rates, next: more ? (rates.at(-1)?.listingId ?? null) : null })
  }

/** The first rows whose overrides stay within a limit; at least one row. */
const firstWithin = <T extends { overrides: readonly unknown[] }>(rows: readonly T[], limit: number): T[] => {
  let counted = 0
  return rows.filter((row, index) => {
    counted += row.overrides.length
    return index === 0 || counted <= limit
  })
}
