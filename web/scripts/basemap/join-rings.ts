import type { Position } from 'geojson'
import type { Box } from './shore-lines.ts'

/** The atlas prints coordinates to a millionth of a degree. */
const unit = 1e6
const keyOf = ([lng = 0, lat = 0]: Position): string => `${Math.round(lng * unit)} ${Math.round(lat * unit)}`
const same = (one: Position | undefined, other: Position | undefined): boolean =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other)

/** Joins lines that begin where another one ends. */
const joinLines = (lines: readonly Position[][]): Position[][] => {
  const byStart = new Map<string, Position[]>()
  for (const line of lines) if (line[0]) byStart.set(keyOf(line[0]), line)
  const ends = new Set(lines.map((line) => keyOf(line.at(-1) ?? [])))
  const joined: Position[][] = []
  const follow = (first: string): void => {
    const whole: Position[] = []
    let next = byStart.get(first)
    while (next) {
      const start = keyOf(next[0] ?? [])
      byStart.delete(start)
      for (const point of whole.length > 0 ? next.slice(1) : next) whole.push(point)
      next = byStart.get(keyOf(next.at(-1) ?? []))
    }
    joined.push(whole)
  }
  // A line without a predecessor begins at the frame's edge. What is left after those are rings.
  for (const start of [...byStart.keys()]) if (!ends.has(start)) follow(start)
  for (const start of [...byStart.keys()]) if (byStart.has(start)) follow(start)
  return joined
}

/**
 * The position of a point on the frame's edge, counter-clockwise from the south-west corner, 0 to 4: each side has
 * length 1.
 */
const alongOf = ([lng = 0, lat = 0]: Position, { west, south, east, north }: Box): number => {
  const across = (lng - west) / (east - west)
  const up = (lat - south) / (north - south)
  const sides = [
    { off: Math.abs(up), along: across },
    { off: Math.abs(1 - across), along: 1 + up },
    { off: Math.abs(1 - up), along: 3 - across },
    { off: Math.abs(across), along: 4 - up },
  ]
  return sides.reduce((nearest, side) => (side.off < nearest.off ? side : nearest)).along % 4
}

const cornersOf = ({ west, south, east, north }: Box): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

/** Corners that lie between two positions on the frame. */
const cornersBetween = (from: number, to: number, box: Box): Position[] => {
  const corners = cornersOf(box)
  const until = to > from ? to : to + 4
  const passed: Position[] = []
  for (let side = Math.floor(from) + 1; side < until; side++) {
    const corner = corners[side % 4]
    if (corner) passed.push(corner)
  }
  return passed
}

/**
 * Closes lines into rings. What a ring encloses lies to the left of its lines. A line that leaves the frame is
 * continued along the frame to the next line that enters it.
 */
export const joinRings = (lines: readonly Position[][], box: Box): Position[][] => {
  const joined = joinLines(lines)
  const rings = joined.filter((line) => same(line[0], line.at(-1)))
  const open = joined
    .filter((line) => !same(line[0], line.at(-1)))
    .map((line) => ({ line, enters: alongOf(line[0] ?? [], box), leaves: alongOf(line.at(-1) ?? [], box) }))
  const waiting = new Set(open)
  const ahead = (from: number, to: number): number => (to - from + 4) % 4
  for (const first of open) {
    if (!waiting.delete(first)) continue
    const ring = [...first.line]
    let last = first
    for (;;) {
      const from = last.leaves
      const next = [first, ...waiting].reduce((nearest, each) =>
        ahead(from, each.enters) < ahead(from, nearest.enters) ? each : nearest,
      )
      ring.push(...cornersBetween(from, next.enters, box))
      if (next === first) break
      waiting.delete(next)
      for (const point of next.line) ring.push(point)
      last = next
    }
    ring.push(first.line[0] ?? [])
    rings.push(ring)
  }
  return rings.filter((ring) => ring.length > 3)
}
