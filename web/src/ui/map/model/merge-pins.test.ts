import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DrawnSize, type MapItem, mergePins } from './merge-pins.ts'
import { boxOfPoint, worldPx } from './world.ts'

const pin = (id: string, lat: number, lng: number, minPrice = 500): MapItem => ({
  ...{ key: id, lat, lng, count: 1, minPrice, ids: [id] },
  box: boxOfPoint({ lat, lng }),
})
const cluster = (key: string, lat: number, lng: number, count: number, reach = 0.01): MapItem => ({
  ...{ key, lat, lng, count, minPrice: 400, ids: [] },
  box: { west: lng - reach, east: lng + reach, south: lat - reach, north: lat + reach },
})
/** Sizes as drawn: a count is a circle, a price a pill as wide as its digits. */
const sizeOf = ({ count, minPrice }: MapItem): DrawnSize =>
  count > 1 ? { width: 48, height: 48 } : { width: 32 + String(minPrice).length * 9, height: 32 }

const homesIn = (items: readonly MapItem[]): number => items.reduce((sum, { count }) => sum + count, 0)

/** Pairs that overlap at a zoom. */
const overlaps = (items: readonly MapItem[], zoom: number): string[] =>
  items.flatMap((a, index) =>
    items.slice(index + 1).flatMap((b) => {
      const [at, other, size, otherSize] = [worldPx(a, zoom), worldPx(b, zoom), sizeOf(a), sizeOf(b)]
      const apart =
        Math.abs(at.x - other.x) >= (size.width + otherSize.width) / 2 ||
        Math.abs(at.y - other.y) >= (size.height + otherSize.height) / 2
      return apart ? [] : [`${a.key} on ${b.key}`]
    }),
  )

const aPlace = {
  lat: fc.double({ min: 57.6, max: 57.8, noNaN: true }),
  lng: fc.double({ min: 10.4, max: 10.7, noNaN: true }),
}
const aPin = fc.record({ ...aPlace, price: fc.integer({ min: 300, max: 99_999 }) })
const aCluster = fc.record({ ...aPlace, count: fc.integer({ min: 2, max: 300 }) })
const aMap = fc
  .tuple(fc.array(aPin, { minLength: 1, maxLength: 40 }), fc.array(aCluster, { maxLength: 8 }))
  .map(([pins, clusters]) => [
    ...clusters.map(({ lat, lng, count }, index) => cluster(`cluster-${index}`, lat, lng, count)),
    ...pins.map(({ lat, lng, price }, index) => pin(`home-${index}`, lat, lng, price)),
  ])
const aZoom = fc.double({ min: 3, max: 17, noNaN: true })

it('nothing overlaps and no home is lost, at any zoom', () => {
  fc.assert(
    fc.property(aMap, aZoom, (items, zoom) => {
      const drawn = mergePins(items, zoom, sizeOf)
      expect(overlaps(drawn, zoom)).toEqual([])
      expect(homesIn(drawn)).toBe(homesIn(items))
    }),
  )
})

it('the chosen home is alone at its exact point, and no other overlaps it', () => {
  fc.assert(
    fc.property(aMap, aZoom, fc.nat(), (items, zoom, choice) => {
      const pins = items.filter(({ count }) => count === 1)
      const chosen = pins[choice % pins.length] ?? null
      const drawn = mergePins(items, zoom, sizeOf, chosen)
      expect(drawn.at(-1)).toBe(chosen)
      expect(overlaps(drawn, zoom)).toEqual([])
      expect(homesIn(drawn)).toBe(homesIn(items))
    }),
  )
})

it('two prices become one count only where they would touch', () => {
  const [a, b] = [pin('a', 57.72, 10.58, 900), pin('b', 57.72, 10.6, 700)]
  expect(mergePins([a, b], 13, sizeOf)).toEqual([a, b])
  const [together, ...others] = mergePins([a, b], 10, sizeOf)
  expect(others).toEqual([])
  expect(together).toMatchObject({
    count: 2,
    minPrice: 700,
    ids: ['a', 'b'],
    lat: 57.72,
    lng: expect.closeTo(10.59, 6),
  })
  expect(together?.box).toEqual({ west: 10.58, east: 10.6, south: 57.72, north: 57.72 })
})

it('a wide price touches a neighbour that a narrow one does not', () => {
  const at = (price: number) => mergePins([pin('a', 57.72, 10.58, price), pin('b', 57.72, 10.586, price)], 13, sizeOf)
  expect(at(500)).toHaveLength(2)
  expect(at(12_500)).toHaveLength(1)
})

it('a chosen home leaves the cluster that counts it', () => {
  const homes = [cluster('skagen', 57.72, 10.58, 5), cluster('gudhjem', 55.21, 14.97, 4)]
  const drawn = mergePins(homes, 11, sizeOf, pin('chosen', 57.725, 10.585))
  expect(drawn.map(({ key, count }) => [key, count])).toEqual([
    ['skagen', 4],
    ['gudhjem', 4],
    ['chosen', 1],
  ])
})
