import { readFileSync, statSync } from 'node:fs'
import { VectorTile } from '@mapbox/vector-tile'
import { type GazetteerPlace, gazetteer } from '@nordbo/gazetteer'
import { PbfReader } from 'pbf'
import { describe, expect, it } from 'vitest'
import { archiveOf } from '../../../scripts/basemap/archive-of.ts'

const file = new URL('./atlas/nordic.pmtiles', import.meta.url)
const archive = archiveOf(readFileSync(file))
const finest = 9

type XY = { x: number; y: number }

/** A point's position in tiles of a zoom. */
const tilesAt = (lat: number, lng: number, z: number): XY => {
  const angle = (lat * Math.PI) / 180
  const y = 0.5 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / (2 * Math.PI)
  return { x: (lng / 360 + 0.5) * 2 ** z, y: y * 2 ** z }
}

/** The lines of each layer of a tile, 0 to 1 across the tile. */
type Drawn = Record<string, XY[][]>

const drawnIn = (tile: VectorTile): Drawn =>
  Object.fromEntries(
    Object.entries(tile.layers).map(([name, layer]) => {
      const lines = Array.from({ length: layer.length }, (_, index) => layer.feature(index).loadGeometry()).flat()
      return [name, lines.map((line) => line.map(({ x, y }) => ({ x: x / layer.extent, y: y / layer.extent })))]
    }),
  )

const tileCache = new Map<string, Promise<Drawn | undefined>>()
const tileOf = (z: number, x: number, y: number): Promise<Drawn | undefined> => {
  const name = `${z}/${x}/${y}`
  const known =
    tileCache.get(name) ??
    archive.getZxy(z, x, y).then((found) => found && drawnIn(new VectorTile(new PbfReader(found.data))))
  tileCache.set(name, known)
  return known
}

/** Does a point lie in an odd number of rings? */
const isIn = (rings: readonly XY[][], { x, y }: XY): boolean =>
  rings.reduce(
    (odd, ring) =>
      ring.reduce((inside, a, index) => {
        const b = ring.at(index - 1) ?? a
        return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside
      }, odd),
    false,
  )

/** Land or water as the finest existing tile draws it, the topmost layer first. */
const groundAt = async (lat: number, lng: number): Promise<'land' | 'water'> => {
  for (const z of [finest, 5]) {
    const at = tilesAt(lat, lng, z)
    const tile = await tileOf(z, Math.floor(at.x), Math.floor(at.y))
    if (!tile) continue
    const point = { x: at.x % 1, y: at.y % 1 }
    const top = ['pond', 'isle', 'lake', 'land'].find((name) => isIn(tile[name] ?? [], point))
    return top === 'land' || top === 'isle' ? 'land' : 'water'
  }
  // The open sea has no tiles.
  return 'water'
}

/** Twelve points at a distance of one kilometre: the atlas is less exact than that in places. */
const around = ({ lat, lng }: GazetteerPlace): { lat: number; lng: number }[] => [
  ...Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI
    const km = 1 / 111.32
    return { lat: lat + km * Math.sin(angle), lng: lng + (km * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180) }
  }),
]

describe('the bundled map', () => {
  it('weighs at most 8 MB and has zooms 0 to 9', async () => {
    expect(statSync(file).size).toBeLessThanOrEqual(8_000_000)
    const { minZoom, maxZoom } = await archive.getHeader()
    expect([minZoom, maxZoom]).toEqual([0, finest])
  })

  it('has a tile at every zoom of every place where homes may lie', async () => {
    const missing: string[] = []
    const market = new Set(['DK', 'NO', 'SE', 'FI', 'IS'])
    for (const { name, lat, lng } of gazetteer.filter(
      ({ kind, country }) => kind !== 'water' && country !== null && market.has(country),
    ))
      for (let z = 0; z <= finest; z++) {
        const { x, y } = tilesAt(lat, lng, z)
        if (!(await tileOf(z, Math.floor(x), Math.floor(y)))) missing.push(`${name} at ${z}`)
      }
    expect(missing).toEqual([])
  })

  it('draws the shore around Skagen with at least the 181 points of the atlas', async () => {
    const [from, to] = [tilesAt(57.8, 10.4, finest), tilesAt(57.65, 10.7, finest)]
    const seen = new Set<string>()
    for (let x = Math.floor(from.x); x <= to.x; x++)
      for (let y = Math.floor(from.y); y <= to.y; y++) {
        const tile = await tileOf(finest, x, y)
        for (const point of (tile?.land ?? []).flat()) {
          const [px, py] = [x + point.x, y + point.y]
          if (px > from.x && px < to.x && py > from.y && py < to.y) seen.add(`${px} ${py}`)
        }
      }
    expect(seen.size).toBeGreaterThanOrEqual(181)
  })

  it('draws land under every town and island, and water under every named sea and lake', async () => {
    const wrong: string[] = []
    for (const place of gazetteer) {
      const expected = place.kind === 'water' ? 'water' : 'land'
      if ((await groundAt(place.lat, place.lng)) === expected) continue
      const grounds = await Promise.all(around(place).map(({ lat, lng }) => groundAt(lat, lng)))
      if (!grounds.includes(expected)) wrong.push(`${place.name} (${place.kind})`)
    }
    expect(wrong).toEqual([])
  })
})
