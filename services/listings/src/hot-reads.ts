import { addDays, copenhagenDate, listingsService } from '@nordbo/contracts'
import type { HotRead } from '@nordbo/service-kit'
import type { Deps } from './core/deps.ts'
import type { showPage } from './listing/show-page.ts'
import type { searchHandlers } from './search/search-handlers.ts'

/** A box of the map without homes: the sea west of Ireland. */
const sea = { west: -24.9, south: 54.1, east: -24.8, north: 54.2 }
const noHome = '00000000-0000-4000-8000-000000000000'

type Handlers = { byId: ReturnType<typeof showPage> } & ReturnType<typeof searchHandlers>

/** What guests ask most: a home's page, searches of a part of the map, the map itself and type-ahead. None of it finds a home. */
export const hotReads = ({ kit }: Pick<Deps, 'kit'>, { byId, search, clusters, suggest }: Handlers): HotRead[] => {
  const { procedures } = listingsService
  const now = kit.clock.now()
  const checkIn = addDays(copenhagenDate(now), 30)
  const stay = { checkIn, checkOut: addDays(checkIn, 3), guests: 2 }
  const searches = [{}, stay, { ...stay, sort: 'price' as const }]
  return [
    () => byId(procedures.byId.input.parse({ id: noHome }), { actor: { kind: 'anonymous' }, now }),
    ...searches.map((query) => () => search(procedures.search.input.parse({ bbox: sea, ...query }), { now })),
    ...[{}, stay].map(
      (query) => () => clusters(procedures.clusters.input.parse({ bbox: sea, zoom: 4, ...query }), { now }),
    ),
    () => suggest(procedures.suggest.input.parse({ q: 'hus' })),
  ]
}
