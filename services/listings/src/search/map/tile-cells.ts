import type { ClustersQuery, MapBox } from '@nordbo/contracts'
import type { Db } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { cellRange } from '../../geo/map-cells.ts'
import { isListed } from '../index/listed.ts'
import type { Cell } from './join-cells.ts'

/** The coarsest and the finest zoom whose tiles have stored counts. Every second zoom between them has some as well. */
const [coarsest, finest] = [4, 10]

/** Whether the stored counts can answer a query. They support no filters and end at zoom 10. */
export const canUseTiles = ({ bbox, ...filters }: Omit<ClustersQuery, 'zoom'>, zoom: number): boolean =>
  zoom <= finest &&
  bbox.west <= bbox.east &&
  Object.values(filters).every((value) => value === undefined || value === false)

/** The zoom of the tiles that are read: the nearest stored one that is not coarser. */
const storedZoom = (zoom: number): number => Math.max(coarsest, zoom + (zoom % 2))

/** Tiles whose homes are all in the box are added up. In tiles at the box's edges each home is checked. */
const statement = (box: MapBox, zoom: number): Prisma.Sql => {
  const stored = storedZoom(zoom)
  const { west, south, east, north } = box
  // Literals, because the planner must see the zoom of the tiles.
  const [level, coarser] = [Prisma.raw(String(stored)), Prisma.raw(String(stored - zoom))]
  return Prisma.sql`
  with tile as materialized (
    select *, south >= ${south}::float8 and north <= ${north}::float8 and west >= ${west}::float8 and east <= ${east}::float8 as inside
    from search_tile where zoom = ${level} and ${cellRange(box, stored)}
      and south <= ${north}::float8 and north >= ${south}::float8 and west <= ${east}::float8 and east >= ${west}::float8
  ), found as (
    select x >> ${coarser} as x, y >> ${coarser} as y, homes, min_ore, sum_lat, sum_lng, south, north, west, east, listing_id
    from tile where inside
    union all
    select tile.x >> ${coarser}, tile.y >> ${coarser}, 1, s.base_ore, s.lat, s.lng, s.lat, s.lat, s.lng, s.lng, s.listing_id
    from tile join search_listing s on ${isListed}
      and s.lat between greatest(tile.south, ${south}::float8) and least(tile.north, ${north}::float8)
      and s.lng between greatest(tile.west, ${west}::float8) and least(tile.east, ${east}::float8)
      and search_cell_x(s.lng, ${level}) = tile.x and search_cell_y(s.lat, ${level}) = tile.y
    where not tile.inside
  )
  select x, y, sum(homes)::int as homes, min(min_ore)::float8 as "minOre", sum(sum_lat) / sum(homes) as lat,
    sum(sum_lng) / sum(homes) as lng, min(south) as south, max(north) as north, min(west) as west, max(east) as east,
    min(listing_id::text collate "C") as id
  from found group by x, y`
}

/** All homes in a box by the cells of a zoom. */
export const tileCells = (db: Db, box: MapBox, zoom: number): Promise<Cell[]> => db.query<Cell>(statement(box, zoom))
