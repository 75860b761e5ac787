import { Address, ListingContent, ListingId, PhotoDescriptor, Point, UserId } from '@nordbo/contracts'
import { type Listing, type Photo, Prisma } from '../generated/prisma/client.ts'

/** A stored home with its pictures in order. */
export type ListingWithPhotos = Listing & { photos: Photo[] }

/** How a home is read with its pictures in order. */
export const withPhotos = { photos: { orderBy: { position: 'asc' } } } as const satisfies Prisma.ListingInclude

/** What a host says of a home, as it is stored. */
export const fromContent = ({ address, location, business, english, ...content }: ListingContent) => ({
  ...content,
  english: english ?? Prisma.DbNull,
  ...address,
  ...location,
  cvr: business?.cvr ?? null,
  companyName: business?.companyName ?? null,
})

/** Where a stored home lies; never public. */
export const exactPlace = (row: Listing): { address: Address; location: Point } => ({
  address: Address.parse(row),
  location: Point.parse(row),
})

/** What a stored home's host said of it. */
export const toContent = (row: Listing): ListingContent => {
  const { cvr, companyName } = row
  const business = cvr !== null && companyName !== null ? { cvr, companyName } : null
  return ListingContent.parse({ ...row, ...exactPlace(row), business })
}

/** A stored picture as the contract words it. */
export const toPhoto = ({
  alt,
  altEnglish,
  ...photo
}: Omit<Photo, 'listingId' | 'position' | 'addedAt'>): PhotoDescriptor =>
  PhotoDescriptor.parse({ ...photo, ...(alt === null ? {} : { alt }), ...(altEnglish === null ? {} : { altEnglish }) })

/** A picture as it is stored. */
export const fromPhoto = ({ alt, altEnglish, ...photo }: PhotoDescriptor) => ({
  ...photo,
  alt: alt ?? null,
  altEnglish: altEnglish ?? null,
})

/** Whose home it is, with branded ids. */
export const idsOf = (row: Pick<Listing, 'id' | 'hostId'>): { id: ListingId; hostId: UserId } => ({
  id: ListingId.parse(row.id),
  hostId: UserId.parse(row.hostId),
})
