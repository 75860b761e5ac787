import { limitToCapacity, writeGuests } from '../../../domain/stay/guest-counts.ts'
import type { SearchProposal } from '../../../lib/api/model.ts'
import { readSearch } from './read-search.ts'
import type { SearchState } from './search-state.ts'

/**
 * The search of a proposal: the server's parameters, with order and view unchanged, and guests within the proposed
 * capacity.
 */
export const proposed = (state: SearchState, { query }: SearchProposal, today: string): SearchState => {
  const params = new URLSearchParams(query)
  if (state.guests) writeGuests(params, limitToCapacity(state.guests, Number(query.guests ?? Number.POSITIVE_INFINITY)))
  return { ...readSearch(params, today), sort: state.sort, map: state.map }
}
