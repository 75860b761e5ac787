import { randomUUID } from 'node:crypto'
import {
  addDays,
  defaultFeeSettings,
  type InputOf,
  ListingId,
  type listingsService,
  rangesOfDates,
} from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  type BootedStack,
  bootStack,
  codeOf,
  expectOk,
  firstDay,
  photoWithoutFile,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCard } from './sample-stays.ts'

type Content = InputOf<typeof listingsService.procedures.create>

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'pricing', 'listings'] })
})
afterAll(() => stack?.stop())

const pricing = () => stack.services.pricing
const day = (count: number): string => addDays(firstDay, count)
const stayOf = (listingId: ListingId, from: number, to: number) => ({
  listingId,
  checkIn: day(from),
  checkOut: day(to),
})

const content: Content = {
  title: 'Sommerhus ved Grenen',
  description: 'Lyst sommerhus mellem klit og hav.',
  subcategory: 'summerhouse',
  tags: ['beach'],
  amenities: [],
  maxGuests: 4,
  bedrooms: 2,
  beds: 4,
  bathrooms: 1,
  rules: {},
  safety: {},
  address: { line1: 'Fyrvej 36', postalCode: '9990', city: 'Skagen', country: 'DK' },
  location: { lat: 57.7, lng: 10.6 },
  bookingMode: 'instant',
}

/** A draft of a host's own, before anybody was told of it. */
const aDraft = async (host: string) => expectOk(await stack.services.listings.create(content, asUser(host, 'host'))).id
const aPricedHome = async (host: string, card = aCard()) => {
  const listingId = await aDraft(host)
  expectOk(await pricing().setRates({ listingId, card }, asUser(host, 'host')))
  return listingId
}

describe('rates', () => {
  it('can be set the moment a home exists, by its host and admins alone', async () => {
    const host = randomUUID()
    const listingId = await aDraft(host)
    // To strangers a draft is as unknown as a home that does not exist.
    expect(codeOf(await pricing().setRates({ listingId, card: aCard() }, asUser(randomUUID(), 'host')))).toBe(
      'listing.notFound',
    )
    expect(expectOk(await pricing().setRates({ listingId, card: aCard() }, asUser(host, 'host'))).revision).toBe(1)
    expect(expectOk(await pricing().setRates({ listingId, card: aCard({ baseOre: 900_00 }) }, asAdmin)).revision).toBe(
      2,
    )
    const nowhere = ListingId.parse(randomUUID())
    expect(codeOf(await pricing().setRates({ listingId: nowhere, card: aCard() }, asUser(host, 'host')))).toBe(
      'listing.notFound',
    )
    const { rates } = expectOk(await pricing().ratesByIds({ ids: [listingId, nowhere] }))
    expect(rates).toEqual([{ listingId, card: aCard({ baseOre: 900_00 }), revision: 2 }])
  })

  it('can be overridden for single dates, and the overrides removed', async () => {
    const host = randomUUID()
    const listingId = await aPricedHome(host)
    const set = (dates: string[], priceOre: number | null) =>
      pricing().setPriceOverrides(
        { homes: [{ listingId, ranges: rangesOfDates(dates) }], priceOre },
        asUser(host, 'host'),
      )
    const nights = async () =>
      expectOk(await pricing().quote(stayOf(listingId, 100, 103), asAdmin)).nightly.map(({ priceOre }) => priceOre)
    expectOk(await set([day(100), day(101), day(101)], 2_500_00))
    expect(await nights()).toEqual([2_500_00, 2_500_00, 1_000_00])
    expectOk(await set([day(101)], null))
    expect(await nights()).toEqual([2_500_00, 1_000_00, 1_000_00])
    expect(codeOf(await set([day(1_200)], 500_00))).toBe('request.invalid')
    const ranges = [{ from: day(5), to: day(6) }]
    const stranger = { homes: [{ listingId, ranges }], priceOre: 500_00 }
    expect(codeOf(await pricing().setPriceOverrides(stranger, asUser(randomUUID(), 'host')))).toBe('rates.notFound')
    const bare = { ...stranger, homes: [{ listingId: await aDraft(host), ranges }] }
    expect(codeOf(await pricing().setPriceOverrides(bare, asUser(host, 'host')))).toBe('rates.notFound')
  })

  it('of the demo market are imported once', async () => {
    const rates = [{ listingId: ListingId.parse(randomUUID()), hostId: randomUUID(), card: aCard(), overrides: [] }]
    expect(expectOk(await pricing().importRates({ rates }, asAdmin)).created).toBe(1)
    expect(expectOk(await pricing().importRates({ rates }, asAdmin)).created).toBe(0)
  })
})

