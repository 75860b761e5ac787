import { everyone, type GuestCounts } from '../../lib/guest-counts.ts'
import { asStay, type StayDraft } from '../../lib/stay.ts'
import type { Flex, Near, SearchWish, SomeTime } from './search-state.ts'

/** What the search bar holds while it is being filled in. */
export interface SearchDraft {
  place: string
  near: Near | null
  dates: StayDraft
  flex: Flex
  some: SomeTime | null
  guests: GuestCounts
}

/** Nobody named yet: the counters start at zero (guest.md §5). */
export const nobody: GuestCounts = { adults: 0, children: 0, babies: 0, pets: 0 }
/** A bar that nothing was filled into. */
export const noDraft: SearchDraft = {
  place: '',
  near: null,
  dates: { checkIn: null, checkOut: null },
  flex: 0,
  some: null,
  guests: nobody,
}
/** A search for nothing in particular. */
export const noWish: SearchWish = { place: '', near: null, stay: null, flex: 0, some: null, guests: null }

/** The bar's content for a search. */
export const draftOf = ({ place, near, stay, flex, some, guests }: SearchWish): SearchDraft => ({
  place,
  near,
  dates: stay ?? noDraft.dates,
  flex,
  some,
  guests: guests ?? nobody,
})

/** The search that the bar's content asks for; children do not travel alone. */
export const searchOf = ({ place, near, dates, flex, some, guests }: SearchDraft): SearchWish => {
  const stay = asStay(dates)
  return {
    place: place.trim(),
    near: place.trim() ? null : near,
    stay,
    flex: stay ? flex : 0,
    some: stay ? null : some,
    guests: everyone(guests) === 0 ? null : { ...guests, adults: Math.max(1, guests.adults) },
  }
}
