import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { SearchQuery } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import type { MapState } from '../../ui/map/model/map-engine.ts'
import { boxText } from './box-text.ts'

/** Milliseconds without movement until the map's homes are refetched (docs/product/listings.md, Map). */
export const refreshPauseMs = 200
/** The whole map at a low zoom. */
const everywhere = { bbox: '-180,-85,180,85', zoom: 3 }

/** Pins and clusters of the visible area. */
export const useClusters = (filters: SearchQuery, shown: MapState | null) => {
  const settled = useDebounced(shown, refreshPauseMs)
  const query = settled ? { ...filters, bbox: boxText(settled.box), zoom: Math.round(settled.zoom * 100) / 100 } : null
  return useQuery({
    queryKey: [...queryKeys.clusters, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/listings/clusters', { params: { query: query ?? { bbox: '', zoom: 0 } }, signal })),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  })
}

/** Pins and clusters of a whole search, for the start view. */
export const useAllClusters = (filters: SearchQuery, enabled: boolean) => {
  const query = { ...filters, ...everywhere }
  return useQuery({
    queryKey: [...queryKeys.clusters, query],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/clusters', { params: { query }, signal })),
    enabled,
  })
}
