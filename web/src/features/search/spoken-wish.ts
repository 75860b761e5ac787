import type { SearchWish } from './search-state.ts'
import { besideCategory, spokenCategory } from './spoken-category.ts'
import { readWeek } from './spoken-week.ts'

/**
 * A search with what was typed for its place taken apart: a week becomes the stay, words for a category choose it and stay text, and what is
 * left is a place in that place's spelling, or text where no place is called so.
 *
 * @param namesLike names of places that are spelled like a text, the nearest first
 */
export const readWish = async (
  wish: SearchWish,
  today: string,
  namesLike: (text: string) => Promise<string[]>,
): Promise<SearchWish> => {
  const week = readWeek(wish.place, today)
  const typed = week?.rest ?? wish.place
  const category = spokenCategory(typed)
  const named = besideCategory(typed, category).replace(/\s(?:i|in|på)$/iu, '')
  const dated: SearchWish = {
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
