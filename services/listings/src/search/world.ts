import type { Point } from '@nordbo/contracts'
import { Prisma } from '../generated/prisma/client.ts'

/** A tile of the map, px. */
export const tilePx = 512
/** Side of the squares that homes are counted in before they are joined to clusters, px. */
export const cellPx = 32

/** Where a point lies on the square world of web maps, each from 0 to 1; y grows southwards. */
export const worldOf = ({ lat, lng }: Point): { x: number; y: number } => {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return { x: (lng + 180) / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI) }
}

/** Cells along one side of the world at a whole zoom. */
export const cellsAcross = (zoom: number): number => (2 ** zoom * tilePx) / cellPx

/** The cell of home `s` at a whole zoom, as columns `x` and `y`. */
export const cellOf = (zoom: number): Prisma.Sql => Prisma.sql`
  floor((s.lng + 180) / 360 * ${cellsAcross(zoom)}::float8)::int as x,
  floor((0.5 - ln(tan(pi() / 4 + radians(greatest(-85, least(85, s.lat))) / 2)) / (2 * pi())) * ${cellsAcross(zoom)}::float8)::int as y`
