import type { Deps } from '../core/deps.ts'
import type { FindMatches } from './find-matches.ts'
import { deleteSavedSearch, listSavedSearches, unsubscribeSavedSearch, updateSavedSearch } from './manage-searches.ts'
import { saveSearch } from './save-search.ts'
import { showSavedSearchMatch } from './show-match.ts'

/** The procedures about saved searches. */
export const savedSearchHandlers = (deps: Deps, fitting: FindMatches) => ({
  savedSearches: listSavedSearches(deps),
  saveSearch: saveSearch(deps, fitting),
  updateSavedSearch: updateSavedSearch(deps),
  deleteSavedSearch: deleteSavedSearch(deps),
  unsubscribeSavedSearch: unsubscribeSavedSearch(deps),
  savedSearchNews: showSavedSearchMatch(deps),
})
