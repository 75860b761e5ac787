import { randomUUID } from 'node:crypto'
import type { InputOf, ListingId, listingsService, RatePatch } from '@nordbo/contracts'
import { asAdmin, asUser, type BootedStack, bootStack, codeOf, expectOk } from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PrismaClient } from '../src/generated/prisma/client.ts'
import { aCard } from './sample-stays.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'pricing', 'listings'] })
})
afterAll(() => stack?.stop())

const pricing = () => stack.services.pricing
const card = aCard({ weekendPercent: 10, cleaningOre: 300_00, discounts: { weeklyPercent: 10, introPercent: 20 } })

const aHome = async () => {
  const host = randomUUID()
  const content: InputOf<typeof listingsService.procedures.create> = {
    title: 'Sommerhus ved Grenen',
    description: 'Lyst sommerhus mellem klit og hav.',
    subcategory: 'summerhouse',
    tags: ['beach'],
    amenities: [],
    ...{ maxGuests: 4, bedrooms: 2, beds: 4, bathrooms: 1, rules: {}, safety: {} },
    address: { line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen', country: 'DK' },
    location: { lat: 57.7, lng: 10.6 },
    bookingMode: 'instant',
  }
  const made = await stack.services.listings.create(content, asUser(host, 'host'))
  return { host, listingId: expectOk(made).id }
}
const aPricedHome = async () => {
  const home = await aHome()
  expectOk(await pricing().setRates({ listingId: home.listingId, card }, asUser(home.host, 'host')))
  return home
}
const change = (home: { host: string; listingId: ListingId }, patch: RatePatch, revision?: number) =>
  pricing().changeRates({ listingId: home.listingId, patch, revision }, asUser(home.host, 'host'))
const ratesOf = async ({ listingId }: { listingId: ListingId }) =>
  expectOk(await pricing().ratesByIds({ ids: [listingId] })).rates[0]

it('a change of some prices leaves all others as they were, also within the discounts', async () => {
  const home = await aPricedHome()
  expectOk(await change(home, { weekendPercent: 25 }))
  expectOk(await change(home, { discounts: { introPercent: null, monthlyPercent: 30 } }))
  const discounts = { ...card.discounts, introPercent: null, monthlyPercent: 30 }
  expect(await ratesOf(home)).toMatchObject({ revision: 3, card: { ...card, weekendPercent: 25, discounts } })
})

it('an older revision is refused with the current one, for a whole card too', async () => {
  const home = await aPricedHome()
  expect(expectOk(await change(home, { baseOre: 900_00 }, 1)).revision).toBe(2)
  const refused = { ok: false, error: { code: 'rates.changedMeanwhile', params: { revision: 2 } } }
  expect(await change(home, { baseOre: 800_00 }, 1)).toMatchObject(refused)
  const whole = { listingId: home.listingId, card, revision: 1 }
  expect(await pricing().setRates(whole, asUser(home.host, 'host'))).toMatchObject(refused)
  expect((await ratesOf(home))?.card.baseOre).toBe(900_00)
  expectOk(await change(home, { baseOre: 800_00 }, 2))
  expectOk(await pricing().setRates({ ...whole, revision: 3 }, asUser(home.host, 'host')))
})

it('of two changes at the same time that saw the same revision one is stored', async () => {
  const home = await aPricedHome()
  const answers = await Promise.all([500_00, 600_00, 700_00].map((baseOre) => change(home, { baseOre }, 1)))
  expect(answers.map(codeOf).sort()).toEqual(['ok', 'rates.changedMeanwhile', 'rates.changedMeanwhile'])
  expect((await ratesOf(home))?.revision).toBe(2)
})

it('the first card needs a base price', async () => {
  const home = await aHome()
  expect(codeOf(await change(home, { weekendPercent: 20 }, 0))).toBe('rates.notFound')
  expectOk(await change(home, { baseOre: 1_200_00 }, 0))
  expect((await ratesOf(home))?.card).toEqual(aCard({ baseOre: 1_200_00 }))
})

it('percentages and days of discounts have their limits', async () => {
  const home = await aPricedHome()
  const codes = async (patches: RatePatch['discounts'][]) =>
    Promise.all(patches.map(async (discounts) => codeOf(await change(home, { discounts }))))
  const least = [{ introPercent: 1 }, { lastMinutePercent: 1 }, { lastMinuteDays: 1 }, { weeklyPercent: 1 }]
  const most = [{ introPercent: 100 }, { lastMinutePercent: 50 }, { lastMinuteDays: 30 }, { weeklyPercent: 50 }]
  expect(await codes([...least, ...most, { monthlyPercent: 1 }, { monthlyPercent: 70 }])).toEqual(Array(10).fill('ok'))
  const low = [{ introPercent: 0 }, { lastMinutePercent: 0 }, { lastMinuteDays: 0 }, { weeklyPercent: 0 }]
  const high = [{ introPercent: 101 }, { lastMinutePercent: 51 }, { lastMinuteDays: 31 }, { weeklyPercent: 51 }]
  const refused = await codes([...low, ...high, { monthlyPercent: 0 }, { monthlyPercent: 71 }])
  expect(refused).toEqual(Array(10).fill('request.invalid'))
})

it('rates are changed by their host and administrators alone, and by no suspended host', async () => {
  const home = await aPricedHome()
  const { listingId, host } = home
  const patch = { weekendPercent: 5 }
  const as = async (...who: Parameters<typeof asUser>) =>
    codeOf(await pricing().changeRates({ listingId, patch }, asUser(...who)))
  // To strangers a home that guests cannot see is as unknown as none.
  expect(await as(randomUUID(), 'host')).toBe('listing.notFound')
  expect(await as(randomUUID())).toBe('listing.notFound')
  const nobody = { actor: { kind: 'anonymous' } } as const
  expect(codeOf(await pricing().changeRates({ listingId, patch }, nobody))).toBe('auth.required')
  expectOk(await pricing().changeRates({ listingId, patch }, asAdmin))
  const tables = new PrismaClient({
    adapter: new PrismaPg({ connectionString: stack.stack.databases.pricing, max: 2 }),
  })
  await tables.$executeRaw`insert into kit.standing (person_id, suspended, revision) values (${host}::uuid, true, 1)`
  await tables.$disconnect()
  expect(await as(host, 'host')).toBe('auth.suspended')
})
