import { countedGuests } from '../../domain/stay/guest-counts.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { readSearch } from './read-search.ts'
import { noWish } from './search-draft.ts'
import type { Kind, SearchState, SearchWish } from './search-state.ts'
import { writeSearch } from './write-search.ts'

const storageKey = 'nordbo-search'

/** The last search as this browser keeps it (docs/product/surface.md, Words). */
export interface RememberedSearch {
  group: 'housing'
  subcategory: Kind | null
  place: string
  /** What the address says of dates: fixed ones, how far they may move, or some weekend or week of a month. */
  dates: Record<string, string>
  /** Adults + children. */
  guests: number
  participants: Record<string, string>
  /** Minutes; homes have none. */
  durationMin: number | null
  bbox: string
  locale: string
}

/** Before anybody has searched. */
export const noMemory: RememberedSearch = {
  group: 'housing',
  subcategory: null,
  place: '',
  dates: {},
  guests: 0,
  participants: {},
  durationMin: null,
  bbox: '',
  locale: 'da',
}

const plain = (params: URLSearchParams): Record<string, string> => Object.fromEntries(params)

/** A search in the shape that is kept. The place where somebody stands is not. */
export const toMemory = (
  { place, q = '', stay, flex, some, guests }: SearchWish,
  rest: Partial<Pick<SearchState, 'kinds' | 'bbox'>> = {},
): RememberedSearch => ({
  ...noMemory,
  subcategory: rest.kinds?.length === 1 ? (rest.kinds[0] ?? null) : null,
  place: place || q,
  dates: plain(writeSearch({ stay, flex, some })),
  guests: guests ? countedGuests(guests) : 0,
  participants: plain(writeSearch({ guests })),
  bbox: rest.bbox ?? '',
  locale: currentLanguage(),
})

/** Keeps a search for the next visit. */
export const rememberWish = (wish: SearchWish, rest: Partial<Pick<SearchState, 'kinds' | 'bbox'>> = {}): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(toMemory(wish, rest)))
  } catch {
    // Storage can be switched off; then the next visit begins afresh.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const wordsOf = (value: unknown): [string, string][] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))
    : []

/** The search that a memory holds, without what has passed since. */
export const fromMemory = (text: string | null, today: string): SearchWish => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(kept)) return noWish
    const place = typeof kept.place === 'string' ? kept.place : ''
    const params = new URLSearchParams([...wordsOf(kept.dates), ...wordsOf(kept.participants)])
    const { stay, flex, some, guests } = readSearch(params, today)
    return { ...noWish, place, stay, flex, some, guests }
  } catch {
    return noWish // Somebody else wrote there.
  }
}

/** What this browser searched for last. */
export const lastWish = (today: string): SearchWish => {
  try {
    return fromMemory(localStorage.getItem(storageKey), today)
  } catch {
    return noWish
  }
}
