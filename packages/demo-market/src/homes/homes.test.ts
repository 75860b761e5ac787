import { Amenity } from '@nordbo/contracts'
import { beforeAll, expect, test } from 'vitest'
import { buildDemoMarket, type DemoMarket } from '../market/market.ts'
import { demoUsers } from '../people/demo-users.ts'

const today = '2026-11-20'
let market: DemoMarket
beforeAll(async () => {
  market = await buildDemoMarket({ today })
})

const inTown = (town: string) => market.listings.filter(({ content }) => content.address.city === town)
const demoHosts = () => market.listings.filter(({ hostId }) => hostId === demoUsers.host.id)

test('Skagen has enough homes to fill a results page', () => {
  expect(inTown('Skagen').length).toBeGreaterThanOrEqual(8)
})

test.each([
  'Blåvand',
  'Løkken',
  'Marielyst',
  'Ebeltoft',
  'Ærøskøbing',
  'Svaneke',
  'København',
  'Aarhus',
  'Odense',
  'Aalborg',
  'Reine',
  'Hemsedal',
  'Bergen',
  'Oslo',
  'Stockholm',
  'Visby',
  'Åre',
  'Vimmerby',
  'Tällberg',
  'Levi',
  'Helsinki',
  'Nauvo',
  'Reykjavík',
  'Vík',
  'Akureyri',
])('%s has homes', (town) => {
  expect(inTown(town).length).toBeGreaterThan(0)
})

test('no two have the same title or description', () => {
  expect(new Set(market.listings.map(({ content }) => content.title)).size).toBe(240)
  expect(new Set(market.listings.map(({ content }) => content.description)).size).toBe(240)
})

test('texts are Danish, complete and well punctuated', () => {
  for (const { content } of market.listings) {
    const text = `${content.title}. ${content.description}`
    expect(text).toMatch(/[æøåÆØÅ]/)
    expect(text).not.toMatch(/[{}]|undefined| {2}|\.\.| ,| \.|,,/)
    expect(content.description).toMatch(/[.!]$/)
    expect(content.title).toMatch(/^\p{Lu}/u)
  }
})

test('English readers get titles, descriptions, rooms and rules of their own', () => {
  const danishWords = /\b(og|med|ved|til|har|ligger|huset|soveværelse|stue|hems|alkove|telt|nøgle|køkken)\b/i
  for (const { content } of market.listings) {
    const { english } = content
    const all = [english?.title, english?.description, english?.additionalRules, english?.arrivalNotes]
    for (const text of [...all, ...(english?.rooms ?? [])]) expect(text ?? '', content.title).not.toMatch(danishWords)
    expect(all.filter((text) => text != null).join(' ')).not.toMatch(
      /[{}]|undefined| {2}|\.\.| ,| \.|,,|one bedrooms|are one bedroom/,
    )
    expect(english?.description).toMatch(/[.!]$/)
    expect(english?.rooms).toHaveLength(content.sleeping?.length ?? 0)
    expect(english?.additionalRules === null).toBe(content.rules.additional === null)
    expect(english?.arrivalNotes === null).toBe(content.arrivalNotes === null)
  }
  expect(new Set(market.listings.map(({ content }) => content.english?.title)).size).toBe(240)
  for (const { photos } of market.listings) for (const { altEnglish } of photos) expect(altEnglish).toMatch(/^[A-Z]/)
})

test('a home has what its text promises', () => {
  const promises = [
    [/[Bb]rændeovn/, 'woodStove'],
    [/[Ss]aunaen/, 'sauna'],
    [/[Aa]ltan/, 'balcony'],
    [/[Gg]ulvvarme/, 'underfloorHeating'],
    [/[Vv]ildmarksbad/, 'wildernessBath'],
  ] as const
  for (const { content } of market.listings)
    for (const [words, amenity] of promises)
      if (words.test(`${content.title} ${content.description.split('. ').slice(0, 2).join('. ')}`))
        expect(content.amenities, content.title).toContain(amenity)
})

test('every amenity of the vocabulary is used, and none twice in a home', () => {
  for (const { content } of market.listings) expect(new Set(content.amenities).size).toBe(content.amenities.length)
  const used = new Set(market.listings.flatMap(({ content }) => content.amenities))
  expect(Amenity.options.filter((amenity) => !used.has(amenity))).toEqual([])
})

test('the number of guests equals the places in beds', () => {
  const places = { double: 2, single: 1, bunk: 2, sofa: 2, cot: 0, alcove: 1 }
  for (const { content } of market.listings) {
    const beds = (content.sleeping ?? []).flatMap((room) => room.beds)
    expect(content.beds).toBe(beds.reduce((sum, { count }) => sum + count, 0))
    expect(content.maxGuests).toBeLessThanOrEqual(beds.reduce((sum, { kind, count }) => sum + places[kind] * count, 0))
  }
})

test('about half are instant, and about two in five have a discount', () => {
  const instant = market.listings.filter(({ content }) => content.bookingMode === 'instant').length
  expect(instant).toBeGreaterThan(95)
  expect(instant).toBeLessThan(145)
  const discounted = market.rates.filter(({ card: { discounts } }) =>
    [discounts.introPercent, discounts.lastMinutePercent, discounts.weeklyPercent, discounts.monthlyPercent].some(
      (percent) => percent !== null,
    ),
  ).length
  expect(discounted).toBeGreaterThan(80)
  expect(discounted).toBeLessThan(120)
})

test('prices are multiples of 50 DKK', () => {
  for (const { card, overrides } of market.rates)
    for (const ore of [card.baseOre, card.cleaningOre ?? 0, ...overrides.map(({ priceOre }) => priceOre)])
      expect(ore % 50_00).toBe(0)
})

test('every kind of home exists', () => {
  const kinds = new Set(market.listings.map(({ content }) => content.subcategory))
  expect([...kinds].sort()).toEqual(['apartment', 'holiday_home', 'private_home', 'room', 'summerhouse', 'villa'])
})

test('the demo host has both booking modes in Skagen', () => {
  const modes = demoHosts()
    .filter(({ content }) => content.address.city === 'Skagen')
    .map(({ content }) => content.bookingMode)
  expect(modes).toContain('instant')
  expect(modes).toContain('request')
})
