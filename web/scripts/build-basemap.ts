/**
 * Cuts the Nordic part out of the world's map: what people see where no map provider is configured.
 * Run when the atlas changes: node scripts/build-basemap.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type PackedBasemap, packLine } from '../src/ui/map/basemap.ts'
import { type Box, clipLine, clipRing } from './clip-to-box.ts'

const atlas = new URL('../node_modules/world-atlas/countries-10m.json', import.meta.url)
const target = new URL('../src/ui/map/generated/nordic.json', import.meta.url)

/** What is drawn: so much that no screen shows the end of it. */
const frame: Box = { west: -60, south: 40, east: 60, north: 78 }
/** Where homes may lie: drawn in full. Elsewhere a line keeps to a coarse grid; a border keeps together as both sides do. */
const homely: Box[] = [
  { west: 4, south: 54.2, east: 32, north: 71.5 },
  { west: -25, south: 63, east: -13, north: 67 },
]
const coarse = 0.1
/** ISO 3166 numbers of Denmark, the Faroes, Finland, Åland, Iceland, Norway and Sweden. */
const nordic = new Set(['208', '234', '246', '248', '352', '578', '752'])
/** The fewest numbers of a ring that encloses anything: four points. */
const leastRing = 8

const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(atlas, 'utf8'))

const onGrid = ([lng = 0, lat = 0]: Position): Position =>
  homely.some(({ west, south, east, north }) => lng > west && lng < east && lat > south && lat < north)
    ? [lng, lat]
    : [Math.round(lng / coarse) * coarse, Math.round(lat / coarse) * coarse]
const packed = (line: readonly Position[]): number[] => packLine(line.map(onGrid))

const polygonsOf = (shape: Polygon | MultiPolygon): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

const land = feature(topology, topology.objects.countries).features.flatMap(({ id, geometry }) => {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
  const polygons = polygonsOf(geometry)
    .map((rings) => rings.map((ring) => packed(clipRing(ring, frame))).filter((ring) => ring.length >= leastRing))
    .filter((rings) => rings.length > 0)
  return polygons.length > 0 ? [{ nordic: nordic.has(String(id)), polygons }] : []
})

const borders = mesh(topology, topology.objects.countries, (one, other) => one !== other)
  .coordinates.flatMap((line) => clipLine(line, frame))
  .map(packed)

const basemap: PackedBasemap = { land, borders }
const text = JSON.stringify(basemap)
writeFileSync(target, `${text}\n`)
process.stdout.write(`${Math.round(text.length / 1000)} kB\n`)
