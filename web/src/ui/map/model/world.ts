import type { MapBox, MapPoint } from './map-engine.ts'

/** The size of a map tile, px. */
const tilePx = 512
/** The limit of square web maps, in degrees of latitude. */
const lastLatitude = 85

/** A position on the whole world at one zoom, px. y grows southwards. */
export interface WorldPx {
  x: number
  y: number
}

/** Converts a point to pixels of a zoom. */
export const worldPx = ({ lat, lng }: MapPoint, zoom: number): WorldPx => {
  const across = tilePx * 2 ** zoom
  const angle = (Math.max(-lastLatitude, Math.min(lastLatitude, lat)) * Math.PI) / 180
  return {
    x: ((lng + 180) / 360) * across,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)) * across,
  }
}

/** Converts pixels of a zoom to a point. */
export const pointAt = ({ x, y }: WorldPx, zoom: number): MapPoint => {
  const across = tilePx * 2 ** zoom
  const angle = 2 * Math.atan(Math.exp((0.5 - y / across) * 2 * Math.PI)) - Math.PI / 2
  return { lat: (angle * 180) / Math.PI, lng: (x / across) * 360 - 180 }
}

/** The smallest box around two boxes. */
export const boxAround = (a: MapBox, b: MapBox): MapBox => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
})

/** Does a box contain a point, with tolerance for rounding? */
export const boxContains = ({ west, south, east, north }: MapBox, { lat, lng }: MapPoint): boolean => {
  const leeway = 1e-6
  return lng >= west - leeway && lng <= east + leeway && lat >= south - leeway && lat <= north + leeway
}

/** A point as a box without extent. */
export const boxOfPoint = ({ lat, lng }: MapPoint): MapBox => ({ west: lng, south: lat, east: lng, north: lat })

const metresPerDegree = 111_320

/** The box around a circle on the ground. */
export const boxOfCircle = ({ lat, lng }: MapPoint, radiusMetres: number): MapBox => {
  const high = radiusMetres / metresPerDegree
  const wide = high / Math.cos((lat * Math.PI) / 180)
  return { west: lng - wide, south: lat - high, east: lng + wide, north: lat + high }
}