describe('a quote', () => {
  it('is refused for more guests than the home sleeps', async () => {
    const listingId = await aPricedHome(randomUUID())
    await stack.settle()
    const ask = (adults: number, babies = 0) =>
      pricing().quote({ ...stayOf(listingId, 30, 32), guests: { adults, children: 1, babies } }, asAdmin)
    expect(expectOk(await ask(3, 2)).nights).toBe(2)
    expect(await ask(4)).toMatchObject({ ok: false, error: { code: 'quote.tooManyGuests', params: { maxGuests: 4 } } })
  })

  it('needs valid dates and a home with a price', async () => {
    const listingId = await aPricedHome(randomUUID())
    expect(codeOf(await pricing().quote(stayOf(listingId, 30, 30)))).toBe('quote.datesInvalid')
    expect(codeOf(await pricing().quote(stayOf(listingId, 30, 29)))).toBe('quote.datesInvalid')
    expect(codeOf(await pricing().quote(stayOf(listingId, 30, 396)))).toBe('quote.datesInvalid')
    expect(codeOf(await pricing().quote(stayOf(ListingId.parse(randomUUID()), 30, 32)))).toBe('rates.notFound')
  })

  it('accepts a count of intro uses from booking only', async () => {
    const listingId = await aPricedHome(randomUUID(), aCard({ discounts: { introPercent: 20 } }))
    expect(expectOk(await pricing().quote(stayOf(listingId, 90, 92), asAdmin)).introUsed).toBe(0)
    expect(codeOf(await pricing().quote({ ...stayOf(listingId, 90, 92), introUsed: 0 }))).toBe('auth.forbidden')
  })

  it('of many stays is in their order, and null where there is no price', async () => {
    const [one, two] = [await aPricedHome(randomUUID()), await aPricedHome(randomUUID(), aCard({ baseOre: 500_00 }))]
    const unknown = ListingId.parse(randomUUID())
    const stays = [
      stayOf(two, 90, 91),
      stayOf(unknown, 90, 91),
      stayOf(one, 90, 92),
      stayOf(one, 90, 90),
      stayOf(two, 90, 93),
      stayOf(one, -1, 2),
    ]
    const { quotes } = expectOk(await pricing().quoteMany({ stays }, asAdmin))
    expect(quotes.map((quote) => quote?.subtotalOre ?? null)).toEqual([500_00, null, 2_000_00, null, 1_500_00, null])
    const endless = Array.from({ length: 10 }, () => stayOf(one, 10, 370))
    expect(codeOf(await pricing().quoteMany({ stays: endless }))).toBe('request.tooLarge')
  })
})

describe('settings', () => {
  it('can be set by admins only and apply to the next quote', async () => {
    const listingId = await aPricedHome(randomUUID())
    const before = expectOk(await pricing().quote(stayOf(listingId, 90, 91), asAdmin))
    const settings = { ...defaultFeeSettings, serviceFeePercent: 10 }
    expect(codeOf(await pricing().setSettings(settings, asUser(randomUUID(), 'host')))).toBe('auth.forbidden')
    const { revision } = expectOk(await pricing().setSettings(settings, asAdmin))
    expect(expectOk(await pricing().settings({}))).toEqual({ ...settings, revision })
    const after = expectOk(await pricing().quote(stayOf(listingId, 90, 91), asAdmin))
    expect([before.serviceFeeOre, after.serviceFeeOre]).toEqual([150_00, 100_00])
    expect(after.settings).toEqual(settings)
    expectOk(await pricing().setSettings(defaultFeeSettings, asAdmin))
  })
})

describe('the demo market', () => {
  it('can be imported with homes and rates in any order', async () => {
    const [id, hostId] = [ListingId.parse(randomUUID()), randomUUID()]
    const rates = [{ listingId: id, hostId, card: aCard(), overrides: [{ date: day(20), priceOre: 700_00 }] }]
    expectOk(await pricing().importRates({ rates }, asAdmin))
    await stack.settle()
    const listing = { id, hostId, createdAt: '2026-01-01T10:00:00.000Z', content, photos: [photoWithoutFile()] }
    expectOk(await stack.services.listings.importListings({ listings: [listing] }, asAdmin))
    await stack.settle()
    const dates = { checkIn: day(20), checkOut: day(21) }
    const { items } = expectOk(await stack.services.listings.search(dates))
    expect(items.find((card) => card.id === id)?.totalOre).toBe(805_00)
    expect(codeOf(await pricing().quote({ listingId: id, ...dates, guests: { adults: 5 } }))).toBe(
      'quote.tooManyGuests',
    )
  })
})
