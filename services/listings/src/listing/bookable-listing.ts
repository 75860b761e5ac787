import { type BookableListing, listingsEvents } from '@nordbo/contracts'
import { findSuspended, type Kit, type NoticeDraft, outgoing } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { idsOf, type ListingWithPhotos, toContent, toPhoto } from '../core/listing-columns.ts'

/** The facts of a home for booking and pricing. A home of a suspended host is inactive. */
export const toBookable = (row: ListingWithPhotos, suspended: ReadonlySet<string>): BookableListing => {
  const { id: listingId, hostId } = idsOf(row)
  const content = toContent(row)
  const [cover] = row.photos
  return {
    listingId,
    hostId,
    active: row.active && !suspended.has(row.hostId),
    title: content.title,
    city: content.address.city,
    country: content.address.country,
    maxGuests: content.maxGuests,
    bookingMode: content.bookingMode,
    requestAutoExpireHours: content.requestAutoExpireHours,
    firstGuestPolicy: content.firstGuestPolicy,
    cancellationPolicy: content.cancellationPolicy,
    checkInFrom: content.checkInFrom,
    checkOutBefore: content.checkOutBefore,
    petsAllowed: content.rules.petsAllowed,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    photo: cover ? toPhoto(cover) : null,
  }
}

/** Emits a home's current facts in both event versions that consumers read. `notify`: people whose browsers look at it again. */
export const emitListingChanged = async (
  kit: Kit,
  tx: Tx,
  row: ListingWithPhotos,
  notify: readonly NoticeDraft[] = [],
): Promise<void> => {
  const data = toBookable(row, await findSuspended(tx, [row.hostId]))
  const event = { aggregateId: row.id, revision: row.revision, data }
  return kit.emitAll(tx, [
    outgoing(listingsEvents.listingChanged, { ...event, notify }),
    outgoing(listingsEvents.listingChanged3, event),
  ])
}
