import { copenhagenDate, ok, type Result, type SearchFilters } from '@nordbo/contracts'
import type { Category } from '../../categories/category.ts'
import type { Deps } from '../../core/deps.ts'
import { canonicalName, type placeDirectory } from '../places/place-directory.ts'
import { type StayOptions, stayOptions } from '../stay/stay-options.ts'
import { parseCounts, type TextCounts } from '../text/text-counts.ts'
import { parseText } from '../text/text-query.ts'

/** Filters with what must be looked up to make SQL of them. */
export interface ResolvedFilters {
  /** The date it is in Copenhagen. */
  today: string
  category: Category | undefined
  stay: StayOptions | undefined
  /** The place asked for as it is written there; null where none was asked for, or nobody knows it. */
  place: string | null
  /** The text as a tsquery, if there is one. */
  text: string | undefined
  /** How much room the text asks for ('4 personer'). */
  counts: TextCounts
  /** Nothing belongs to a category that does not exist, and no text has words that are none. */
  impossible: boolean
}

/** Looks up what filters name; a refusal where their dates are none. */
export const filterResolver = (
  { db }: Pick<Deps, 'db'>,
  categories: readonly Category[],
  directory: ReturnType<typeof placeDirectory>,
) => {
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  return async (query: SearchFilters, now: Date): Promise<Result<ResolvedFilters>> => {
    const today = copenhagenDate(now)
    const stay = stayOptions(query, today)
    if (!stay.ok) return stay
    const category = query.category === undefined ? undefined : bySlug.get(query.category)
    const { counts, rest, spoken } = parseCounts(query.q ?? '')
    const text = rest === '' ? undefined : (await parseText(db, rest))?.wanted
    const place = query.place ? canonicalName(await directory(), query.place) : null
    const impossible = (query.category !== undefined && !category) || (!!query.q && !text && !spoken)
    return ok({ today, category, stay: stay.value, place, text, counts, impossible })
  }
}
