import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useToday } from '../../lib/session/use-now.ts'
import { useFormat } from '../../lib/use-format.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Banner } from '../../ui/banner.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { KindStrip } from './kind-strip.tsx'
import { SearchBox } from './search-box.tsx'
import { NoResults, ResultsGrid, ResultsSkeleton } from './search-results.tsx'
import { readSearch, type SearchState, toQuery, writeSearch } from './search-state.ts'
import { SortSelect } from './sort-select.tsx'
import { useSearch } from './use-search.ts'

/** Homes that fit: the address is the search. */
export const SearchPage = () => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const state = readSearch(params, today)
  const results = useSearch(toQuery(state))
  usePageTitle(state.place ? t('titlePlace', { place: state.place }) : t('title'))

  const change = (part: Partial<SearchState>): URLSearchParams => writeSearch({ ...state, ...part })
  const homes = results.data?.pages.flatMap((page) => page.items) ?? []
  const first = results.data?.pages[0]
  const headline = first
    ? first.totalCapped
      ? t('foundCapped', { count: first.total })
      : t('found', { count: first.total })
    : t('skeleton')

  return (
    <div className="page">
      <div className="mx-auto max-w-[60rem] pt-3 md:pt-4">
        <SearchBox state={state} onSearch={(search) => setParams(change(search))} />
      </div>
      <div className="mt-4 border-b border-line md:mt-6">
        <KindStrip chosen={state.kind} hrefOf={(kind) => `/search?${change({ kind }).toString()}`} />
      </div>
      <div className="flex flex-col gap-4 py-6 sm:flex-row sm:items-end sm:justify-between md:py-8">
        <div>
          <h1 aria-live="polite" className="flex items-center gap-4 text-28 md:text-36">
            {first ? headline : <Skeleton className="h-10 w-72" />}
            {results.isPlaceholderData ? <Spinner className="text-soft" /> : null}
          </h1>
          <p className="mt-1 text-14 text-soft">
            {state.place ? `${t('foundPlace', { place: state.place })} · ` : ''}
            {state.stay
              ? `${format.range(state.stay.checkIn, state.stay.checkOut)} · ${t('totalNote')}`
              : t('datesNote')}
          </p>
        </div>
        <SortSelect value={state.sort} onChoose={(sort) => setParams(change({ sort }))} />
      </div>
      {state.staleDates ? (
        <div className="pb-6">
          <Banner tone="warning">{t('datesIgnored')}</Banner>
        </div>
      ) : null}
      <section aria-label={headline} aria-busy={results.isFetching}>
        <h2 className="sr-only">{t('title')}</h2>
        {results.isPending ? <ResultsSkeleton /> : null}
        {results.isError && homes.length === 0 ? (
          <ErrorState
            title={t('failed')}
            error={results.error}
            onRetry={() => void results.refetch()}
            busy={results.isFetching}
          />
        ) : null}
        {results.isSuccess && homes.length === 0 ? <NoResults state={state} /> : null}
        {homes.length > 0 ? <ResultsGrid homes={homes} state={state} /> : null}
        {results.hasNextPage ? (
          <LoadMore busy={results.isFetchingNextPage} onLoad={() => void results.fetchNextPage()} />
        ) : null}
      </section>
    </div>
  )
}
