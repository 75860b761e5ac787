/**
 * Cuts the Nordic coasts, lakes, rivers and borders out of the GSHHG atlas (LGPL) into vector tiles: what people see where no other map
 * is configured. Needs Debian's `gmt` and `gmt-gshhg-full`. Run when the atlas changes: node scripts/basemap/build-basemap.ts
 */
import { writeFileSync } from 'node:fs'
import type { Feature, Position } from 'geojson'
import { cutTiles, type Layers } from './cut-tiles.ts'
import { joinRings } from './join-rings.ts'
import { pmtilesFile } from './pmtiles-file.ts'
import { type Box, borders, type Detail, type Level, rivers, shoreLines } from './shore-lines.ts'
import { soften } from './soften.ts'

const target = new URL('../../src/ui/map/atlas/nordic.pmtiles', import.meta.url)

/** The area of low zooms: so large that no screen shows its edge. */
const far = { box: { west: -60, south: 38, east: 60, north: 80 }, from: 0, to: 5 } as const
/** The area of high zooms: larger than the area in which homes may lie. */
const near = { box: { west: -27, south: 53, east: 34, north: 72.5 }, from: 6, to: 9 } as const
const homeAreas: Box[] = [
  { west: 4, south: 54.2, east: 32, north: 71.5 },
  { west: -25, south: 63, east: -13, north: 67 },
  { west: -8, south: 61.2, east: -6, north: 62.6 },
]

const areas = (rings: readonly Position[][]): Feature[] => [
  { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) } },
]
const line = (coordinates: Position[], properties: Record<string, number> = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
})
const ringOf = ({ west, south, east, north }: Box): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]

/** Layers in drawing order: land, lakes on it, islands in lakes, ponds on islands. */
const shores = { land: 1, lake: 2, isle: 3, pond: 4 } as const satisfies Record<string, Level>

const layersOf = (box: Box, detail: Detail, shaped: (ring: Position[]) => Position[]): Layers => ({
  ...Object.fromEntries(
    Object.entries(shores).map(([name, level]) => {
      const lines = shoreLines(box, detail, level)
      // `joinRings` expects the area to the left of its line; the atlas has water to the right.
      const leftHanded = level % 2 === 1 ? lines : lines.map((each) => each.toReversed())
      return [name, areas(joinRings(leftHanded, box).map(shaped))]
    }),
  ),
  river: rivers(box, detail).map((each) => line(each.line, { level: each.level })),
  border: borders(box, detail).map((each) => line(each)),
})

const tiles = [
  ...cutTiles(
    layersOf(far.box, 'high', (ring) => ring),
    { ...far, boxes: [far.box], whole: false },
  ),
  // The near tiles have a sea of their own, which hides the far tiles beneath.
  ...cutTiles(
    { sea: areas([ringOf(near.box)]), ...layersOf(near.box, 'full', soften) },
    { ...near, boxes: homeAreas, whole: true },
  ),
]
const file = pmtilesFile(tiles, far.box, {
  name: 'Nordic coasts',
  attribution: 'GSHHG (Wessel & Smith), LGPL',
  vector_layers: ['sea', ...Object.keys(shores), 'river', 'border'].map((id) => ({ id, fields: {} })),
})
writeFileSync(target, file)
process.stdout.write(`${tiles.length} tiles, ${Math.round(file.length / 1000)} kB\n`)
