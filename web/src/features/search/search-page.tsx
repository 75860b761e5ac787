import { MapIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchMapProps } from '../../domain/search/search-map-props.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useIsWide } from '../../lib/browser/use-media-query.ts'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { SearchBox } from './bar/search-box.tsx'
import type { SearchCriteria } from './query/search-state.ts'
import { storeLastSearch } from './query/stored-search.ts'
import { useFoundHomes } from './query/use-found-homes.ts'
import { useSearchAddress } from './query/use-search-address.ts'
import { toFilters } from './query/write-search.ts'
import { ResultsHead } from './results/results-head.tsx'
import { SearchResults } from './results/search-results.tsx'

/** Props of the map in the search page. */
export interface SearchMapPanelProps extends SearchMapProps {
  /** Closes the full-screen map on phones. Null beside the list. */
  onClose: (() => void) | null
}

/** Opens the map on phones. It floats above the bottom bar. */
const PhoneMapButton = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation('search')
  return (
    <div className="pointer-events-none sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 mt-6 flex justify-center md:hidden">
      <Button
        className="pointer-events-auto shadow-float"
        icon={<MapIcon aria-hidden="true" className="size-5" />}
        onClick={onOpen}
      >
        {t('show', { ns: 'map' })}
      </Button>
    </div>
  )
}

/** The search page, whose address is the search. `map` renders the map and is called only when it is shown. */
export const SearchPage = ({ map }: { map: (search: SearchMapPanelProps) => ReactNode }) => {
  const { t } = useTranslation('search')
  const wide = useIsWide()
  const hydrated = useHydrated()
  const phoneMap = useDialogParam('view')
  const [lit, setLit] = useState<string | null>(null)
  const { requested, change } = useSearchAddress()
  const found = useFoundHomes(requested)
  const { results, homes, state } = found
  usePageTitle(state.place ? t('titlePlace', { place: state.place }) : t(state.near ? 'titleNear' : 'title'))

  const search = (criteria: SearchCriteria): void => {
    storeLastSearch(criteria, state)
    // A new place is searched everywhere, not only in the visible area.
    change({ ...criteria, bbox: '' })
  }
  const withMap = state.map && wide
  const { bbox: _area, ...filters } = toFilters(state)
  const mapOf = (onClose: (() => void) | null): ReactNode =>
    map({
      ...{ filters, bbox: state.bbox, lit, onLit: setLit, onClose },
      homes: results.data && !results.isPlaceholderData ? homes : undefined,
      onArea: (bbox, quietly) => change({ bbox, place: '', near: null }, { replace: quietly }),
    })
  return (
    // The map fills the window beside the list, below the header.
    <div className={withMap ? 'w-full' : 'page'}>
      {withMap ? null : <div className="h-3 md:h-4" />}
      <SearchBox state={state} onSearch={search} inHeader={withMap} />
      <div className={classNames(withMap && 'grid grid-cols-2')}>
        <div className={classNames('@container/list min-w-0', withMap && 'px-6 lg:ps-10')}>
          <ResultsHead found={found} withMap={withMap} onChange={change} />
          <SearchResults found={found} withMap={withMap} lit={lit} onLit={setLit} />
        </div>
        {withMap ? (
          <div className="sticky top-[calc(var(--bar-height)+var(--hairline))] h-[calc(100svh-var(--bar-height)-var(--hairline))]">
            {mapOf(null)}
          </div>
        ) : null}
      </div>
      {hydrated && state.map && !wide ? mapOf(phoneMap.close) : null}
      {homes.length > 0 && !state.map ? <PhoneMapButton onOpen={() => phoneMap.open('map')} /> : null}
    </div>
  )
}
