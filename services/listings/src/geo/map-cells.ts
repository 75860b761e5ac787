import type { MapBox, Point } from '@nordbo/contracts'
import { Prisma } from '../generated/prisma/client.ts'

/** Side of a tile of the map, px. */
export const tilePx = 512
/** Side of the cells in which homes are counted before they are joined to clusters, px. */
export const cellPx = 32

/** A point in the Web Mercator square, each coordinate from 0 to 1; y grows southwards. */
export const worldOf = ({ lat, lng }: Point): { x: number; y: number } => {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180
  return { x: (lng + 180) / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI) }
}

/** Cells along one side of the world at a whole zoom. */
export const cellsAcross = (zoom: number): number => (2 ** zoom * tilePx) / cellPx

/** The cell of home `s` at a whole zoom, as columns `x` and `y`. */
export const cellOf = (zoom: number): Prisma.Sql => Prisma.sql`
  search_cell_x(s.lng, ${zoom}::int) as x, search_cell_y(s.lat, ${zoom}::int) as y`

/** The cells of a whole zoom that touch a box, as a condition on `x` and `y`. */
export const cellRange = ({ west, south, east, north }: MapBox, zoom: number): Prisma.Sql => {
  const across = cellsAcross(zoom)
  const [from, to] = [worldOf({ lat: north, lng: west }), worldOf({ lat: south, lng: east })]
  const [first, last] = [Math.floor(from.x * across), Math.floor(to.x * across)]
  const columns =
    west <= east
      ? Prisma.sql`x between ${first}::int and ${last}::int`
      : Prisma.sql`(x >= ${first}::int or x <= ${last}::int)`
  return Prisma.sql`${columns} and y between ${Math.floor(from.y * across)}::int and ${Math.floor(to.y * across)}::int`
}
