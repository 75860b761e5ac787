import type { MapPoint, MapView } from '../../ui/map/map-engine.ts'
import { boxFrom } from './box-text.ts'

/** The zoom that the map begins with (guest.md §9); farther away only when the homes lie farther apart. */
export const defaultZoom = 11
/** As close as it ever begins. */
const closest = 16
/** All of the North. */
const north = { west: 4, south: 54.5, east: 31, north: 70.5 } as const

/** Where the map begins: the part that is searched, else around the homes that were found. */
export const startView = (bbox: string, homes: readonly { location: MapPoint }[]): MapView => {
  const box = boxFrom(bbox)
  if (box) return { fit: box, maxZoom: closest }
  const lats = homes.map(({ location }) => location.lat)
  const lngs = homes.map(({ location }) => location.lng)
  return homes.length === 0
    ? { fit: north, maxZoom: defaultZoom }
    : {
        fit: { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) },
        maxZoom: defaultZoom,
      }
}
