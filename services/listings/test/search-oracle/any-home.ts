import { type Amenity, PriceOverride, type RateCard, type Subcategory, type Tag } from '@nordbo/contracts'
import fc from 'fast-check'
import { type HomeOptions, inDays } from '../listings-stack.ts'

/** Towns whose names share no word, two of them in one region. */
export const towns = [
  { city: 'Skagen', postalCode: '9990', region: 'Nordjylland', country: 'DK', lat: 57.72, lng: 10.58 },
  { city: 'Løkken', postalCode: '9480', region: 'Nordjylland', country: 'DK', lat: 57.37, lng: 9.71 },
  { city: 'Aarhus', postalCode: '8000', region: 'Østjylland', country: 'DK', lat: 56.16, lng: 10.2 },
  { city: 'Ærøskøbing', postalCode: '5970', region: null, country: 'DK', lat: 54.89, lng: 10.41 },
  { city: 'Geilo', postalCode: '3580', region: 'Hallingdal', country: 'NO', lat: 60.53, lng: 8.2 },
  { city: 'Visby', postalCode: '62156', region: 'Gotland', country: 'SE', lat: 57.64, lng: 18.3 },
] as const
export type Town = (typeof towns)[number]

const otherNames: Record<string, string[]> = {
  Aarhus: ['Århus'],
  Ærøskøbing: ['Aeroeskoebing'],
  Geilo: ['Geilo, Norge'],
}
const countryNames: Record<string, string[]> = { DK: ['Danmark'], NO: ['Norway'], SE: [] }

/** The names of a town by which the questions of the oracles find what is there. */
export const placesOf = ({ city, region, country }: Town): string[] => [
  city,
  ...(otherNames[city] ?? []),
  ...(region === null ? [] : [region]),
  ...(countryNames[country] ?? []),
]

/** A few amenities, so that homes share some. */
export const someAmenities = ['wifi', 'sauna', 'seaView', 'indoorPool', 'woodStove'] as const satisfies Amenity[]
const subcategories = [
  'summerhouse',
  'holiday_home',
  'private_home',
  'room',
  'apartment',
  'villa',
] as const satisfies Subcategory[]
const tags = ['beach', 'nature', 'romantic', 'modern', 'family'] as const satisfies Tag[]

/** A home of the test and its history. */
export interface OracleHome {
  home: HomeOptions
  town: Town
  rates: RateCard
  overrides: PriceOverride[]
  stars: number[]
  /** Occupied dates: the first day from today on, and the number of nights. */
  taken: { from: number; nights: number }[]
  introUsed: number
  /** Days since its host cancelled a stay; null for never. */
  hostCancelledDaysAgo: number | null
  open: boolean
}

const orNull = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null, freq: 1 })

const anyCard = fc.record({
  // Few prices, so that sorts meet equal keys.
  baseOre: fc.constantFrom(600_00, 750_00, 900_00, 1_200_00, 2_500_00),
  weekendPercent: fc.constantFrom(0, 0, 15),
  cleaningIncluded: fc.boolean(),
  cleaningOre: fc.constantFrom(0, 450_00),
  discounts: fc.record({
    introPercent: orNull(1, 60),
    introFirstN: fc.integer({ min: 1, max: 3 }),
    lastMinutePercent: orNull(1, 50),
    lastMinuteDays: fc.integer({ min: 1, max: 30 }),
    weeklyPercent: orNull(1, 50),
    monthlyPercent: orNull(1, 70),
  }),
})

const anyOverrides = fc
  .uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 60 }), priceOre: fc.integer({ min: 300_00, max: 4_000_00 }) }),
    {
      selector: ({ day }) => day,
      maxLength: 6,
    },
  )
  .map((days) => days.map(({ day, priceOre }) => PriceOverride.parse({ date: inDays(day), priceOre })))

const anyContent = fc.record({
  town: fc.constantFrom(...towns),
  subcategory: fc.constantFrom(...subcategories),
  tags: fc.uniqueArray(fc.constantFrom(...tags), { minLength: 1, maxLength: 2 }),
  amenities: fc.subarray([...someAmenities]),
  maxGuests: fc.integer({ min: 1, max: 8 }),
  bedrooms: fc.integer({ min: 0, max: 4 }),
  beds: fc.integer({ min: 1, max: 6 }),
  bathrooms: fc.constantFrom(0.5, 1, 1.5, 2),
  petsAllowed: fc.boolean(),
  bookingMode: fc.constantFrom('instant', 'request'),
  cancellationPolicy: fc.constantFrom('flexible', 'moderate', 'strict'),
  photos: fc.integer({ min: 1, max: 4 }),
  featured: fc.constantFrom(false, false, false, false, true),
  createdAt: fc.constantFrom('2026-01-10T10:00:00.123Z', '2026-02-10T10:00:00.000Z', '2026-03-10T10:00:00.999Z'),
  north: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  east: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
})

/** Any home. Values have few variants, so that searches find some homes. */
export const anyHome: fc.Arbitrary<OracleHome> = fc
  .record({
    content: anyContent,
    card: anyCard,
    overrides: anyOverrides,
    stars: fc.oneof(
      { weight: 3, arbitrary: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(fc.constantFrom(5, 5, 5, 5, 4), { minLength: 4, maxLength: 7 }) },
    ),
    taken: fc.array(fc.record({ from: fc.integer({ min: 0, max: 90 }), nights: fc.integer({ min: 1, max: 20 }) }), {
      maxLength: 4,
    }),
    introUsed: fc.integer({ min: 0, max: 3 }),
    hostCancelledDaysAgo: fc.option(fc.constantFrom(10, 300, 400), { nil: null, freq: 1 }),
    open: fc.constantFrom(true, true, true, true, true, true, true, true, true, false),
  })
  .map(({ content: { town, petsAllowed, north, east, ...content }, card, overrides, ...more }) => {
    const { lat, lng, ...address } = town
    return {
      ...{ ...more, town, rates: card, overrides },
      home: {
        ...content,
        ...{ card, overrides, rules: { petsAllowed } },
        address: { line1: 'Vejen 1', ...address },
        location: { lat: lat + north, lng: lng + east },
      },
    }
  })
