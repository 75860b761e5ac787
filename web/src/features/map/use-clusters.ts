import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { SearchQuery } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useDebounced } from '../../lib/browser/use-debounced.ts'
import type { MapState } from '../../ui/map/model/map-engine.ts'
import { boxText } from './box-text.ts'

/** How long the map must stand still before it is filled anew, ms (docs/product/listings.md, Map). */
export const refreshPauseMs = 200
/** The whole map, seen from far away. */
const everywhere = { bbox: '-180,-85,180,85', zoom: 3 }

/** The homes on a part of the map, counted together where they lie close. */
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

/** Where all homes of a search lie, for the map to begin there. */
export const useAllClusters = (filters: SearchQuery, wanted: boolean) => {
  const query = { ...filters, ...everywhere }
  return useQuery({
    queryKey: [...queryKeys.clusters, query],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/clusters', { params: { query }, signal })),
    enabled: wanted,
  })
}
