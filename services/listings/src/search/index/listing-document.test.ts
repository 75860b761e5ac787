import { expect, test } from 'vitest'
import type { ListingWithPhotos } from '../../core/listing-columns.ts'
import { documentVersion, storedCardOf, storedPageOf } from './listing-document.ts'

const at = new Date('2026-05-01T10:00:00Z')

/** A home with every field filled in, so that every field of its document shows. */
const home: ListingWithPhotos = {
  id: '6f2b1c1e-7a54-4d0e-9a53-0f6d3c1b2a10',
  hostId: '0b9f5f5e-3c1d-4c55-8a53-7f6d3c1b2a11',
  title: 'Det lille klithus',
  description: 'Et sommerhus i klitterne, to minutter fra havet.',
  subcategory: 'summerhouse',
  tags: ['beach'],
  amenities: ['wifi'],
  maxGuests: 4,
  bedrooms: 2,
  beds: 4,
  bathrooms: 1,
  sleeping: [{ name: 'Soveværelse', beds: [{ kind: 'double', count: 1 }] }],
  rules: { petsAllowed: true, additional: 'Ryst håndklæderne.' },
  english: {
    title: 'The little dune house',
    description: 'A summer house in the dunes.',
    rooms: ['Bedroom'],
    additionalRules: 'Shake the towels.',
    arrivalNotes: 'The key lies under the stone.',
  },
  safety: {},
  checkInFrom: '15:00',
  checkOutBefore: '10:00',
  line1: 'Klitvej 1',
  line2: '1. th',
  postalCode: '9990',
  city: 'Skagen',
  region: 'Nordjylland',
  country: 'DK',
  lat: 57.72,
  lng: 10.58,
  addressVersion: 1,
  publicLat: 57.721,
  publicLng: 10.581,
  cvr: '12345678',
  companyName: 'Klit ApS',
  bookingMode: 'instant',
  requestAutoExpireHours: 24,
  firstGuestPolicy: 'any',
  cancellationPolicy: 'flexible',
  arrivalNotes: 'Nøglen ligger under stenen.',
  indexable: true,
  active: true,
  featured: false,
  publishedAt: at,
  createdAt: at,
  updatedAt: at,
  revision: 1,
  photos: [
    {
      listingId: '6f2b1c1e-7a54-4d0e-9a53-0f6d3c1b2a10',
      position: 0,
      hash: '0123456789abcdef0123456789abcdef',
      width: 1200,
      height: 800,
      alt: 'Huset fra havet',
      altEnglish: 'The house from the sea',
      placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
      color: '#8a7f6d',
      addedAt: at,
    },
  ],
}

/** One line for each value inside `value`: its path and its type. */
const shapeOf = (value: unknown, path: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => shapeOf(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return [`${path}: ${value === null ? 'null' : typeof value}`]
  return Object.entries(value).flatMap(([key, inner]) => shapeOf(inner, `${path}.${key}`))
}

// A difference here means: raise documentVersion, so that stored documents are rewritten, and commit the new file.
test('the shape of stored documents is the one that belongs to their version', async () => {
  const lines = [...shapeOf(storedCardOf(home), 'card'), ...shapeOf(storedPageOf(home), 'page')]
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot(`shapes/document-v${documentVersion}.txt`)
})

test('neither the exact place nor the arrival notes are stored in a document', () => {
  const stored = JSON.stringify([storedCardOf(home), storedPageOf(home)])
  expect(stored).not.toMatch(/57\.72,|Klitvej|Nøglen|The key/)
})
