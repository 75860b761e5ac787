import { MapIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SearchMapProps } from '../../domain/search/search-map-props.ts'
import { AddressHintsBanner } from '../../domain/stay/address-hints-banner.tsx'
import { classNames } from '../../lib/browser/class-names.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useIsWide } from '../../lib/browser/use-media-query.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoadMore } from '../../ui/button/load-more.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SearchBox } from './bar/search-box.tsx'
import { CategoryStrip } from './filters/category-strip.tsx'
import { FilterChips } from './filters/filter-bar.tsx'
import { removeCategoryWords } from './query/named-category.ts'
import { readSearch } from './query/read-search.ts'
import type { SearchCriteria, SearchState } from './query/search-state.ts'
import { storeLastSearch } from './query/stored-search.ts'
import { useSearch } from './query/use-search.ts'
import { toFilters, toQuery, writeSearch } from './query/write-search.ts'
import { SearchHeading } from './results/search-heading.tsx'
import { NoResults, ResultsGrid, ResultsSkeleton } from './results/search-results.tsx'
import { SearchToolbar } from './results/search-toolbar.tsx'

/** Props of the map in the search page. */
export interface SearchMapPanelProps extends SearchMapProps {
  /** Closes the full-screen map on phones. Null beside the list. */
  onClose: (() => void) | null
}

/** The search page, whose address is the search. `map` renders the map and is called only when it is shown. */
export const SearchPage = ({ map }: { map: (search: SearchMapPanelProps) => ReactNode }) => {
  const { t } = useTranslation('search')
  const today = useToday()
  const wide = useIsWide()
  const [params, setParams] = useSearchParams()
  const [lit, setLit] = useState<string | null>(null)
  const requested = readSearch(params, today)
  const query = toQuery(requested)
  const results = useSearch(query)
  const first = results.data?.pages[0]
  // The place's own spelling, once the answer to this search has arrived.
  const state = { ...requested, place: (results.isPlaceholderData ? null : first?.place) ?? requested.place }
  usePageTitle(state.place ? t('titlePlace', { place: state.place }) : t(state.near ? 'titleNear' : 'title'))

  const change = (part: Partial<SearchState>): URLSearchParams => writeSearch({ ...state, ...part })
  const hrefOf = (category: SearchState['category']): string => {
    // The phrase of the former category would contradict the new one.
    const q = removeCategoryWords(state.q, category === state.category ? null : state.category)
    return `/search?${change({ category, q }).toString()}`
  }
  /** Changes the search in the window's address, because the rendered one may lag behind. */
  const go = (part: Partial<SearchState>, options?: { replace: boolean }): void => {
    const now = readSearch(new URLSearchParams(window.location.search), today)
    setParams(writeSearch({ ...now, ...part }), options)
  }
  const search = (criteria: SearchCriteria): void => {
    storeLastSearch(criteria, state)
    // A new place is searched everywhere, not only in the visible area.
    go({ ...criteria, bbox: '' })
  }
  const homes = results.data?.pages.flatMap((page) => page.items) ?? []
  const headline = first ? t(first.totalCapped ? 'foundCapped' : 'found', { count: first.total }) : null
  const withMap = state.map && wide
  const phoneMap = useDialogParam('view')
  const hydrated = useHydrated()
  const { bbox: _area, ...filters } = toFilters(state)
  const shown = { ...state, map: withMap }
  const list = (
    <section aria-label={headline ?? t('skeleton')} aria-busy={results.isFetching}>
      <h2 className="sr-only">{t('title')}</h2>
      {results.isPending ? <ResultsSkeleton state={shown} /> : null}
      {results.isError && homes.length === 0 ? (
        <ErrorState
          title={t('failed')}
          error={results.error}
          onRetry={() => void results.refetch()}
          busy={results.isFetching}
        />
      ) : null}
      {results.isSuccess && homes.length === 0 ? <NoResults state={state} today={today} /> : null}
      {homes.length > 0 ? <ResultsGrid homes={homes} state={shown} lit={lit} onLit={setLit} /> : null}
      {results.hasNextPage ? (
        <LoadMore busy={results.isFetchingNextPage} onLoad={() => void results.fetchNextPage()} />
      ) : null}
    </section>
  )
  const mapOf = (onClose: (() => void) | null): ReactNode =>
    map({
      ...{ filters, bbox: state.bbox, lit, onLit: setLit, onClose },
      homes: first && !results.isPlaceholderData ? homes : undefined,
      onArea: (bbox, quietly) => go({ bbox, place: '', near: null }, { replace: quietly }),
    })
  return (
    // The map fills the window beside the list, below the header.
    <div className={withMap ? 'w-full' : 'page'}>
      {withMap ? null : <div className="h-3 md:h-4" />}
      <SearchBox state={state} onSearch={search} inHeader={withMap} />
      <div className={classNames(withMap && 'grid grid-cols-2')}>
        <div className={classNames('@container/list min-w-0', withMap && 'px-6 lg:ps-10')}>
          <div className={classNames('border-b border-line', withMap ? 'mt-2' : 'mt-4 md:mt-6')}>
            <CategoryStrip chosen={state.category} hrefOf={hrefOf} />
          </div>
          <div
            className={classNames(
              'flex flex-col gap-4 py-6 md:py-8',
              !withMap && 'xl:flex-row xl:items-end xl:justify-between xl:gap-8',
            )}
          >
            <SearchHeading
              state={state}
              headline={headline ?? (results.isError ? t('title') : null)}
              busy={results.isPlaceholderData}
              priced={results.isPending || homes.length > 0}
            />
            <SearchToolbar state={state} onChange={go} onMap={(shownNow) => go({ map: shownNow }, { replace: true })} />
          </div>
          <FilterChips state={state} onChange={(part) => go(part)} />
          {state.hints.length > 0 ? (
            <div className="pb-6">
              <AddressHintsBanner hints={state.hints} words={(hint) => t(`hint.${hint}`)} />
            </div>
          ) : null}
          {list}
        </div>
        {withMap ? (
          <div className="sticky top-[calc(var(--bar-height)+var(--hairline))] h-[calc(100svh-var(--bar-height)-var(--hairline))]">
            {mapOf(null)}
          </div>
        ) : null}
      </div>
      {hydrated && state.map && !wide ? mapOf(phoneMap.close) : null}
      {homes.length > 0 && !state.map ? (
        <div className="pointer-events-none sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-20 mt-6 flex justify-center md:hidden">
          <Button
            className="pointer-events-auto shadow-float"
            icon={<MapIcon aria-hidden="true" className="size-5" />}
            onClick={() => phoneMap.open('map')}
          >
            {t('show', { ns: 'map' })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
