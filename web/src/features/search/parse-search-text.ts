import { findNamedCategory, removeCategoryWords } from './named-category.ts'
import { parseWeekText } from './parse-week-text.ts'
import type { SearchCriteria } from './search-state.ts'

/**
 * A search with what was typed for its place taken apart: a week becomes the stay, words for a category choose it and stay text, and what is
 * left is a place in that place's spelling, or text where no place is called so.
 *
 * @param namesLike names of places that are spelled like a text, the nearest first
 */
export const parseSearchText = async (
  wish: SearchCriteria,
  today: string,
  namesLike: (text: string) => Promise<string[]>,
): Promise<SearchCriteria> => {
  const week = parseWeekText(wish.place, today)
  const typed = week?.rest ?? wish.place
  const category = findNamedCategory(typed)
  const named = removeCategoryWords(typed, category).replace(/\s(?:i|in|på)$/iu, '')
  const dated: SearchCriteria = {
    ...wish,
    ...(week ? { stay: week.stay, flex: 0, some: null } : {}),
    ...(category ? { category } : {}),
  }
  const names = named === '' ? [] : await namesLike(named)
  const [nearest] = names
  const place = names.find((name) => name.toLocaleLowerCase() === named.toLocaleLowerCase()) ?? nearest
  if (place === undefined) return { ...dated, place: '', q: typed }
  return { ...dated, place, ...(category ? { q: typed.replace(named, '').trim() } : {}) }
}
