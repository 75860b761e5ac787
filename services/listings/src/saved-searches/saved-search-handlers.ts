import type { Parts } from '../parts.ts'
import type { FindFitting } from './fitting.ts'
import { deleteSavedSearch, listSavedSearches, unsubscribeSavedSearch, updateSavedSearch } from './keep-searches.ts'
import { saveSearch } from './save-search.ts'
import { tellNews } from './saved-search-news.ts'

/** Everything that is answered about saved searches. */
export const savedSearchHandlers = (parts: Parts, fitting: FindFitting) => ({
  savedSearches: listSavedSearches(parts),
  saveSearch: saveSearch(parts, fitting),
  updateSavedSearch: updateSavedSearch(parts),
  deleteSavedSearch: deleteSavedSearch(parts),
  unsubscribeSavedSearch: unsubscribeSavedSearch(parts),
  savedSearchNews: tellNews(parts),
})
