import { countedGuests } from '@nordbo/stay-rules'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { allows } from '../../../lib/consent/consent.ts'
import { readSearch } from './read-search.ts'
import { emptyCriteria } from './search-draft.ts'
import type { ListingKind, SearchCriteria, SearchState } from './search-state.ts'
import { writeSearch } from './write-search.ts'

const storageKey = 'nordbo-search'

/** The last search in its stored form (docs/product/surface.md, Words). */
export interface StoredSearch {
  group: 'housing'
  subcategory: ListingKind | null
  place: string
  /** The address parameters of dates: fixed ones with their tolerance, or a flexible period. */
  dates: Record<string, string>
  /** Adults and children. */
  guests: number
  participants: Record<string, string>
  /** Minutes. Not used for homes. */
  durationMin: number | null
  bbox: string
  locale: string
}

/** The stored form of an empty search. */
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

/** Converts a search to its stored form. The person's position is left out. */
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

/** Stores the last search in this browser, if the person allows what is convenient (docs/product/data-rights.md, Consent). */
export const storeLastSearch = (
  criteria: SearchCriteria,
  rest: Partial<Pick<SearchState, 'kinds' | 'bbox'>> = {},
): void => {
  if (!allows('preferences')) return
  try {
    localStorage.setItem(storageKey, JSON.stringify(toStoredSearch(criteria, rest)))
  } catch {
    // Without storage the next visit begins with an empty search.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const wordsOf = (value: unknown): [string, string][] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))
    : []

/** Parses a stored search, without dates in the past. Empty for anything unreadable. */
export const parseStoredSearch = (text: string | null, today: string): SearchCriteria => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(stored)) return emptyCriteria
    const place = typeof stored.place === 'string' ? stored.place : ''
    const params = new URLSearchParams([...wordsOf(stored.dates), ...wordsOf(stored.participants)])
    const { stay, flex, some, guests } = readSearch(params, today)
    return { ...emptyCriteria, place, stay, flex, some, guests }
  } catch {
    return emptyCriteria // No JSON.
  }
}

/** Loads the last search of this browser. */
export const loadLastSearch = (today: string): SearchCriteria => {
  try {
    return parseStoredSearch(localStorage.getItem(storageKey), today)
  } catch {
    return emptyCriteria
  }
}
