import type { Point } from '@nordbo/contracts'

/** Mean radius of the earth, m. */
export const earthRadius = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** Distance of two points on the earth's surface, m. */
export const distanceBetween = (from: Point, to: Point): number => {
  const half = (angle: number): number => Math.sin(radians(angle) / 2) ** 2
  const chord =
    half(to.lat - from.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The point `metres` away in the direction `bearing` (radians from north, clockwise). */
export const pointFrom = (from: Point, bearing: number, metres: number): Point => {
  const arc = metres / earthRadius
  const lat = radians(from.lat)
  const sine = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(bearing)
  const turn = Math.atan2(Math.sin(bearing) * Math.sin(arc) * Math.cos(lat), Math.cos(arc) - Math.sin(lat) * sine)
  const lng = from.lng + degrees(turn)
  return { lat: degrees(Math.asin(sine)), lng: ((((lng + 180) % 360) + 360) % 360) - 180 }
}

/** A box, in degrees, that contains everything within `metres` of a point. */
export const boxAround = ({ lat, lng }: Point, metres: number) => {
  const north = degrees(metres / earthRadius)
  const widest = Math.min(89.9, Math.abs(lat) + north)
  const east = degrees(metres / earthRadius / Math.cos(radians(widest)))
  return { south: lat - north, north: lat + north, west: lng - east, east: lng + east }
}
