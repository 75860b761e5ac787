import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature } from 'geojson'
import type { CutTile } from './pmtiles-file.ts'
import type { Box } from './shore-lines.ts'

/** What is drawn, by the name of its layer in a tile. */
export type Layers = Record<string, Feature[]>

/** Steps across a tile: half of one is what the browser can draw. */
const extent = 8192
/** What of its neighbours a tile holds besides, so that soft edges of lines meet. */
const buffer = 128
/** How much a line may be off where it is made simpler, in steps: less than half a pixel. */
const tolerance = 6

/** Where a point lies on the map of the whole world, 0 to 1 from the north-west. */
const worldOf = (lng: number, lat: number): { x: number; y: number } => {
  const angle = (lat * Math.PI) / 180
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / (2 * Math.PI) }
}

/** Tiles of a zoom that a box touches. */
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
  /** The last zoom keeps every point: it is drawn from closer up, too. */
  whole: boolean
}

/** Cuts layers into tiles of some zooms, each tile once. */
export const cutTiles = (layers: Layers, { from, to, boxes, whole }: Cut): CutTile[] => {
  const indexes = Object.entries(layers).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: whole ? to : to + 1, indexMaxZoom: Math.min(to, 5), tolerance, extent, buffer, indexMaxPoints: 0 },
    ),
  }))
  const wanted = new Map<string, { z: number; x: number; y: number }>()
  for (let z = from; z <= to; z++)
    for (const box of boxes) for (const tile of tilesOf(box, z)) wanted.set(`${tile.z}/${tile.x}/${tile.y}`, tile)
  return [...wanted.values()].flatMap(({ z, x, y }) => {
    const parts = indexes.flatMap(({ name, index }) => {
      const tile = index.getTile(z, x, y)
      return tile && tile.features.length > 0 ? [[name, tile] as const] : []
    })
    if (parts.length === 0) return []
    const pbf = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent })
    return [{ z, x, y, bytes: gzipSync(pbf, { level: 9 }) }]
  })
}
