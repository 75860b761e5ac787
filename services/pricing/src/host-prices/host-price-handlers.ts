import {
  err,
  type HostPrices,
  mostPriceRuns,
  mostShownNights,
  nightsBetween,
  ok,
  type pricingService,
  summaryOfChange,
} from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import type { Owner } from '../homes/owner-store.ts'
import { weekendOre } from '../quote/nightly-prices.ts'
import { setPriceOverrides, undoPriceChange } from './change-prices.ts'
import { findChanges } from './change-store.ts'
import { findHostPrices, type StoredHostPrices } from './host-price-store.ts'
import { refuseForeign, requireOwnHomes } from './own-homes.ts'

type Procedures = Handlers<(typeof pricingService)['procedures']>

const ownersOf = (stored: readonly StoredHostPrices[]): Map<string, Owner> =>
  new Map(stored.flatMap(({ listingId, hostId, active }) => (hostId === null ? [] : [[listingId, { hostId, active }]])))

/** The first homes whose own prices fit into an answer, at least one. */
const thatFit = (stored: readonly StoredHostPrices[]): readonly StoredHostPrices[] => {
  let runs = 0
  const over = stored.findIndex(({ overrides }, index) => {
    runs += overrides.length
    return index > 0 && runs > mostPriceRuns
  })
  return over === -1 ? stored : stored.slice(0, over)
}

const toHostPrices = (stored: StoredHostPrices): HostPrices[] => {
  const { listingId, revision, baseOre, weekendPercent, overrides } = stored
  if (revision === null || baseOre === null || weekendPercent === null) return []
  return [{ listingId, revision, baseOre, weekendOre: weekendOre({ baseOre, weekendPercent }), overrides }]
}

/** The prices of the host's homes by date (docs/product/listings.md, Calendar). */
const showHostPrices =
  (deps: Deps): Procedures['hostPrices'] =>
  async ({ listingIds, from, to }, call) => {
    if (from >= to || nightsBetween(from, to) > mostShownNights)
      return err('quote.datesInvalid', { maxNights: mostShownNights })
    const stored = await findHostPrices(deps.db, personOf(call.actor), listingIds, { from, to })
    const [first] = stored
    if (first?.suspended) return err('auth.suspended')
    // Homes that were created a moment ago are asked for at listings.
    const unknown = stored.some(({ hostId }) => hostId === null)
    const owners = unknown
      ? await requireOwnHomes(deps, call, [...new Set(listingIds)])
      : refuseForeign(call, ownersOf(stored), listingIds)
    if (!owners.ok) return owners
    const fitting = thatFit(stored)
    return ok({
      homes: fitting.flatMap(toHostPrices),
      rest: listingIds.slice(fitting.length),
      weekendNights: first?.weekendNights ?? [],
    })
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
