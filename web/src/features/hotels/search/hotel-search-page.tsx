import { MapIcon, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { classNames } from '../../../lib/browser/class-names.ts'
import { useHydrated } from '../../../lib/browser/use-hydrated.ts'
import { useIsWide } from '../../../lib/browser/use-media-query.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { type HotelSearch, hotelSearchPath, hotelSorts, readHotelSearch, toHotelQuery } from '../query/hotel-search.ts'
import { useHotelSearch } from '../query/use-hotel-search.ts'
import { countHotelFilters, HotelFilters } from './hotel-filters.tsx'
import { HotelResults } from './hotel-results.tsx'

const FilterDialog = lazy(async () => ({ default: (await import('./hotel-dialogs.tsx')).FilterDialog }))
const MapDialog = lazy(async () => ({ default: (await import('./hotel-dialogs.tsx')).MapDialog }))
const HotelsMap = lazy(async () => ({ default: (await import('./hotels-map.tsx')).HotelsMap }))

/** Changes the search of the address. */
const useHotelAddress = () => {
  const [params] = useSearchParams()
  const today = useToday()
  const navigate = useNavigate()
  const search = readHotelSearch(params, today)
  const change = (part: Partial<HotelSearch>): void =>
    void navigate(hotelSearchPath({ ...search, ...part }), { preventScrollReset: true })
  return { search, change }
}

interface ToolbarProps {
  search: HotelSearch
  change: (part: Partial<HotelSearch>) => void
  /** The filters stand beside the list on large screens, unless the map does. */
  besideList: boolean
}

/** Filters where they are not beside the list, the order, and the map. */
const Toolbar = ({ search, change, besideList }: ToolbarProps) => {
  const { t } = useTranslation('hotels')
  const { t: words } = useTranslation('search')
  const [open, setOpen] = useState(false)
  const count = countHotelFilters(search)
  return (
    <div role="toolbar" aria-label={t('results')} className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        className={classNames('min-h-12', besideList && 'lg:hidden')}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('filters')}
        {count > 0 ? ` (${count})` : ''}
      </Button>
      <div className="w-44">
        <Select
          quietLabel
          className="rounded-pill"
          label={words('sort')}
          value={search.sort}
          options={hotelSorts.map((sort) => ({ value: sort, label: words(`sort.${sort}`) }))}
          onChoose={(sort) => change({ sort })}
        />
      </div>
      <Button
        variant="outline"
        aria-pressed={search.map}
        className="min-h-12"
        icon={<MapIcon aria-hidden="true" className="size-5" />}
        onClick={() => change({ map: !search.map })}
      >
        {t(search.map ? 'hide' : 'show', { ns: 'map' })}
      </Button>
      <Suspense>
        {open ? <FilterDialog search={search} onChange={change} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  )
}

/** What was searched and how many hotels that finds. */
const Heading = ({ search, headline }: { search: HotelSearch; headline: string }) => {
  const { t } = useTranslation('hotels')
  const where = search.place ? t('foundPlace', { place: search.place }) : search.bbox ? t('foundArea') : ''
  return (
    <div className="min-w-0">
      <h1 aria-live="polite" className="text-28 md:text-36">
        {headline}
      </h1>
      {where ? <p className="mt-1 text-14 text-soft">{where}</p> : null}
      {search.stay ? <p className="mt-1 text-14 text-soft">{t('datesNote')}</p> : null}
    </div>
  )
}

interface HotelSearchPageProps {
  /** The search bar, from another feature. */
  bar: (search: HotelSearch, change: (part: Partial<HotelSearch>) => void) => ReactNode
}

/** The search for hotels, whose address is the search: filters, list and map. */
export const HotelSearchPage = ({ bar }: HotelSearchPageProps) => {
  const { t } = useTranslation('hotels')
  const wide = useIsWide()
  const hydrated = useHydrated()
  const { search: asked, change } = useHotelAddress()
  const results = useHotelSearch(toHotelQuery(asked))
  const first = results.data?.pages[0]
  // The place in its own spelling, once the answer to this search has arrived.
  const search = { ...asked, place: (results.isPlaceholderData ? null : first?.place) ?? asked.place }
  const hotels = results.data?.pages.flatMap((page) => page.items) ?? []
  usePageTitle(search.place ? t('titlePlace', { place: search.place }) : t('title'))
  const headline = first ? t(first.totalCapped ? 'foundCapped' : 'found', { count: first.total }) : t('title')
  const withMap = search.map && hydrated
  const map = (
    <Suspense>
      <HotelsMap hotels={hotels} bbox={search.bbox} onArea={(bbox) => change({ bbox, place: '' })} />
    </Suspense>
  )
  return (
    <div className="page">
      <div className="h-3 md:h-4" />
      {bar(search, change)}
      <div className="flex flex-col gap-4 py-6 md:flex-row md:flex-wrap md:items-end md:justify-between md:gap-x-8 md:py-8">
        <Heading search={search} headline={headline} />
        <Toolbar search={search} change={change} besideList={!search.map} />
      </div>
      <div className={classNames('grid gap-10', search.map ? 'md:grid-cols-2' : 'lg:grid-cols-[17rem_minmax(0,1fr)]')}>
        {search.map ? null : (
          <aside aria-label={t('filters')} className="hidden lg:block">
            <HotelFilters search={search} onChange={change} />
          </aside>
        )}
        <HotelResults results={results} hotels={hotels} headline={headline} withMap={search.map} />
        {withMap && wide && results.data ? (
          <div className="sticky top-[calc(var(--bar-height)+1rem)] h-[calc(100svh-var(--bar-height)-2rem)] overflow-hidden rounded-card">
            {map}
          </div>
        ) : null}
      </div>
      {withMap && !wide && results.data ? (
        <Suspense>
          <MapDialog onClose={() => change({ map: false })}>{map}</MapDialog>
        </Suspense>
      ) : null}
    </div>
  )
}
