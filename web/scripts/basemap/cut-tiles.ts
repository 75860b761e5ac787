import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import type { CutTile } from './pmtiles-file.ts'
import type { Box } from './shore-lines.ts'

/** Features by the name of their layer in a tile. */
export type Layers = Record<string, Feature[]>

/** Units across a tile: half a unit is the finest step that a browser draws. */
const extent = 8192
/** Units of overlap with neighbouring tiles, so that the soft edges of lines meet. */
const buffer = 128
/** The largest error of a simplified line, in units: less than half a pixel. */
const tolerance = 6

/** The position on the Mercator map of the whole world, 0 to 1 from the north-west corner. */
const worldOf = (lng: number, lat: number): { x: number; y: number } => {
  const angle = (lat * Math.PI) / 180
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / (2 * Math.PI) }
}

/** Tiles of one zoom that a box touches. */
export const tilesOf = ({ west, south, east, north }: Box, z: number): { z: number; x: number; y: number }[] => {
  const across = 2 ** z
  const [first, last] = [worldOf(west, north), worldOf(east, south)]
  const tiles: { z: number; x: number; y: number }[] = []
  for (let x = Math.floor(first.x * across); x < last.x * across; x++)
    for (let y = Math.floor(first.y * across); y < last.y * across; y++) tiles.push({ z, x, y })
  return tiles
}

interface Cut {
  from: number
  to: number
  boxes: readonly Box[]
  /** Keep every point at the last zoom, because it is also drawn at closer zooms. */
  whole: boolean
}

/** Cuts layers into gzipped vector tiles of zooms `from` to `to`, each tile once. Empty tiles are left out. */
export const cutTiles = (layers: Layers, { from, to, boxes, whole }: Cut): CutTile[] => {
  const indexes = Object.entries(layers).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: whole ? to : to + 1, indexMaxZoom: Math.min(to, 5), tolerance, extent, buffer, indexMaxPoints: 0 },
    ),
  }))
  const byName = new Map<string, { z: number; x: number; y: number }>()
  for (let z = from; z <= to; z++)
    for (const box of boxes) for (const tile of tilesOf(box, z)) byName.set(`${tile.z}/${tile.x}/${tile.y}`, tile)
  return [...byName.values()].flatMap(({ z, x, y }) => {
    const parts = indexes.flatMap(({ name, index }) => {
      const tile = index.getTile(z, x, y)
      return tile && tile.features.length > 0 ? [[name, tile] as const] : []
    })
    if (parts.length === 0) return []
    const pbf = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent })
    return [{ z, x, y, bytes: gzipSync(pbf, { level: 9 }) }]
  })
}
