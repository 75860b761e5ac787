import { copenhagenDate, ListingId, pricingEvents } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'
import type { Tx } from '../deps.ts'
import { toCard, toDateColumn, toOverride } from './rate-card.ts'

/** Tells a home's whole rates as they stand in this transaction: its card and every override from today on. */
export const tellRates = async (kit: Kit, tx: Tx, listingId: string, now: Date): Promise<number> => {
  const { overrides, revision, changedAt, ...row } = await tx.rateCard.findUniqueOrThrow({
    where: { listingId },
    include: {
      overrides: { where: { date: { gte: toDateColumn(copenhagenDate(now)) } }, orderBy: { date: 'asc' } },
    },
  })
  await kit.emit(tx, pricingEvents.ratesChanged, {
    aggregateId: listingId,
    revision,
    data: {
      listingId: ListingId.parse(listingId),
      card: toCard(row),
      overrides: overrides.map(toOverride),
      changedAt: changedAt.toISOString(),
    },
  })
  return revision
}
