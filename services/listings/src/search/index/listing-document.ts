import type { ListingCard, ListingContent, ListingDetail } from '@nordbo/contracts'
import { exactPlace, idsOf, type ListingWithPhotos, toContent, toPhoto } from '../../core/listing-columns.ts'

/** Pictures on a card: enough to leaf through, few enough for a page of cards to stay small. */
export const photosOnCard = 3

/** What changes without its host: the rest of a card or page is kept ready made. */
type Computed =
  | 'rating'
  | 'reviewCount'
  | 'nightOre'
  | 'totalOre'
  | 'stay'
  | 'badge'
  | 'guestFavourite'
  | 'lastBookedAt'

/** How to get in is for the people of a stay. */
const publicEnglish = ({ arrivalNotes: _, ...told }: NonNullable<ListingContent['english']>) => told

/** A card as it is stored. */
export type StoredCard = Omit<ListingCard, Computed>
/** What a page has beyond the card, as it is stored. */
export type StoredPage = Omit<
  ListingDetail,
  Exclude<keyof StoredCard, 'photos' | 'english'> | Computed | 'card' | 'active' | 'exact' | 'ratingBreakdown'
>

/** What is public of a home on a card. The point is the fuzzed one. */
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

/** What is public of a home on its page beyond the card. */
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
