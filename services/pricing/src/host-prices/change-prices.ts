import {
  addDays,
  type CalendarChanged,
  copenhagenDate,
  type DateRange,
  err,
  type ListingId,
  ok,
  type ParsedInputOf,
  type pricingService,
  type Result,
  runsOf,
  runsWithin,
  sameRuns,
  undoMs,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import type { Owner } from '../homes/owner-store.ts'
import { emitRatesChanged } from '../rates/emit-rates-changed.ts'
import { findChange, type HomeChange, insertChange, markUndone, type StoredChange } from './change-store.ts'
import { findOverrides, lockCards, replaceOverrides } from './override-store.ts'
import { requireOwnHomes } from './own-homes.ts'

type Procedures = typeof pricingService.procedures
type Changed = z.input<typeof CalendarChanged>

/** The latest date with an override, in days from today: three years, so that a home's rates fit in one event. */
const horizonDays = 1_096

const windowOf = (homes: readonly { ranges: readonly DateRange[] }[]): DateRange => ({
  from: homes.flatMap(({ ranges }) => ranges.map(({ from }) => from)).sort()[0] ?? '',
  to:
    homes
      .flatMap(({ ranges }) => ranges.map(({ to }) => to))
      .sort()
      .at(-1) ?? '',
})

/** Finds the own prices of the days as they are now. The cards are locked. */
const currentPrices = async (tx: Tx, homes: readonly { listingId: ListingId; ranges: DateRange[] }[]) => {
  const found = await findOverrides(
    tx,
    homes.map(({ listingId }) => listingId),
    windowOf(homes),
  )
  const overridesOf = new Map<string, (typeof found)[number]['overrides']>(
    found.map(({ listingId, overrides }) => [listingId, overrides]),
  )
  return (listingId: ListingId, ranges: readonly DateRange[]) => runsWithin(overridesOf.get(listingId) ?? [], ranges)
}

interface Change {
  owners: ReadonlyMap<string, Owner>
  kind: StoredChange['kind']
  priceOre: number | null
  homes: HomeChange[]
}

const storeChange = async (deps: Deps, tx: Tx, call: Call, { owners, ...change }: Change): Promise<Changed> => {
  const { now } = call
  await replaceOverrides(
    tx,
    change.homes.map(({ listingId, ranges, after }) => ({ listingId, ranges, prices: after })),
    now,
  )
  const changed = change.homes.map(({ listingId }) => ({ listingId, hostId: owners.get(listingId)?.hostId ?? null }))
  const homes = await emitRatesChanged(deps.kit, tx, changed, now)
  const changeId = await insertChange(tx, { ...change, personId: personOf(call.actor), madeAt: now })
  return { changeId, undoUntil: new Date(now.getTime() + undoMs).toISOString(), homes }
}

/** Locks the cards first, so that a home's events are emitted in the order of their revisions. */
const inPriceCommand = (
  deps: Deps,
  call: Call,
  listingIds: readonly ListingId[],
  work: (tx: Tx) => Promise<Result<Changed>>,
): Promise<Result<Changed>> =>
  call.command(deps.db, async (tx) =>
    (await lockCards(tx, listingIds)) < listingIds.length ? err('rates.notFound') : work(tx),
  )

/** Sets the prices of days of the host's homes, or removes them with null, all or none. Refuses homes without a rate card. */
export const setPriceOverrides =
  (deps: Deps) =>
  async ({ homes, priceOre }: ParsedInputOf<Procedures['setPriceOverrides']>, call: Call): Promise<Result<Changed>> => {
    const listingIds = homes.map(({ listingId }) => listingId)
    const owners = await requireOwnHomes(deps, call, listingIds)
    if (!owners.ok) return owners
    const horizon = addDays(copenhagenDate(call.now), horizonDays)
    if (windowOf(homes).to > addDays(horizon, 1)) return err('request.invalid', { field: 'ranges', latest: horizon })
    return inPriceCommand(deps, call, listingIds, async (tx) => {
      const now = await currentPrices(tx, homes)
      const changed = homes.map(({ listingId, ranges }) => ({
        listingId,
        ranges,
        before: now(listingId, ranges),
        after: priceOre === null ? [] : runsOf(ranges, priceOre),
      }))
      const kind = priceOre === null ? 'clearPrice' : 'price'
      return ok(await storeChange(deps, tx, call, { owners: owners.value, kind, priceOre, homes: changed }))
    })
  }

const undo = async (deps: Deps, tx: Tx, call: Call, change: StoredChange, owners: ReadonlyMap<string, Owner>) => {
  // The command may have waited for another undo of the same change.
  if (!(await markUndone(tx, change.id, call.now))) return err('calendar.changedSince')
  const now = await currentPrices(tx, change.homes)
  if (change.homes.some(({ listingId, ranges, after }) => !sameRuns(now(listingId, ranges), after)))
    return err('calendar.changedSince')
  const homes = change.homes.map(({ before, after, ...home }) => ({ ...home, before: after, after: before }))
  return ok(await storeChange(deps, tx, call, { owners, kind: 'undo', priceOre: null, homes }))
}

/** Restores the prices that a change replaced, as a change of its own (docs/product/listings.md, Calendar). */
export const undoPriceChange =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['undoPriceChange']>, call: Call): Promise<Result<Changed>> => {
    const change = await findChange(deps.db.client, personOf(call.actor), id)
    if (!change) return err('calendar.changeNotFound')
    const listingIds = change.homes.map(({ listingId }) => listingId)
    const owners = await requireOwnHomes(deps, call, listingIds)
    if (!owners.ok) return owners
    return inPriceCommand(deps, call, listingIds, async (tx) =>
      // A repeat of an undo that was made in time gets its stored answer before this is asked.
      call.now.getTime() > change.madeAt.getTime() + undoMs
        ? err('calendar.undoTooLate')
        : undo(deps, tx, call, change, owners.value),
    )
  }
