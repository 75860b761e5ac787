import type { SearchProposal } from '../../lib/api/model.ts'
import { writeGuests } from '../../lib/guest-counts.ts'
import { readSearch } from './read-search.ts'
import type { SearchState } from './search-state.ts'

/** The search that a proposal leads to: the server's parameters; who comes along, order and view as they are. */
export const proposed = (state: SearchState, { query }: SearchProposal, today: string): SearchState => {
  const params = new URLSearchParams(query)
  if (state.guests) writeGuests(params, state.guests)
  return { ...readSearch(params, today), sort: state.sort, map: state.map }
}
