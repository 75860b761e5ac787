import {
  err,
  type HostPrices,
  mostShownNights,
  nightsBetween,
  ok,
  type pricingService,
  summaryOfChange,
} from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { weekendOre } from '../quote/nightly-prices.ts'
import { settingsRow } from '../settings/settings-row.ts'
import { setPriceOverrides, undoPriceChange } from './change-prices.ts'
import { findChanges } from './change-store.ts'
import { findOverrides } from './override-store.ts'
import { requireOwnHomes } from './own-homes.ts'

type Procedures = Handlers<(typeof pricingService)['procedures']>

/** The prices of the host's homes by date (docs/product/listings.md, Calendar). */
const showHostPrices =
  (deps: Deps): Procedures['hostPrices'] =>
  async ({ listingIds, from, to }, call) => {
    if (from >= to || nightsBetween(from, to) > mostShownNights)
      return err('quote.datesInvalid', { maxNights: mostShownNights })
    const owners = await requireOwnHomes(deps, call, [...new Set(listingIds)])
    if (!owners.ok) return owners
    const { client } = deps.db
    const [cards, found, settings] = await Promise.all([
      client.rateCard.findMany({ where: { listingId: { in: listingIds } } }),
      findOverrides(client, listingIds, { from, to }),
      client.feeSettings.findUniqueOrThrow({ where: settingsRow }),
    ])
    const cardOf = new Map(cards.map((card) => [card.listingId, card]))
    const overridesOf = new Map<string, HostPrices['overrides']>(
      found.map(({ listingId, overrides }) => [
        listingId,
        overrides.map(({ value, ...range }) => ({ ...range, priceOre: value })),
      ]),
    )
    const homes = listingIds.flatMap((listingId): HostPrices[] => {
      const card = cardOf.get(listingId)
      if (!card) return []
      const overrides = overridesOf.get(listingId) ?? []
      return [{ listingId, revision: card.revision, baseOre: card.baseOre, weekendOre: weekendOre(card), overrides }]
    })
    return ok({ homes, weekendNights: settings.weekendNights })
  }

const showChanges =
  ({ db }: Pick<Deps, 'db'>): Procedures['priceChanges'] =>
  async (_input, { actor }) => {
    const changes = await findChanges(db.client, personOf(actor))
    return ok({ changes: changes.map((change) => summaryOfChange({ ...change, text: null })) })
  }

/** The procedures of a host's prices by date. */
export const hostPriceHandlers = (deps: Deps) =>
  ({
    hostPrices: showHostPrices(deps),
    setPriceOverrides: setPriceOverrides(deps),
    priceChanges: showChanges(deps),
    undoPriceChange: undoPriceChange(deps),
  }) satisfies Partial<Procedures>
