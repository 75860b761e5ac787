import { copenhagenDate, ok, type Result, type SearchFilters } from '@nordbo/contracts'
import type { Category } from '../../categories/category.ts'
import type { Deps } from '../../core/deps.ts'
import { canonicalName, type placeDirectory } from '../places/place-directory.ts'
import { type StayOptions, stayOptions } from '../stay/stay-options.ts'
import { parseCounts, type TextCounts } from '../text/text-counts.ts'
import { parseText } from '../text/text-query.ts'

/** Filters with everything that is looked up before they become SQL. */
export interface ResolvedFilters {
  /** Today's date in Copenhagen. */
  today: string
  category: Category | undefined
  stay: StayOptions | undefined
  /** The canonical name of the place; null without a place, or if it is unknown. */
  place: string | null
  /** The text as a tsquery, if there is one. */
  text: string | undefined
  /** The capacity that the text names ('4 personer'). */
  counts: TextCounts
  /** Whether the search can find nothing: the category does not exist, or the text has no meaningful words. */
  impossible: boolean
}

/** Resolves filters. Refuses invalid dates. */
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
