import {
  copenhagenDate,
  err,
  type listingsService,
  nightsBetween,
  ok,
  type ParsedInputOf,
  type Result,
  type SearchAnswer,
  type SearchQuery,
} from '@nordbo/contracts'
import { type Call, ReadyJson, withFields } from '@nordbo/service-kit'
import type { Category } from '../categories/category.ts'
import type { Parts } from '../parts.ts'
import { type Position, readCursor, writeCursor } from './cursor.ts'
import { basisOf, type Count, countLimit, followingIndex, limitOf, planSearch, type SearchPlan } from './plan.ts'
import { type CardRow, cardJson } from './shown-card.ts'
import { featuredPerPage, searchStatement } from './statement.ts'
import type { StayDates } from './stay-sql.ts'
import { textQuery } from './text-query.ts'

type Procedure = typeof listingsService.procedures.search

/** Longest stay that is searched for, nights; pricing quotes none longer. */
const maxNights = 365

/** The dates of a search: both or none, in order, not in the past. */
const stayOf = ({ checkIn, checkOut }: SearchQuery, today: string): Result<StayDates | undefined> => {
  if (checkIn === undefined && checkOut === undefined) return ok(undefined)
  if (checkIn === undefined || checkOut === undefined) return err('booking.datesInvalid', { reason: 'incomplete' })
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < 1 || nights > maxNights) return err('booking.datesInvalid', { reason: 'length', maxNights })
  if (checkIn < today) return err('booking.datesInvalid', { reason: 'past' })
  return ok({ checkIn, checkOut, today })
}

/** A found home; `slot` 0 is a featured one at the top of its page. */
type Hit = CardRow<string> & { homes: number; slot: number; id: string; keys: number[] }
/** A row without a home carries only the count. */
type Row = Hit | { homes: number; id: null }

const isHit = (row: Row): row is Hit => row.id !== null

const countOf = ({ count }: SearchPlan, homes: number): Count =>
  count
    ? { total: count.total, totalCapped: count.totalCapped }
    : { total: Math.min(homes, countLimit), totalCapped: homes > countLimit }

/** The page out of what was read: one home more of each kind than it shows tells whether there is another page. */
const pageOf = (plan: SearchPlan, rows: readonly Row[]): ReadyJson<SearchAnswer> => {
  const { query, position, mode } = plan
  const hits = rows.filter(isHit)
  const featured = hits.filter(({ slot }) => slot === 0)
  const ordinary = hits.filter(({ slot }) => slot === 1)
  const onTop = featured.slice(0, Math.min(featuredPerPage, query.limit))
  const rest = ordinary.slice(0, query.limit - onTop.length)
  const count = countOf(plan, rows[0]?.homes ?? 0)
  const last = rest.at(-1)
  const after = last ? { keys: last.keys, id: last.id } : (position?.after ?? null)
  const next: Position = { mode, after, featured: (position?.featured ?? 0) + onTop.length, ...count }
  const more = featured.length > onTop.length || ordinary.length > rest.length
  const items = [...onTop, ...rest].map(cardJson)
  const summary = {
    ...count,
    priceBasis: basisOf(plan),
    nextCursor: more ? writeCursor(query, next) : null,
  } satisfies Omit<SearchAnswer, 'items'>
  return new ReadyJson(withFields(`{"items":[${items.join()}]}`, summary))
}

const nothing = (plan: SearchPlan): ReadyJson<SearchAnswer> => pageOf(plan, [])

/**
 * Finds homes. Everything that fits is gathered and sorted, if something narrows the search or totals matter; else, and where too
 * many fit, the list follows an index, and a sort by price then means the night.
 */
export const searchListings = ({ db }: Parts, categories: readonly Category[]) => {
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const read = (plan: SearchPlan, today: string): Promise<Row[]> => db.query<Row>(searchStatement(plan, today))

  return async (query: ParsedInputOf<Procedure>, call: Call): Promise<Result<ReadyJson<SearchAnswer>>> => {
    const today = copenhagenDate(call.now)
    const stay = stayOf(query, today)
    if (!stay.ok) return stay
    const position = query.cursor === undefined ? undefined : readCursor(query)
    if (query.cursor !== undefined && !position) return err('cursor.invalid')
    const category = query.category === undefined ? undefined : bySlug.get(query.category)
    const text = query.q === undefined ? undefined : await textQuery(db.client, query.q)
    const plan = planSearch(query, { category, stay: stay.value, text, position })
    // Nothing belongs to a category that does not exist, and no text has words that are none.
    const impossible = (query.category !== undefined && !category) || (!!query.q && !text)
    if (impossible) return ok(nothing(plan))
    if (position?.after && position.after.keys.length !== plan.order.keys.length) return err('cursor.invalid')
    const rows = await read(plan, today)
    if (plan.mode === 'scan' || (rows[0]?.homes ?? 0) <= limitOf(plan)) return ok(pageOf(plan, rows))
    const wide = followingIndex(plan)
    return ok(pageOf(wide, await read(wide, today)))
  }
}
