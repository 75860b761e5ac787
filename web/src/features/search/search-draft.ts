import { everyone, type GuestCounts } from '../../domain/stay/guest-counts.ts'
import { noDates, type StayDraft } from '../../domain/stay/stay.ts'
import type { Flex, Near, SearchWish, SomeTime } from './search-state.ts'
import { spokenCategory } from './spoken-category.ts'

/** What the search bar holds while it is being filled in. */
export interface SearchDraft {
  /** A place, or words to search by. */
  place: string
  near: Near | null
  dates: StayDraft
  flex: Flex
  /** What was chosen of flexible dates, whether they are asked for or not. */
  some: SomeTime | null
  /** Asks for flexible dates; the fixed ones are kept meanwhile. */
  flexible: boolean
  guests: GuestCounts
}

/** Nobody named yet: the counters start at zero (docs/product/surface.md, Words). */
export const nobody: GuestCounts = { adults: 0, children: 0, babies: 0, pets: 0 }
/** A bar that nothing was filled into. */
export const noDraft: SearchDraft = {
  place: '',
  near: null,
  dates: noDates,
  flex: 0,
  some: null,
  flexible: false,
  guests: nobody,
}
/** A search for nothing in particular. */
export const noWish: SearchWish = { place: '', near: null, stay: null, flex: 0, some: null, guests: null }

/** The bar's content for a search. */
export const draftOf = ({ place, q = '', near, stay, flex, some, guests }: SearchWish): SearchDraft => ({
  place: place || (near ? '' : q),
  near,
  dates: { stay, started: null },
  flex,
  some,
  flexible: some !== null,
  guests: guests ?? nobody,
})

/** The words that the bar shows as where to look. */
export const wordsShown = ({ place, near, q = '' }: SearchWish): string => (place || near ? '' : q)

/** The search for what was meant, after the one that the bar showed: its words make room for others, and so does a category that they named. */
export const followed = (shown: SearchWish, meant: SearchWish): SearchWish => {
  const before = wordsShown(shown)
  if (before === '') return meant
  const named = shown.category !== null && shown.category === spokenCategory(before)
  return { ...(named ? { category: null } : {}), ...meant, q: meant.q ?? '' }
}

/** The search that the bar's content asks for; children do not travel alone. */
export const searchOf = ({ place, near, dates, flex, some, flexible, guests }: SearchDraft): SearchWish => {
  const stay = flexible ? null : dates.stay
  return {
    place: place.trim(),
    near: place.trim() ? null : near,
    stay,
    flex: stay ? flex : 0,
    some: flexible ? some : null,
    guests: everyone(guests) === 0 ? null : { ...guests, adults: Math.max(1, guests.adults) },
  }
}
