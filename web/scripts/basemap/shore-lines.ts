import { execFileSync } from 'node:child_process'
import type { Position } from 'geojson'

/** A rectangle on the map, in degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Levels of the atlas: 1 land, 2 lakes, 3 islands in lakes, 4 ponds on those islands. */
export type Level = 1 | 2 | 3 | 4

/** Resolution of the atlas: every point, or about 200 m. */
export type Detail = 'full' | 'high'

/** Parses the output of `gmt coast -M`: one header per line of the map, then one point per row. */
export const readSegments = (printed: string): { level: number; line: Position[] }[] => {
  const segments: { level: number; line: Position[] }[] = []
  for (const row of printed.split('\n')) {
    if (row.startsWith('>')) {
      segments.push({ level: Number(/Level (\d+)/.exec(row)?.[1] ?? 0), line: [] })
      continue
    }
    const [lng, lat] = row.split('\t').map(Number)
    if (lng !== undefined && lat !== undefined) segments.at(-1)?.line.push([lng, lat])
  }
  return segments.filter(({ line }) => line.length > 1)
}

const print = (box: Box, detail: Detail, what: readonly string[]): { level: number; line: Position[] }[] => {
  const region = `-R${box.west}/${box.east}/${box.south}/${box.north}`
  const args = ['coast', region, `-D${detail[0]}`, '-M', ...what, '--FORMAT_FLOAT_OUT=%.6f', '--GMT_HISTORY=false']
  return readSegments(execFileSync('gmt', args, { encoding: 'utf8', maxBuffer: 2 ** 30 }))
}

/** Shores of one level. Land lies to the left of a line: islands turn left, lakes turn right. */
export const shoreLines = (box: Box, detail: Detail, level: Level): Position[][] =>
  print(box, detail, ['-W', `-A0/${level}/${level}`])
    .filter((segment) => segment.level === level)
    .map(({ line }) => line)

/** Rivers without canals, larger ones first. */
export const rivers = (box: Box, detail: Detail): { level: number; line: Position[] }[] => print(box, detail, ['-Ir'])

/** Borders of countries. */
export const borders = (box: Box, detail: Detail): Position[][] => print(box, detail, ['-N1']).map(({ line }) => line)
