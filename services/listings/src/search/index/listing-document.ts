import type { ListingCard, ListingContent, ListingDetail } from '@nordbo/contracts'
import { exactPlace, idsOf, type ListingWithPhotos, toContent, toPhoto } from '../../core/listing-columns.ts'

/**
 * Version of the stored card and page. Raise it with every change of their shape (a test compares it): documents of a lower version are rewritten when the
 * service starts, and when a page is read (refresh-documents.ts). 1 is the shape before versions were stored.
 */
export const documentVersion = 1

/** Photos on a card. Few, so that a page of cards stays small. */
export const photosOnCard = 3

/** Fields computed when a card or page is read, because they change without the host. */
type Computed =
  | 'rating'
  | 'reviewCount'
  | 'nightOre'
  | 'totalOre'
  | 'stay'
  | 'badge'
  | 'guestFavourite'
  | 'lastBookedAt'

/** Arrival notes are for the guests of a stay only. */
const publicEnglish = ({ arrivalNotes: _, ...texts }: NonNullable<ListingContent['english']>) => texts

/** The stored part of a card. */
export type StoredCard = Omit<ListingCard, Computed>
/** The stored part of a page beyond its card. */
export type StoredPage = Omit<
  ListingDetail,
  Exclude<keyof StoredCard, 'photos' | 'english'> | Computed | 'card' | 'active' | 'exact' | 'ratingBreakdown'
>

/** The public facts of a home for its card. The location is the fuzzed point. */
export const storedCardOf = (row: ListingWithPhotos): StoredCard => {
  const content = toContent(row)
  const { city, region, country } = exactPlace(row).address
  return {
    id: idsOf(row).id,
    title: content.title,
    english: content.english && { title: content.english.title },
    subcategory: content.subcategory,
    city,
    region,
    country,
    location: { lat: row.publicLat, lng: row.publicLng },
    maxGuests: content.maxGuests,
    bedrooms: content.bedrooms,
    beds: content.beds,
    bathrooms: content.bathrooms,
    tags: content.tags,
    photos: row.photos.slice(0, photosOnCard).map(toPhoto),
    bookingMode: content.bookingMode,
    cancellationPolicy: content.cancellationPolicy,
    petsAllowed: content.rules.petsAllowed,
    featured: row.featured,
    createdAt: row.createdAt.toISOString(),
  }
}

/** The public facts of a home for its page, beyond the card. */
export const storedPageOf = (row: ListingWithPhotos): StoredPage => {
  const content = toContent(row)
  return {
    hostId: idsOf(row).hostId,
    description: content.description,
    english: content.english && publicEnglish(content.english),
    amenities: content.amenities,
    sleeping: content.sleeping,
    rules: content.rules,
    safety: content.safety,
    checkInFrom: content.checkInFrom,
    checkOutBefore: content.checkOutBefore,
    requestAutoExpireHours: content.requestAutoExpireHours,
    firstGuestPolicy: content.firstGuestPolicy,
    photos: row.photos.map(toPhoto),
    indexable: content.indexable,
  }
}
