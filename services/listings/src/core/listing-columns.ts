import { Address, ListingContent, ListingId, PhotoDescriptor, Point, UserId } from '@nordbo/contracts'
import { type Listing, type Photo, Prisma } from '../generated/prisma/client.ts'

/** A stored home with its photos in order. */
export type ListingWithPhotos = Listing & { photos: Photo[] }

/** The `include` that reads a home with its photos in order. */
export const withPhotos = { photos: { orderBy: { position: 'asc' } } } as const satisfies Prisma.ListingInclude

/** The columns of a home's content. */
export const fromContent = ({ address, location, business, english, ...content }: ListingContent) => ({
  ...content,
  english: english ?? Prisma.DbNull,
  ...address,
  ...location,
  cvr: business?.cvr ?? null,
  companyName: business?.companyName ?? null,
})

/** The exact place of a stored home, which is never public. */
export const exactPlace = (row: Listing): { address: Address; location: Point } => ({
  address: Address.parse(row),
  location: Point.parse(row),
})

/** The content of a stored home. */
export const toContent = (row: Listing): ListingContent => {
  const { cvr, companyName } = row
  const business = cvr !== null && companyName !== null ? { cvr, companyName } : null
  return ListingContent.parse({ ...row, ...exactPlace(row), business })
}

/** Maps a stored photo to the contract. */
export const toPhoto = ({
  alt,
  altEnglish,
  ...photo
}: Omit<Photo, 'listingId' | 'position' | 'addedAt'>): PhotoDescriptor =>
  PhotoDescriptor.parse({ ...photo, ...(alt === null ? {} : { alt }), ...(altEnglish === null ? {} : { altEnglish }) })

/** The columns of a photo. */
export const fromPhoto = ({ alt, altEnglish, ...photo }: PhotoDescriptor) => ({
  ...photo,
  alt: alt ?? null,
  altEnglish: altEnglish ?? null,
})

/** The branded ids of a home and its host. */
export const idsOf = (row: Pick<Listing, 'id' | 'hostId'>): { id: ListingId; hostId: UserId } => ({
  id: ListingId.parse(row.id),
  hostId: UserId.parse(row.hostId),
})
