import type { Deps } from '../deps.ts'
import type { FindFitting } from './fitting.ts'
import { deleteSavedSearch, listSavedSearches, unsubscribeSavedSearch, updateSavedSearch } from './keep-searches.ts'
import { saveSearch } from './save-search.ts'
import { tellNews } from './saved-search-news.ts'

/** Everything that is answered about saved searches. */
export const savedSearchHandlers = (deps: Deps, fitting: FindFitting) => ({
  savedSearches: listSavedSearches(deps),
  saveSearch: saveSearch(deps, fitting),
  updateSavedSearch: updateSavedSearch(deps),
  deleteSavedSearch: deleteSavedSearch(deps),
  unsubscribeSavedSearch: unsubscribeSavedSearch(deps),
  savedSearchNews: tellNews(deps),
})
