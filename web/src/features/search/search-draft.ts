import type { GuestCounts } from '../../lib/guest-counts.ts'
import { everyone } from '../../lib/guest-counts.ts'
import { asStay, type StayDraft } from '../../lib/stay.ts'
import type { SearchState } from './search-state.ts'

/** What the search bar holds while it is being filled in. */
export interface SearchDraft {
  place: string
  dates: StayDraft
  guests: GuestCounts
}

/** Nobody named yet: the counters start at zero (guest.md §5). */
export const nobody: GuestCounts = { adults: 0, children: 0, babies: 0, pets: 0 }

/** The bar's content for a search. */
export const draftOf = (state: Pick<SearchState, 'place' | 'stay' | 'guests'>): SearchDraft => ({
  place: state.place,
  dates: state.stay ?? { checkIn: null, checkOut: null },
  guests: state.guests ?? nobody,
})

/** The search that the bar's content asks for; children do not travel alone. */
export const searchOf = (draft: SearchDraft): Pick<SearchState, 'place' | 'stay' | 'guests'> => ({
  place: draft.place.trim(),
  stay: asStay(draft.dates),
  guests: everyone(draft.guests) === 0 ? null : { ...draft.guests, adults: Math.max(1, draft.guests.adults) },
})
