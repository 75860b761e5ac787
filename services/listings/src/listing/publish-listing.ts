import {
  type ChecklistItem,
  err,
  type ListingId,
  type listingsService,
  missingItems,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { type ListingWithPhotos, toContent } from '../core/listing-columns.ts'
import { lockForChange, storeChange } from './change-listing.ts'
import { hasAcceptedTerms } from './host-terms.ts'

type Procedure = typeof listingsService.procedures.publish

/** Price of a weekday night, øre. Reads it from pricing if its event has not arrived yet. */
const priceOf = async ({ db, pricing }: Deps, id: ListingId): Promise<number | undefined> => {
  const row = await db.client.searchListing.findUnique({ where: { listingId: id }, select: { baseOre: true } })
  if (row && row.baseOre > 0) return row.baseOre
  const answer = await pricing.ratesByIds({ ids: [id] })
  return answer.ok ? answer.value.rates[0]?.card.baseOre : undefined
}

interface Facts {
  baseOre: number | null
  termsAccepted: boolean
}

/** What a stored home lacks (docs/product/listings.md, Checklist). */
const missingOf = (row: ListingWithPhotos, { baseOre, termsAccepted }: Facts): ChecklistItem[] => {
  const { address, business, ...content } = toContent(row)
  return missingItems({
    answers: { ...content, ...address, isBusiness: business !== null, ...business, baseOre },
    photos: row.photos.length,
    hasCover: row.photos.some(({ position }) => position === 0),
    // A home that was published before needs no terms again: its host accepted them then, or it was imported.
    termsAccepted: termsAccepted || row.publishedAt !== null,
  })
}

/** Publishes a home whose checklist is complete; else `listing.incomplete`. */
export const publishListing =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const owner = await deps.db.client.listing.findUnique({
      where: { id },
      select: { hostId: true, publishedAt: true },
    })
    const [baseOre, termsAccepted] = await Promise.all([
      priceOf(deps, id),
      owner && owner.publishedAt === null ? hasAcceptedTerms(deps, owner.hostId) : false,
    ])
    return call.command(deps.db, async (tx) => {
      const found = await lockForChange(tx, call.actor, id)
      if (!found.ok) return found
      const row = found.value
      if (row.active) return ok({ revision: row.revision })
      const missing = missingOf(row, { baseOre: baseOre ?? null, termsAccepted })
      if (missing.length > 0) return err('listing.incomplete', { missing })
      const publishedAt = row.publishedAt ?? call.now
      return ok({ revision: await storeChange(deps, tx, id, { active: true, publishedAt, updatedAt: call.now }) })
    })
  }

/** Hides a home from guests. Its bookings remain. */
export const unpublishListing =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> =>
    call.command(deps.db, async (tx) => {
      const found = await lockForChange(tx, call.actor, id)
      if (!found.ok) return found
      if (!found.value.active) return ok({ revision: found.value.revision })
      return ok({ revision: await storeChange(deps, tx, id, { active: false, updatedAt: call.now }) })
    })
