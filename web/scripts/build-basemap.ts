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

const frame: Box = { west: -27, south: 52.5, east: 34, north: 72 }
/** ISO 3166 numbers of Denmark, the Faroes, Finland, Åland, Iceland, Norway and Sweden. */
const nordic = new Set(['208', '234', '246', '248', '352', '578', '752'])
/** The fewest numbers of a ring that encloses anything: four points. */
const leastRing = 8

const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(atlas, 'utf8'))

const polygonsOf = (shape: Polygon | MultiPolygon): Position[][][] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

const land = feature(topology, topology.objects.countries).features.flatMap(({ id, geometry }) => {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
  const polygons = polygonsOf(geometry)
    .map((rings) => rings.map((ring) => packLine(clipRing(ring, frame))).filter((ring) => ring.length >= leastRing))
    .filter((rings) => rings.length > 0)
  return polygons.length > 0 ? [{ nordic: nordic.has(String(id)), polygons }] : []
})

const borders = mesh(topology, topology.objects.countries, (one, other) => one !== other)
  .coordinates.flatMap((line) => clipLine(line, frame))
  .map(packLine)

const basemap: PackedBasemap = { land, borders }
const text = JSON.stringify(basemap)
writeFileSync(target, `${text}\n`)
process.stdout.write(`${Math.round(text.length / 1000)} kB\n`)
