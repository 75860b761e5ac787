import { err, type listingsService, ok, type ParsedInputOf, type Result, type SearchAnswer } from '@nordbo/contracts'
import { appendFields, type Call, createConcurrencyLimiter, SerializedJson } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { type CardRow, cardJson } from './cards/shown-card.ts'
import { type Position, readCursor, writeCursor } from './query/cursor.ts'
import { asBox, asScan, basisOf, countOf, limitOf, planSearch, type SearchPlan } from './query/plan.ts'
import type { filterResolver } from './query/resolve-filters.ts'
import { featuredPerPage, searchStatement } from './query/statement.ts'

type Procedure = typeof listingsService.procedures.search

/** A found home; `slot` 0 is a featured one at the top of its page. */
type Hit = CardRow<string> & { homes: number; slot: number; id: string; keys: number[] }
/** A row without a home has only the count. */
type Row = Hit | { homes: number; id: null }

const isHit = (row: Row): row is Hit => row.id !== null

/** Whether the rows are of no more homes than can be gathered. */
const isWithin = (plan: SearchPlan, rows: readonly Row[]): boolean => (rows[0]?.homes ?? 0) <= limitOf(plan)

const placeOf = (hit: Hit | undefined): Position['after'] => (hit ? { keys: hit.keys, id: hit.id } : null)

/** Builds a page from the rows. Each kind has one row more than the page shows if there is another page. */
const pageOf = (
  plan: SearchPlan,
  rows: readonly Row[],
  now: Date,
  place: string | null,
): SerializedJson<SearchAnswer> => {
  const { query, position, mode } = plan
  const hits = rows.filter(isHit)
  const featured = hits.filter(({ slot }) => slot === 0)
  const ordinary = hits.filter(({ slot }) => slot === 1)
  const onTop = featured.slice(0, Math.min(featuredPerPage, query.limit))
  const rest = ordinary.slice(0, query.limit - onTop.length)
  const count = countOf(plan, rows[0]?.homes ?? 0)
  const after = placeOf(rest.at(-1)) ?? position?.after ?? null
  const afterFeatured = placeOf(onTop.at(-1)) ?? position?.afterFeatured ?? null
  const next: Position = { mode, after, afterFeatured, ...count }
  const more = featured.length > onTop.length || ordinary.length > rest.length
  const items = [...onTop, ...rest].map((hit) => cardJson(hit, now))
  const summary = {
    place,
    ...count,
    priceBasis: basisOf(plan),
    nextCursor: more ? writeCursor(query, next) : null,
  } satisfies Omit<SearchAnswer, 'items'>
  return new SerializedJson(appendFields(`{"items":[${items.join()}]}`, summary))
}

/**
 * Finds homes. If words or a box narrow the search, or if totals matter, all hits are gathered and sorted. Otherwise, and if there are too
 * many hits, the list follows an index, and a sort by price uses the price of a night. The homes of a crowded box are read in the order of
 * the map even then.
 */
export const searchListings = ({ db, config }: Deps, readFilters: ReturnType<typeof filterResolver>) => {
  const turns = createConcurrencyLimiter(config.SEARCHES_AT_ONCE)
  const read = (plan: SearchPlan): Promise<Row[]> => turns.run(() => db.query<Row>(searchStatement(plan)))

  return async (
    query: ParsedInputOf<Procedure>,
    call: Pick<Call, 'now'>,
  ): Promise<Result<SerializedJson<SearchAnswer>>> => {
    const filters = await readFilters(query, call.now)
    if (!filters.ok) return filters
    const position = query.cursor === undefined ? undefined : readCursor(query)
    if (query.cursor !== undefined && !position) return err('cursor.invalid')
    const { place } = filters.value
    const plan = planSearch(query, { ...filters.value, position })
    if (filters.value.impossible) return ok(pageOf(plan, [], call.now, place))
    const places = [position?.after, position?.afterFeatured]
    if (places.some((each) => each && each.keys.length !== plan.order.keys.length)) return err('cursor.invalid')
    let wide = plan
    if (plan.mode === 'gather') {
      const rows = await read(plan)
      if (isWithin(plan, rows)) return ok(pageOf(plan, rows, call.now, place))
      wide = asScan(plan)
    }
    const boxed = asBox(wide)
    const rows = boxed ? await read(boxed) : []
    return ok(pageOf(wide, boxed && isWithin(boxed, rows) ? rows : await read(wide), call.now, place))
  }
}
