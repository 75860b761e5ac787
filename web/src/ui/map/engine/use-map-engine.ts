import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import type { MapConfig } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import type { MapEngine } from '../model/map-engine.ts'

const configured = async (config: MapConfig): Promise<MapEngine> => {
  if (config.provider === 'mapbox') return (await import('./mapbox-engine.ts')).loadMapbox(config.token)
  const libre = await import('./maplibre-engine.ts')
  if (config.provider === 'style') return libre.loadStyled(config.styles)
  return config.provider === 'archive' ? libre.loadArchive(config.url) : libre.loadBundled()
}

/**
 * Fetches the engine that the server configures, when the first map is shown. `failed` is the text key of what could
 * not be fetched.
 */
export const useMapEngine = () => {
  const config = useQuery({
    queryKey: queryKeys.mapConfig,
    queryFn: ({ signal }) => answer(api.GET('/api/map/config', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const engine = useQuery({
    queryKey: [...queryKeys.mapConfig, 'engine', config.data],
    queryFn: () => configured(config.data ?? { provider: 'bundled' }),
    enabled: config.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const failed = config.isError ? ('configFailed' as const) : engine.isError ? ('drawFailed' as const) : null
  return {
    engine: engine.data,
    failed,
    retry: () => void (config.isError ? config.refetch() : engine.refetch()),
  }
}
