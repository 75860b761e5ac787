import { isDeepStrictEqual } from 'node:util'
import {
  DraftAnswers,
  err,
  type ListingId,
  listingsEvents,
  type listingsService,
  missingItems,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type RateCard,
  type Result,
  toListing,
  UserId,
  withDefaults,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { fromContent, withPhotos } from '../core/listing-columns.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import { fuzzPoint } from '../geo/fuzz-point.ts'
import { emitListingChanged } from '../listing/bookable-listing.ts'
import { lockForChange, storeChange } from '../listing/change-listing.ts'
import { hasAcceptedTerms } from '../listing/host-terms.ts'
import { indexListing } from '../search/index/index-listing.ts'
import { type DraftRow, lockOwnDraft, toDraft } from './draft-store.ts'

type Procedure = typeof listingsService.procedures.publishDraft

/** Stores the hidden home of a draft with its photos, anew if an earlier attempt was cut off. */
const storeHome = async (
  { kit, config }: Deps,
  tx: Tx,
  { id, hostId, createdAt, photos }: DraftRow,
  { content, now }: { content: Parameters<typeof fromContent>[0]; now: Date },
): Promise<void> => {
  const { lat, lng } = fuzzPoint(config.FUZZ_SECRET, { listingId: id, addressVersion: 1, exact: content.location })
  const columns = { ...fromContent(content), publicLat: lat, publicLng: lng, addressVersion: 1, updatedAt: now }
  await tx.listing.upsert({
    where: { id },
    create: { ...columns, ...{ id, hostId, active: false, featured: false, createdAt, revision: 1 } },
    update: { ...columns, revision: { increment: 1 } },
  })
  await tx.photo.deleteMany({ where: { listingId: id } })
  await tx.photo.createMany({ data: photos })
  const row = await tx.listing.findUniqueOrThrow({ where: { id }, include: withPhotos })
  await indexListing(kit, tx, row)
  await emitListingChanged(kit, tx, row)
}

type Listing = NonNullable<ReturnType<typeof toListing>>

/** What the home of a finished draft holds; `listing.incomplete` while something is missing. */
const finish = (row: DraftRow, termsAccepted: boolean): Result<Listing> => {
  const { answers, photos } = toDraft(row)
  const home = { answers: withDefaults(answers), photos: photos.length, hasCover: photos.length > 0, termsAccepted }
  const missing = missingItems(home)
  const listing = toListing(answers)
  return missing.length > 0 || !listing ? err('listing.incomplete', { missing }) : ok(listing)
}

/** A draft as its hidden home was made of it, and the home's prices. */
interface MadeHome {
  draft: DraftRow
  card: RateCard
}

/** Makes a hidden home of a finished draft. Returns undefined if it was published before. */
const makeHome = async (deps: Deps, id: ListingId, call: Call): Promise<Result<MadeHome | undefined>> => {
  const termsAccepted = call.actor.kind === 'user' && (await hasAcceptedTerms(deps, call.actor.userId))
  deps.kit.crashPoint('listings:draft-begun')
  return deps.db.transaction(async (tx) => {
    const draft = await lockOwnDraft(tx, call.actor, { id, kind: 'home' })
    if (!draft.ok) {
      const home = draft.error.code === 'listing.notFound' ? await lockForChange(tx, call.actor, id) : draft
      return home.ok && 'active' in home.value && home.value.active ? ok(undefined) : draft
    }
    const listing = finish(draft.value, termsAccepted)
    if (!listing.ok) return listing
    await storeHome(deps, tx, draft.value, { content: listing.value.content, now: call.now })
    deps.kit.crashPoint('listings:draft-stored')
    return ok({ draft: draft.value, card: listing.value.card })
  })
}

/**
 * Makes the home anew if another device has changed the draft since. The draft stays locked, so that nothing that was saved is lost. Prices
 * are stored already: a repeat of the call stores others.
 */
const followDraft = async (deps: Deps, tx: Tx, made: MadeHome, call: Call): Promise<Result<null>> => {
  const draft = await lockOwnDraft(tx, call.actor, { id: made.draft.id, kind: 'home' })
  if (!draft.ok) return ok(null)
  const { revision, photos } = draft.value
  if (revision === made.draft.revision && isDeepStrictEqual(photos, made.draft.photos)) return ok(null)
  const listing = finish(draft.value, true)
  if (!listing.ok) return listing
  if (!isDeepStrictEqual(listing.value.card, made.card)) return err('service.unavailable')
  await storeHome(deps, tx, draft.value, { content: listing.value.content, now: call.now })
  return ok(null)
}

/** Ends a draft, and hands on the extras that were chosen in it (docs/product/extras.md, Chosen in the wizard). */
const endDraft = async (
  { kit }: Deps,
  tx: Tx,
  { id, hostId, revision }: { id: ListingId; hostId: string; revision: number },
): Promise<void> => {
  const draft = await tx.listingDraft.findUnique({ where: { id } })
  const codes = DraftAnswers.parse(draft?.answers ?? {}).extras ?? []
  await tx.listingDraft.deleteMany({ where: { id } })
  const data = { listingId: id, hostId: UserId.parse(hostId), codes: [...new Set(codes)] }
  if (codes.length > 0) await kit.emit(tx, listingsEvents.extrasWanted, { aggregateId: id, revision, data })
}

/** Publishes a draft: home, prices, then visible in one commit with the end of the draft. Each step can be repeated. */
export const publishDraft =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const made = await makeHome(deps, id, call)
    if (made.ok && made.value) {
      deps.kit.crashPoint('listings:draft-made')
      const priced = await deps.pricing.setRatesOfDraft({ listingId: id, card: made.value.card })
      if (!priced.ok) return priced
      deps.kit.crashPoint('listings:draft-priced')
    }
    const published = await call.command(deps.db, async (tx) => {
      if (!made.ok) return made
      const followed = made.value ? await followDraft(deps, tx, made.value, call) : ok(null)
      if (!followed.ok) return followed
      const home = await lockForChange(tx, call.actor, id)
      if (!home.ok) return home
      const { active, revision, publishedAt, hostId } = home.value
      await endDraft(deps, tx, { id, hostId, revision })
      deps.kit.crashPoint('listings:draft-ended')
      if (active) return ok({ revision })
      const change = { active: true, publishedAt: publishedAt ?? call.now, updatedAt: call.now }
      const shown = await storeChange(deps, tx, id, change)
      deps.kit.crashPoint('listings:draft-shown')
      return ok({ revision: shown })
    })
    deps.kit.crashPoint('listings:draft-published')
    if (published.ok) notifyOfDraft(deps, call.actor, id)
    return published
  }
