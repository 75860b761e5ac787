import { err, type HotelsAnswer, type listingsService, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { appendFields, createConcurrencyLimiter, SerializedJson } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { canonicalName, type placeDirectory } from '../search/places/place-directory.ts'
import { readCursor, writeCursor } from '../search/query/cursor.ts'
import { countOf } from '../search/query/plan.ts'
import { type HotelPlan, planHotels } from './hotel-plan.ts'
import { hotelStatement } from './hotel-statement.ts'

/** A row without a hotel has only the count. */
type Row = { hotels: number } & ({ id: string; keys: number[]; card: string } | { id: null })

/** Builds a page from the rows, which are one more than it shows if there is another page. */
const pageOf = (plan: HotelPlan, rows: readonly Row[], place: string | null): SerializedJson<HotelsAnswer> => {
  const { query, position, mode } = plan
  const hits = rows.flatMap((row) => (row.id === null ? [] : [row]))
  const shown = hits.slice(0, query.limit)
  const last = shown.at(-1)
  const count = countOf(plan, rows[0]?.hotels ?? 0)
  const after = last ? { keys: last.keys, id: last.id } : (position?.after ?? null)
  const nextCursor =
    hits.length > shown.length ? writeCursor(query, { mode, after, afterFeatured: null, ...count }) : null
  const summary = { place, ...count, nextCursor } satisfies Omit<HotelsAnswer, 'items'>
  return new SerializedJson(appendFields(`{"items":[${shown.map(({ card }) => card).join()}]}`, summary))
}

/** Finds hotels, a page at a time, with the parts of the search for homes: places, boxes, orders, positions and counts. */
export const searchHotels = ({ db, config }: Deps, directory: ReturnType<typeof placeDirectory>) => {
  const turns = createConcurrencyLimiter(config.SEARCHES_AT_ONCE)
  return async (
    query: ParsedInputOf<typeof listingsService.procedures.searchHotels>,
  ): Promise<Result<SerializedJson<HotelsAnswer>>> => {
    const place = query.place ? canonicalName(await directory(), query.place) : null
    const position = query.cursor === undefined ? undefined : readCursor(query)
    if (query.cursor !== undefined && !position) return err('cursor.invalid')
    const plan = planHotels(query, place !== null, position)
    if (position?.after && position.after.keys.length !== plan.order.keys.length) return err('cursor.invalid')
    const rows = await turns.run(() => db.query<Row>(hotelStatement(plan)))
    return ok(pageOf(plan, rows, place))
  }
}
