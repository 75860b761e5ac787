import { totalGuests } from '@nordbo/stay-rules'
import type { GuestCounts } from '../../../domain/stay/guest-counts.ts'
import { emptyStayDraft, type StayDraft } from '../../../domain/stay/stay.ts'
import { findNamedCategory } from './named-category.ts'
import type { FlexDays, FlexiblePeriod, NearPoint, SearchCriteria } from './search-state.ts'

/** The search bar's input. */
export interface SearchDraft {
  /** A place or a text. */
  place: string
  near: NearPoint | null
  dates: StayDraft
  flex: FlexDays
  /** The chosen flexible period, also while `flexible` is off. */
  some: FlexiblePeriod | null
  /** Searches by the flexible period. Fixed dates are kept meanwhile. */
  flexible: boolean
  guests: GuestCounts
}

/** No guests: the counters start at zero (docs/product/surface.md, Words). */
export const noGuests: GuestCounts = { adults: 0, children: 0, babies: 0, pets: 0 }
/** An empty search bar. */
export const emptyDraft: SearchDraft = {
  place: '',
  near: null,
  dates: emptyStayDraft,
  flex: 0,
  some: null,
  flexible: false,
  guests: noGuests,
}
/** The criteria of an empty search. */
export const emptyCriteria: SearchCriteria = { place: '', near: null, stay: null, flex: 0, some: null, guests: null }

/** The search bar's input for criteria. */
export const draftOf = ({ place, q = '', near, stay, flex, some, guests }: SearchCriteria): SearchDraft => ({
  place: place || (near ? '' : q),
  near,
  dates: { stay, started: null },
  flex,
  some,
  flexible: some !== null,
  guests: guests ?? noGuests,
})

/** The text that the bar shows in its place field. */
export const visibleSearchText = ({ place, near, q = '' }: SearchCriteria): string => (place || near ? '' : q)

/** Combines resolved criteria with those on screen: the former text goes, and so does a category that it named. */
export const withMeantPlace = (shown: SearchCriteria, meant: SearchCriteria): SearchCriteria => {
  const before = visibleSearchText(shown)
  if (before === '') return meant
  const named = shown.category !== null && shown.category === findNamedCategory(before)
  return { ...(named ? { category: null } : {}), ...meant, q: meant.q ?? '' }
}

/** The criteria of the bar's input. Children are accompanied by an adult. */
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
