import { copenhagenDate, ListingId, PriceOverride, pricingEvents } from '@nordbo/contracts'
import { type Kit, outgoing } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { toCard } from './rate-card.ts'

const overridesOfHome = z.array(z.object({ listingId: z.string(), overrides: z.array(PriceOverride) }))

/** A home whose rates changed. Its host's browsers are told; null for a home that nobody looks at, such as an imported one. */
export interface ChangedHome {
  listingId: string
  hostId: string | null
}

const findOverrides = async (tx: Tx, listingIds: readonly string[], today: string) =>
  new Map(
    overridesOfHome
      .parse(
        await tx.$queryRaw`
          select listing_id::text as "listingId", json_agg(json_build_object('date', date, 'priceOre', price_ore) order by date) as overrides
          from price_override where listing_id = any(${[...listingIds]}::uuid[]) and date >= ${today}::date group by listing_id`,
      )
      .map(({ listingId, overrides }) => [listingId, overrides]),
  )

/** One notice for each host: it sends the browser back to everything that shows prices. */
const noticesOf = (homes: readonly ChangedHome[]): ReadonlyMap<string, string> => {
  const told = new Set<string>()
  const notices = new Map<string, string>()
  for (const { listingId, hostId } of homes) {
    if (hostId === null || told.has(hostId)) continue
    told.add(hostId)
    notices.set(listingId, hostId)
  }
  return notices
}

/** Emits the rates of homes: their cards and every override from today on. Returns their revisions. */
export const emitRatesChanged = async (
  kit: Kit,
  tx: Tx,
  homes: readonly ChangedHome[],
  now: Date,
): Promise<{ listingId: ListingId; revision: number }[]> => {
  const listingIds = homes.map(({ listingId }) => listingId)
  const cards = await tx.rateCard.findMany({ where: { listingId: { in: listingIds } } })
  const overridesOf = await findOverrides(tx, listingIds, copenhagenDate(now))
  const notices = noticesOf(homes)
  await kit.emitAll(
    tx,
    cards.map(({ listingId, revision, changedAt, ...row }) => {
      const userId = notices.get(listingId)
      return outgoing(pricingEvents.ratesChanged, {
        aggregateId: listingId,
        revision,
        data: {
          listingId: ListingId.parse(listingId),
          card: toCard(row),
          overrides: overridesOf.get(listingId) ?? [],
          changedAt: changedAt.toISOString(),
        },
        ...(userId === undefined ? {} : { notify: [{ userId, type: 'rates.changed', id: listingId, revision }] }),
      })
    }),
  )
  return cards.map(({ listingId, revision }) => ({ listingId: ListingId.parse(listingId), revision }))
}
