import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { documentVersion } from '../src/search/index/listing-document.ts'

const photo = {
  hash: '0123456789abcdef0123456789abcdef',
  width: 1200,
  height: 800,
  placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  color: '#8a7f6d',
}

/** A card in the shape before English texts. */
const previousCard = (id: string) => ({
  ...{
    id,
    title: 'Titlen fra dengang',
    subcategory: 'summerhouse',
    city: 'Skagen',
    region: 'Nordjylland',
    country: 'DK',
  },
  ...{ location: { lat: 57.74, lng: 10.63 }, maxGuests: 4, bedrooms: 2, beds: 4, bathrooms: 1, tags: ['beach'] },
  ...{ photos: [photo], bookingMode: 'instant', cancellationPolicy: 'flexible', petsAllowed: false, featured: false },
  createdAt: '2026-01-01T10:00:00.000Z',
})

/** A page in that shape: without `english` and `indexable`. */
const previousPage = (hostId: string) => ({
  ...{ hostId, description: 'Beskrivelsen fra dengang.', amenities: ['wifi'], sleeping: [], rules: {}, safety: {} },
  ...{
    checkInFrom: '15:00',
    checkOutBefore: '10:00',
    requestAutoExpireHours: 24,
    firstGuestPolicy: 'any',
    photos: [photo],
  },
})

/** Replaces a home's document with a row of the older release. */
export const plantPreviousDocument = async (tables: PrismaClient, id: string): Promise<void> => {
  const { hostId } = await tables.listing.findUniqueOrThrow({ where: { id }, select: { hostId: true } })
  await tables.$executeRaw`
    update listing_document set version = ${documentVersion - 1}::int, card = ${JSON.stringify(previousCard(id))}::json,
      page = ${JSON.stringify(previousPage(hostId))}::json
    where listing_id = ${id}::uuid`
}
