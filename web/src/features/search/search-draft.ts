import { totalGuests } from '@nordbo/stay-rules'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import { emptyStayDraft, type StayDraft } from '../../domain/stay/stay.ts'
import { findNamedCategory } from './named-category.ts'
import type { FlexDays, FlexiblePeriod, NearPoint, SearchCriteria } from './search-state.ts'

/** What the search bar holds while it is being filled in. */
export interface SearchDraft {
  /** A place, or words to search by. */
  place: string
  near: NearPoint | null
  dates: StayDraft
  flex: FlexDays
  /** What was chosen of flexible dates, whether they are asked for or not. */
  some: FlexiblePeriod | null
  /** Asks for flexible dates; the fixed ones are kept meanwhile. */
  flexible: boolean
  guests: GuestCounts
}

/** Nobody named yet: the counters start at zero (docs/product/surface.md, Words). */
export const noGuests: GuestCounts = { adults: 0, children: 0, babies: 0, pets: 0 }
/** A bar that nothing was filled into. */
export const emptyDraft: SearchDraft = {
  place: '',
  near: null,
  dates: emptyStayDraft,
  flex: 0,
  some: null,
  flexible: false,
  guests: noGuests,
}
/** A search for nothing in particular. */
export const emptyCriteria: SearchCriteria = { place: '', near: null, stay: null, flex: 0, some: null, guests: null }

/** The bar's content for a search. */
export const draftOf = ({ place, q = '', near, stay, flex, some, guests }: SearchCriteria): SearchDraft => ({
  place: place || (near ? '' : q),
  near,
  dates: { stay, started: null },
  flex,
  some,
  flexible: some !== null,
  guests: guests ?? noGuests,
})

/** The words that the bar shows as where to look. */
export const visibleSearchText = ({ place, near, q = '' }: SearchCriteria): string => (place || near ? '' : q)

/** The search for what was meant, after the one that the bar showed: its words make room for others, and so does a category that they named. */
export const withMeantPlace = (shown: SearchCriteria, meant: SearchCriteria): SearchCriteria => {
  const before = visibleSearchText(shown)
  if (before === '') return meant
  const named = shown.category !== null && shown.category === findNamedCategory(before)
  return { ...(named ? { category: null } : {}), ...meant, q: meant.q ?? '' }
}

/** The search that the bar's content asks for; children do not travel alone. */
export const toCriteria = ({ place, near, dates, flex, some, flexible, guests }: SearchDraft): SearchCriteria => {
  const stay = flexible ? null : dates.stay
  return {
    place: place.trim(),
    near: place.trim() ? null : near,
    stay,
    flex: stay ? flex : 0,
    some: flexible ? some : null,
    guests: totalGuests(guests) === 0 ? null : { ...guests, adults: Math.max(1, guests.adults) },
  }
}
