import { countedGuests } from '@nordbo/stay-rules'
import { currentLanguage } from '../../i18n/i18n.ts'
import { readSearch } from './read-search.ts'
import { emptyCriteria } from './search-draft.ts'
import type { ListingKind, SearchCriteria, SearchState } from './search-state.ts'
import { writeSearch } from './write-search.ts'

const storageKey = 'nordbo-search'

/** The last search as this browser keeps it (docs/product/surface.md, Words). */
export interface StoredSearch {
  group: 'housing'
  subcategory: ListingKind | null
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
export const emptyStoredSearch: StoredSearch = {
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
export const toStoredSearch = (
  { place, q = '', stay, flex, some, guests }: SearchCriteria,
  rest: Partial<Pick<SearchState, 'kinds' | 'bbox'>> = {},
): StoredSearch => ({
  ...emptyStoredSearch,
  subcategory: rest.kinds?.length === 1 ? (rest.kinds[0] ?? null) : null,
  place: place || q,
  dates: plain(writeSearch({ stay, flex, some })),
  guests: guests ? countedGuests(guests) : 0,
  participants: plain(writeSearch({ guests })),
  bbox: rest.bbox ?? '',
  locale: currentLanguage(),
})

/** Keeps a search for the next visit. */
export const storeLastSearch = (
  wish: SearchCriteria,
  rest: Partial<Pick<SearchState, 'kinds' | 'bbox'>> = {},
): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(toStoredSearch(wish, rest)))
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
export const parseStoredSearch = (text: string | null, today: string): SearchCriteria => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(kept)) return emptyCriteria
    const place = typeof kept.place === 'string' ? kept.place : ''
    const params = new URLSearchParams([...wordsOf(kept.dates), ...wordsOf(kept.participants)])
    const { stay, flex, some, guests } = readSearch(params, today)
    return { ...emptyCriteria, place, stay, flex, some, guests }
  } catch {
    return emptyCriteria // Somebody else wrote there.
  }
}

/** What this browser searched for last. */
export const loadLastSearch = (today: string): SearchCriteria => {
  try {
    return parseStoredSearch(localStorage.getItem(storageKey), today)
  } catch {
    return emptyCriteria
  }
}
