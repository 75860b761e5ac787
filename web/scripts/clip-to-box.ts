import type { Position } from 'geojson'

/** A part of the map, degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

type Inside = (point: Position) => boolean
type Cut = (from: Position, to: Position) => Position

const atLng =
  (lng: number): Cut =>
  ([x = 0, y = 0], [toX = 0, toY = 0]) => [lng, y + ((toY - y) * (lng - x)) / (toX - x)]
const atLat =
  (lat: number): Cut =>
  ([x = 0, y = 0], [toX = 0, toY = 0]) => [x + ((toX - x) * (lat - y)) / (toY - y), lat]

const edgesOf = ({ west, south, east, north }: Box): { inside: Inside; cut: Cut }[] => [
  { inside: ([x = 0]) => x >= west, cut: atLng(west) },
  { inside: ([x = 0]) => x <= east, cut: atLng(east) },
  { inside: ([, y = 0]) => y >= south, cut: atLat(south) },
  { inside: ([, y = 0]) => y <= north, cut: atLat(north) },
]

/** A ring that crosses the date line goes on beyond 180 degrees instead of jumping to the other side. */
const unwrapped = (ring: readonly Position[]): Position[] => {
  let turn = 0
  let last: number | undefined
  return ring.map(([x = 0, y = 0]) => {
    if (last !== undefined && x - last > 180) turn -= 360
    if (last !== undefined && x - last < -180) turn += 360
    last = x
    return [x + turn, y]
  })
}

/** What of a closed ring lies in the box, closed again (Sutherland–Hodgman); empty when nothing does. */
export const clipRing = (ring: readonly Position[], box: Box): Position[] => {
  let points = unwrapped(ring).slice(0, -1)
  for (const { inside, cut } of edgesOf(box))
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point
      if (inside(point)) return inside(before) ? [point] : [cut(before, point), point]
      return inside(before) ? [cut(before, point)] : []
    })
  const [first] = points
  return first && points.length > 2 ? [...points, first] : []
}

/** The stretches of a line whose points lie in the box. */
export const clipLine = (line: readonly Position[], box: Box): Position[][] => {
  const inside: Inside = (point) => edgesOf(box).every((edge) => edge.inside(point))
  const parts: Position[][] = [[]]
  for (const point of line) {
    if (inside(point)) parts.at(-1)?.push(point)
    else parts.push([])
  }
  return parts.filter((part) => part.length > 1)
}
