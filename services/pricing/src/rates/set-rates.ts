import {
  type Actor,
  err,
  type ListingId,
  ok,
  type ParsedInputOf,
  type pricingService,
  RateCard,
  type Result,
} from '@nordbo/contracts'
import { type Call, ownerOrAdmin, refuseSuspended } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { RateCard as Row } from '../generated/prisma/client.ts'
import { findOwner, type Owner } from '../homes/owner-store.ts'
import { emitRatesChanged } from './emit-rates-changed.ts'
import { toCard, toCardColumns } from './rate-card.ts'

type Procedures = typeof pricingService.procedures
type Revised = Result<{ revision: number }>

/** Creates or replaces a home's rate card. Its overrides stay. Returns the revision. */
const storeCard = async (
  { kit }: Deps,
  tx: Tx,
  { listingId, card, hostId }: { listingId: ListingId; card: RateCard; hostId: string | null },
  now: Date,
): Promise<Revised> => {
  const columns = { ...toCardColumns(card), changedAt: now }
  await tx.rateCard.upsert({
    where: { listingId },
    create: { listingId, ...columns, revision: 1 },
    update: { ...columns, revision: { increment: 1 } },
  })
  const [changed] = await emitRatesChanged(kit, tx, [{ listingId, hostId }], now)
  return changed ? ok({ revision: changed.revision }) : err('listing.notFound')
}

/** Why the actor may not change a home's rates. Hides that a home exists which guests cannot see. */
const rightsProblem = (actor: Actor, owner: Owner | undefined): Result<never> | undefined => {
  if (!owner) return err('listing.notFound')
  if (ownerOrAdmin(actor, owner.hostId)) return undefined
  return err(owner.active ? 'rates.notOwner' : 'listing.notFound')
}

/**
 * Locks and returns a home's stored card; null without one. A revision that is no longer the current one is refused: two editors must
 * not overwrite each other (docs/product/hosting.md, Editing).
 */
const lockCard = async (tx: Tx, listingId: ListingId, seen: number | undefined): Promise<Result<Row | null>> => {
  await tx.$queryRaw`select 1 from rate_card where listing_id = ${listingId}::uuid for update`
  const row = await tx.rateCard.findUnique({ where: { listingId } })
  const revision = row?.revision ?? 0
  return seen === undefined || seen === revision ? ok(row) : err('rates.changedMeanwhile', { revision })
}

/** What a change makes of a home's stored card; null without one. */
type NextCard = (before: Row | null) => Result<RateCard>

/** Changes the rate card of a home of the actor, under the card's lock. */
const changeCard = async (
  deps: Deps,
  { listingId, revision }: { listingId: ListingId; revision?: number | undefined },
  call: Call,
  next: NextCard,
): Promise<Revised> => {
  const owner = await findOwner(deps, listingId)
  return call.command(deps.db, async (tx) => {
    const problem = rightsProblem(call.actor, owner)
    if (problem) return problem
    const standing = await refuseSuspended(tx, call.actor)
    if (!standing.ok) return standing
    const current = await lockCard(tx, listingId, revision)
    if (!current.ok) return current
    const card = next(current.value)
    return card.ok
      ? storeCard(deps, tx, { listingId, card: card.value, hostId: owner?.hostId ?? null }, call.now)
      : card
  })
}

/** Sets the rate card of a home of the actor. */
export const setRates =
  (deps: Deps) =>
  ({ card, ...home }: ParsedInputOf<Procedures['setRates']>, call: Call): Promise<Revised> =>
    changeCard(deps, home, call, () => ok(card))

/** Changes some fields of the rate card of a home of the actor. */
export const changeRates =
  (deps: Deps) =>
  ({ patch, ...home }: ParsedInputOf<Procedures['changeRates']>, call: Call): Promise<Revised> =>
    changeCard(deps, home, call, (row) => {
      const before = row && toCard(row)
      const discounts = { ...before?.discounts, ...patch.discounts }
      const after = RateCard.safeParse({ ...before, ...patch, discounts })
      // Only the first card can lack something: its base price.
      return after.success ? ok(after.data) : err('rates.notFound')
    })

/** Sets the rate card of a home that listings makes of a draft. */
export const setRatesOfDraft =
  (deps: Deps) =>
  async ({ listingId, card }: ParsedInputOf<Procedures['setRatesOfDraft']>, { now }: Call): Promise<Revised> =>
    deps.db.transaction((tx) => storeCard(deps, tx, { listingId, card, hostId: null }, now))
