import {
  type Cluster,
  type ClustersAnswer,
  type listingsService,
  type MapBox,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Db, Deps } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { cellOf, tilePx, worldOf } from '../../geo/map-cells.ts'
import { planSearch, type SearchPlan } from '../query/plan.ts'
import type { filterResolver } from '../query/resolve-filters.ts'
import {
  chooseSample,
  displayedPrice,
  fromMatches,
  type Sample,
  sampleScale,
  withMatches,
} from '../query/sample-sql.ts'
import { type Cell, joinCells, mergedByCell } from './join-cells.ts'
import { readPins } from './read-pins.ts'
import { canUseTiles, tileCells } from './tile-cells.ts'

type Query = ParsedInputOf<typeof listingsService.procedures.clusters>

/** Highest zoom with clusters (docs/product/listings.md, Map). Beyond it every home is a pin. */
const maxZoom = 16
/** Most clusters and pins in one answer. */
const mostThings = 300
/** The largest screen, px. A box that is larger at its zoom is clustered at a lower zoom. */
const screenPx = 4_096

/** The highest integer zoom, up to `zoom`, at which a box fits a screen. */
const zoomFor = ({ west, south, east, north }: MapBox, zoom: number): number => {
  const [from, to] = [worldOf({ lat: north, lng: west }), worldOf({ lat: south, lng: east })]
  const widest = Math.max(to.y - from.y, east >= west ? to.x - from.x : 1 + to.x - from.x)
  const fits = Math.floor(Math.log2(screenPx / tilePx / Math.max(widest, 1e-9)))
  return Math.max(0, Math.min(Math.floor(zoom), fits))
}

const cells = (plan: SearchPlan, sample: Sample, zoom: number): Prisma.Sql => Prisma.sql`
  ${withMatches(plan, [
    Prisma.sql`found as materialized (
      select s.listing_id, s.lat, s.lng, ${displayedPrice(plan)} as amount, ${cellOf(zoom)} ${fromMatches(plan, sample)})`,
  ])}
  select x, y, count(*)::int as homes, min(amount)::float8 as "minOre", avg(lat) as lat, avg(lng) as lng, min(lat) as south,
    max(lat) as north, min(lng) as west, max(lng) as east, min(listing_id::text collate "C") as id
  from found group by x, y`

/** The homes of a box at a zoom without clusters, most recommended first. */
const closest = (plan: SearchPlan, sample: Sample): Prisma.Sql => Prisma.sql`
  ${withMatches(plan, [Prisma.sql`found as materialized (select s.listing_id, s.score ${fromMatches(plan, sample)})`])}
  select listing_id::text as id, (select count(*)::int from found) as homes from found
  order by score desc, listing_id desc limit ${mostThings}::int`

const clusterOf = (cell: Cell, zoom: number): Cluster => ({
  key: `${zoom}/${cell.x}/${cell.y}`,
  ...{ lat: cell.lat, lng: cell.lng, count: cell.homes, minPriceOre: cell.minOre },
  bbox: { west: cell.west, south: cell.south, east: cell.east, north: cell.north },
})

/** Joins cells to clusters at lower and lower zooms until they are few enough for one answer. */
const fewThings = (rows: readonly Cell[], zoom: number): Cell[] => {
  const things = joinCells(rows, zoom)
  if (things.length <= mostThings || zoom === 0) return things
  const coarser = things.map((cell) => ({ ...cell, x: cell.x >> 1, y: cell.y >> 1 }))
  return fewThings(mergedByCell(coarser), zoom - 1)
}

/** The homes of a search by cell: from the stored counts if nothing is filtered, else from a sample. */
const cellsOf = async (db: Db, plan: SearchPlan, query: Omit<Query, 'zoom'>, zoom: number) => {
  if (canUseTiles(query, zoom)) return { rows: await tileCells(db, query.bbox, zoom), approximate: false }
  const sample = await chooseSample(db, plan)
  const [rows, scale] = [await db.query<Cell>(cells(plan, sample, zoom)), sampleScale(sample)]
  if (scale === 1) return { rows, approximate: false }
  return { rows: rows.map((cell) => ({ ...cell, homes: Math.round(cell.homes * scale) })), approximate: true }
}

const empty: ClustersAnswer = { total: 0, approximate: false, clusters: [], pins: [], priceBasis: 'night' }

/** The homes of a search on the map. */
export const findClusters =
  ({ db }: Deps, readFilters: ReturnType<typeof filterResolver>) =>
  async ({ zoom, ...query }: Query, call: Pick<Call, 'now'>): Promise<Result<ClustersAnswer>> => {
    const filters = await readFilters(query, call.now)
    if (!filters.ok) return filters
    const plan = planSearch({ ...query, sort: 'price', limit: 1 }, { ...filters.value, position: undefined })
    const priceBasis = plan.stay ? 'total' : 'night'
    if (filters.value.impossible) return ok({ ...empty, priceBasis })
    const seenFrom = zoomFor(query.bbox, zoom)
    if (seenFrom > maxZoom) {
      const rows = await db.query<{ id: string; homes: number }>(closest(plan, await chooseSample(db, plan)))
      const pins = await readPins(
        db,
        plan,
        rows.map(({ id }) => id),
        call.now,
      )
      return ok({ total: rows[0]?.homes ?? 0, approximate: false, clusters: [], pins, priceBasis })
    }
    const { rows, approximate } = await cellsOf(db, plan, query, seenFrom)
    const things = fewThings(rows, seenFrom)
    const pins = await readPins(
      db,
      plan,
      things.filter(({ homes }) => homes === 1).map(({ id }) => id),
      call.now,
    )
    return ok({
      total: rows.reduce((sum, { homes }) => sum + homes, 0),
      approximate,
      clusters: things.filter(({ homes }) => homes > 1).map((cell) => clusterOf(cell, seenFrom)),
      pins,
      priceBasis,
    })
  }
