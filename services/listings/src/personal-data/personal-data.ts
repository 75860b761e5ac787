import type { ErasedKind, ErasureRuleName } from '@nordbo/contracts'
import type { ErasureStep, PersonalData } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { storeChange } from '../listing/change-listing.ts'
import { exportedRows } from './exported-rows.ts'
import { deletePhotoFiles, listPhotoFiles } from './person-photos.ts'

const step = (rule: ErasureRuleName<'listings'>, sql: string): ErasureStep => ({ rule, sql })

const ownHomes = '(select id from listing where host_id = $1::uuid)'

/** What happens to a person's rows, in this order (docs/product/data-rights.md, Erasure). */
const steps: readonly ErasureStep[] = [
  step('drafts', 'delete from listing_draft where host_id = $1::uuid'),
  step('homes', 'select count(*) from listing where host_id = $1::uuid'),
  step('searchRows', `delete from listing_document where listing_id in ${ownHomes}`),
  step('searchRows', `delete from search_listing where listing_id in ${ownHomes}`),
  // The trigger of the deletion above holds the lexicon's lock until the end of the transaction.
  step('searchWords', 'delete from search_lexicon where homes <= 0 and $1::uuid is not null'),
  step('stays', 'select count(*) from guest_booking where guest_id = $1::uuid'),
  step('unpublishedReviews', `delete from written_review where guest_id = $1::uuid and published_at is null`),
  step(
    'unpublishedReviews',
    `delete from written_review where (host_id = $1::uuid or guest_id = $1::uuid) and side = 'host'`,
  ),
  step('hostReplies', `update review set host_reply = null where host_reply is not null and listing_id in ${ownHomes}`),
  step('reviews', 'select count(*) from review where author_id = $1::uuid'),
  step('wishlists', 'delete from wishlist where user_id = $1::uuid'),
  step('searchRows', 'delete from host_privacy where host_id = $1::uuid'),
  step('savedSearches', 'delete from saved_search where user_id = $1::uuid'),
]

/** What stands in place of the texts of an erased host's home. */
const closedHome = {
  description: 'Denne bolig er lukket.',
  line1: '-',
  postalCode: '-',
}

/** Closes a person's homes and takes their texts, address and exact position away. Booking and pricing hear of it. */
const closeHomes = async (deps: Pick<Deps, 'kit'>, tx: Tx, personId: string, now: Date): Promise<ErasedKind[]> => {
  let photos = 0
  const homes = await tx.listing.findMany({ where: { hostId: personId }, orderBy: { id: 'asc' } })
  for (const { id, publicLat, publicLng, rules } of homes) {
    photos += (await tx.photo.deleteMany({ where: { listingId: id } })).count
    photos += (await tx.deletedPhoto.deleteMany({ where: { listingId: id } })).count
    await tx.$executeRaw`update listing set english = null where id = ${id}::uuid`
    const house = typeof rules === 'object' && rules !== null && !Array.isArray(rules) ? rules : {}
    await storeChange(deps, tx, id, {
      ...closedHome,
      line2: null,
      region: null,
      cvr: null,
      companyName: null,
      arrivalNotes: null,
      rules: { ...house, additional: null },
      sleeping: [],
      lat: publicLat,
      lng: publicLng,
      active: false,
      indexable: false,
      updatedAt: now,
    })
  }
  return [{ rule: 'homePhotos', rows: photos }]
}

/** What listings has of people. */
export const personalData = (deps: Pick<Deps, 'kit' | 'db'>): PersonalData<Tx> => ({
  rows: exportedRows,
  files: (personId) => listPhotoFiles(deps, personId),
  steps,
  eraseOutside: (personId) => deletePhotoFiles(deps, personId),
  eraseInside: (tx, personId, now) => closeHomes(deps, tx, personId, now),
})
