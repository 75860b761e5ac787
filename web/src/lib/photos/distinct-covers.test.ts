import { buildDemoMarket, type DemoMarket } from '@nordbo/demo-market'
import { beforeAll, expect, test } from 'vitest'
import { coversPerGroup, withDistinctCovers } from './distinct-covers.ts'

let market: DemoMarket
let homes: { photos: DemoMarket['listings'][number]['photos']; home: DemoMarket['listings'][number]; price: number }[]
beforeAll(async () => {
  market = await buildDemoMarket({ today: '2026-11-20' })
  const prices = new Map(market.rates.map(({ listingId, card }) => [listingId, card.baseOre]))
  // A card shows a home's first three pictures.
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
  'in no order that means anything': (one, other) => one.home.id.localeCompare(other.home.id),
}

/** What one can ask the demo market for: everything, each place, each kind, each tag and each thing that homes have. */
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

test('every one of the new houses is the first picture of some home', () => {
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

test('a card keeps its own first picture where no other shows it, and its pictures are all still there', () => {
  const [first, second] = homes
  if (!first || !second) throw new Error('no homes')
  expect(withDistinctCovers([first, second])).toEqual([first, second])
  const [, again] = withDistinctCovers([first, { ...second, photos: [...first.photos.slice(0, 1), ...second.photos] }])
  expect(again?.photos[0]).toEqual(second.photos[0])
  expect(again?.photos).toHaveLength(second.photos.length + 1)
})

test('a home with one picture or none stays as it is', () => {
  const [first] = homes
  if (!first) throw new Error('no homes')
  const [one, none] = [
    { ...first, photos: first.photos.slice(0, 1) },
    { ...first, photos: [] },
  ]
  expect(withDistinctCovers([one, one, none])).toEqual([one, one, none])
})
