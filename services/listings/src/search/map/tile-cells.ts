import type { ClustersQuery, MapBox } from '@nordbo/contracts'
import type { Db } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { cellRange } from '../../geo/map-cells.ts'
import { isListed } from '../index/listed.ts'
import type { Cell } from './join-cells.ts'

/** The zooms whose squares are kept counted. */
const [coarsest, finest] = [4, 10]

/** Can the squares that are kept counted show this? They know no filters, and end at zoom 10. */
export const canUseTiles = ({ bbox, ...filters }: Omit<ClustersQuery, 'zoom'>, zoom: number): boolean =>
  zoom <= finest &&
  bbox.west <= bbox.east &&
  Object.values(filters).every((value) => value === undefined || value === false)

/** The zoom of the squares that are looked at: the nearest kept one that is not coarser. */
const keptZoom = (zoom: number): number => Math.max(coarsest, zoom + (zoom % 2))

/** A square whose homes all lie in the box counts as it is; of the others, at the box's edges, each home is looked at. */
const statement = (box: MapBox, zoom: number): Prisma.Sql => {
  const kept = keptZoom(zoom)
  const { west, south, east, north } = box
  // Written out: the planner must see of which zoom the squares are.
  const [level, coarser] = [Prisma.raw(String(kept)), Prisma.raw(String(kept - zoom))]
  return Prisma.sql`
  with tile as materialized (
    select *, south >= ${south}::float8 and north <= ${north}::float8 and west >= ${west}::float8 and east <= ${east}::float8 as inside
    from search_tile where zoom = ${level} and ${cellRange(box, kept)}
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

/** Every home in a box by the squares of a zoom, however many there are. */
export const tileCells = (db: Db, box: MapBox, zoom: number): Promise<Cell[]> => db.query<Cell>(statement(box, zoom))
