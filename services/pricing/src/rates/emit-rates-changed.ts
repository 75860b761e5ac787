import { copenhagenDate, ListingId, pricingEvents } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { toCard, toDateColumn, toOverride } from './rate-card.ts'

/** Emits a home's rates: its card and every override from today on. Returns their revision. */
export const emitRatesChanged = async (kit: Kit, tx: Tx, listingId: string, now: Date): Promise<number> => {
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
