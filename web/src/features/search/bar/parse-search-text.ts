import { findNamedCategory, removeCategoryWords } from '../query/named-category.ts'
import type { SearchCriteria } from '../query/search-state.ts'
import { parseWeekText } from './parse-week-text.ts'

/**
 * Splits the text typed as a search's place: a week becomes the stay, a phrase for a category chooses it and stays
 * text, and the rest is a place in its own spelling, or text where no place has that name. `namesLike` returns place
 * names similar to a text, the nearest first.
 */
export const parseSearchText = async (
  criteria: SearchCriteria,
  today: string,
  namesLike: (text: string) => Promise<string[]>,
): Promise<SearchCriteria> => {
  const week = parseWeekText(criteria.place, today)
  const typed = week?.rest ?? criteria.place
  const category = findNamedCategory(typed)
  const named = removeCategoryWords(typed, category).replace(/\s(?:i|in|på)$/iu, '')
  const dated: SearchCriteria = {
    ...criteria,
    ...(week ? { stay: week.stay, flex: 0, some: null } : {}),
    ...(category ? { category } : {}),
  }
  const names = named === '' ? [] : await namesLike(named)
  const [nearest] = names
  const place = names.find((name) => name.toLocaleLowerCase() === named.toLocaleLowerCase()) ?? nearest
  if (place === undefined) return { ...dated, place: '', q: typed }
  return { ...dated, place, ...(category ? { q: typed.replace(named, '').trim() } : {}) }
}
