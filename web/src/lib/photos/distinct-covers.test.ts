import { buildDemoMarket, type DemoMarket } from '@nordbo/demo-market'
import { beforeAll, expect, test } from 'vitest'
import { coversPerGroup, withDistinctCovers } from './distinct-covers.ts'

let market: DemoMarket
let homes: { photos: DemoMarket['listings'][number]['photos']; home: DemoMarket['listings'][number]; price: number }[]
beforeAll(async () => {
  market = await buildDemoMarket({ today: '2026-11-20' })
  const prices = new Map(market.rates.map(({ listingId, card }) => [listingId, card.baseOre]))
  // A card shows a home's first three photos.
  homes = market.listings.map((home) => ({
    home,
    photos: home.photos.slice(0, 3),
    price: prices.get(home.id) ?? 0,
  }))
})

type Pictured = (typeof homes)[number]
const looks = (list: readonly Pictured[]) =>
  withDistinctCovers(list)
    .slice(0, coversPerGroup)
    .map(({ photos: [lead] }) => lead?.alt)

const orders: Record<string, (one: Pictured, other: Pictured) => number> = {
  'newest first': (one, other) => other.home.createdAt.localeCompare(one.home.createdAt),
  'cheapest first': (one, other) => one.price - other.price,
  'dearest first': (one, other) => other.price - one.price,
  'largest first': (one, other) => other.home.content.maxGuests - one.home.content.maxGuests,
  'in an arbitrary order': (one, other) => one.home.id.localeCompare(other.home.id),
}

/** Searches of the demo market: everything, and each place, kind, booking mode, tag and amenity. */
const searches = (): [string, Pictured[]][] => {
  const groups = [
    Map.groupBy(homes, () => 'everywhere'),
    Map.groupBy(homes, ({ home }) => home.content.address.city),
    Map.groupBy(homes, ({ home }) => home.content.address.region ?? ''),
    Map.groupBy(homes, ({ home }) => home.content.address.country),
    Map.groupBy(homes, ({ home }) => home.content.subcategory),
    Map.groupBy(homes, ({ home }) => home.content.bookingMode),
  ]
  const having = new Set(homes.flatMap(({ home }) => [...home.content.tags, ...home.content.amenities]))
  const withEach = [...having].map((what): [string, Pictured[]] => [
    what,
    homes.filter(({ home }) => [...home.content.tags, ...home.content.amenities].includes(what)),
  ])
  return [...groups.flatMap((group) => [...group]), ...withEach]
}

test.each(Object.keys(orders))('no two of the first twelve homes of any demo search share a picture, %s', (order) => {
  const repeated = searches().flatMap(([name, found]) => {
    const shown = looks(found.toSorted(orders[order]))
    return new Set(shown).size === shown.length ? [] : [`${name}: ${shown.join(' | ')}`]
  })
  expect(repeated).toEqual([])
})

test('each of the newer house photos is some home’s cover', () => {
  const leads = new Set(market.listings.map(({ photos: [cover] }) => cover?.alt))
  for (const words of [
    /rapsmark/,
    /gadekær/,
    /stakit/,
    /voldgraven/,
    /fladt tag/,
    /spånbeklædt/,
    /orangeri/,
    /Gammel skole/,
    /Fyrpasserbolig/,
    /Byhuse i røde/,
    /etagehus/,
    /havnekajen/,
    /Flydende hus/,
    /Hvid trævilla/,
    /rorbuer/,
    /lavafelt/,
    /Sorttjæret hus med græstag/,
    /nordlys/,
    /Okkergul/,
    /glashus på klipperne/,
    /Glampingtelt/,
    /hus på hjul/,
  ])
    expect([...leads].filter((lead) => words.test(lead ?? '')).length, String(words)).toBeGreaterThan(0)
})

test('a card keeps its cover where no other shows it, and a changed card keeps all its photos', () => {
  const [first, second] = homes
  if (!first || !second) throw new Error('no homes')
  expect(withDistinctCovers([first, second])).toEqual([first, second])
  const [, again] = withDistinctCovers([first, { ...second, photos: [...first.photos.slice(0, 1), ...second.photos] }])
  expect(again?.photos[0]).toEqual(second.photos[0])
  expect(again?.photos).toHaveLength(second.photos.length + 1)
})

test('a home with one photo or none stays unchanged', () => {
  const [first] = homes
  if (!first) throw new Error('no homes')
  const [one, none] = [
    { ...first, photos: first.photos.slice(0, 1) },
    { ...first, photos: [] },
  ]
  expect(withDistinctCovers([one, one, none])).toEqual([one, one, none])
})
