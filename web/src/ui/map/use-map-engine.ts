import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import type { MapEngine } from './map-engine.ts'

const configured = ({ token }: { token?: string | undefined }): Promise<MapEngine> =>
  token
    ? import('./mapbox-engine.ts').then(({ loadMapbox }) => loadMapbox(token))
    : import('./maplibre-engine.ts').then(({ loadMapLibre }) => loadMapLibre())

/** The map that the server names, fetched when the first one is shown; `failed` says what did not come. */
export const useMapEngine = () => {
  const config = useQuery({
    queryKey: queryKeys.mapConfig,
    queryFn: ({ signal }) => answer(api.GET('/api/map/config', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const engine = useQuery({
    queryKey: [...queryKeys.mapConfig, 'engine', config.data?.provider],
    queryFn: () => configured(config.data ?? {}),
    enabled: config.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  const failed = config.isError ? ('configFailed' as const) : engine.isError ? ('drawFailed' as const) : null
  return {
    engine: engine.data,
    provider: config.data?.provider,
    failed,
    retry: () => void (config.isError ? config.refetch() : engine.refetch()),
  }
}
