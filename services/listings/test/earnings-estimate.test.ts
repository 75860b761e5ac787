import type { EstimatedHome } from '@nordbo/contracts'
import { type BootedStack, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootListings, createHomes, inDays, openTables } from './listings-stack.ts'

let stack: BootedStack

const skagen = {
  address: { line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen', region: 'Nordjylland', country: 'DK' },
} as const
const ribe = {
  address: { line1: 'Dagmarsgade 1', postalCode: '6760', city: 'Ribe', region: 'Syddanmark', country: 'DK' },
  location: { lat: 55.33, lng: 8.76 },
} as const

/** The price of a weekday night, DKK, of homes whose weekend costs two fifths more. */
const priced = (kroner: number) => ({ card: { baseOre: kroner * 100, weekendPercent: 40 } })

beforeAll(async () => {
  stack = await bootListings()
  const ids = await createHomes(stack, [
    ...[500, 600, 700, 900, 1_500].map((kroner) => ({ ...skagen, bedrooms: 2, ...priced(kroner) })),
    { ...skagen, bedrooms: 3, ...priced(4_000) },
    { ...skagen, bedrooms: 2, subcategory: 'villa' as const, ...priced(5_000) },
    ...[1_000, 1_000, 1_000, 1_000].map((kroner) => ({ ...ribe, bedrooms: 4, ...priced(kroner) })),
  ])
  const tables = openTables(stack)
  // Half of the coming 90 nights of one of the five homes, and nights that are over.
  const taken = `{[${inDays(-20)},${inDays(-10)}),[${inDays(0)},${inDays(45)})}`
  await tables.$executeRaw`update search_listing set occ = ${taken}::datemultirange where listing_id = ${ids[0]}::uuid`
  await tables.$disconnect()
})
afterAll(() => stack?.stop())

const estimate = async (home: Partial<EstimatedHome>) =>
  expectOk(await stack.services.listings.estimateNight({ place: 'Skagen', kind: 'summerhouse', bedrooms: 2, ...home }))

it('the estimate is the median week of homes of the same kind and size in the place', async () => {
  // A night of a week: 700 × (5 + 2 × 1.4) / 7.
  expect(await estimate({})).toEqual({
    nightOre: 780_00,
    range: { lowOre: 669_00, highOre: 1_003_00 },
    occupancyPercent: 10,
    homes: 5,
    within: { area: 'place', name: 'Skagen', country: 'DK' },
  })
})

it('fewer than five homes are not compared: the country is, else the price is assumed', async () => {
  const none = { range: null, occupancyPercent: null, homes: 0, within: null }
  expect(await estimate({ bedrooms: 3 })).toEqual({ nightOre: 1_650_00, ...none })
  expect(await estimate({ place: 'Ribe', bedrooms: 4 })).toEqual({ nightOre: 1_800_00, ...none })
  expect(await estimate({ place: 'Ribe', bedrooms: 2 })).toMatchObject({
    homes: 5,
    within: { area: 'country', name: 'Danmark', country: 'DK' },
  })
})

it('a place that nobody knows has the assumed price', async () => {
  expect(await estimate({ place: 'Atlantis', kind: 'apartment', bedrooms: 1 })).toMatchObject({
    nightOre: 950_00,
    homes: 0,
    within: null,
  })
})
