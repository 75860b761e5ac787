import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { FacetsAnswer } from './facets.ts'
import { ClustersAnswer, ClustersQuery } from './map.ts'
import { Proposal } from './relaxations.ts'
import { SearchAnswer, SearchFilters, SearchQuery } from './search.ts'
import { SuggestionsAnswer } from './suggestions.ts'

/** Procedures to search homes, as a list and on the map. */
export const searchProcedures = {
  search: procedure({
    input: SearchQuery,
    output: SearchAnswer,
    errors: ['cursor.invalid', 'booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** How many homes each choice in the filter dialog would find. */
  facets: procedure({
    input: SearchFilters,
    output: FacetsAnswer,
    errors: ['booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** The homes of a search on the map: at most 300 clusters and pins. */
  clusters: procedure({
    input: ClustersQuery,
    output: ClustersAnswer,
    errors: ['booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** Up to four proposals for a search that finds nothing. */
  loosen: procedure({
    input: SearchFilters,
    output: z.object({ proposals: z.array(Proposal).max(4) }),
    errors: ['booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** Places and homes whose names begin with a text or a similar one. For an empty text the places with most homes. */
  suggest: procedure({ input: z.object({ q: z.string().trim().max(100).default('') }), output: SuggestionsAnswer }),
}
