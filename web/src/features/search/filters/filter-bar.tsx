import { SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownCurrency } from '../../../lib/format/shown-currency.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useDialogParam } from '../../../lib/navigation/use-dialog-param.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type ActiveFilter, activeFilters, clearFilters } from '../query/filter-list.ts'
import type { SearchState } from '../query/search-state.ts'
import { writeSearch } from '../query/write-search.ts'

const load = () => import('./filter-dialog.tsx')
const FilterDialog = lazy(async () => ({ default: (await load()).FilterDialog }))

interface FilterProps {
  state: SearchState
  onChange: (part: Partial<SearchState>) => void
}

interface FilterButtonProps {
  state: SearchState
  /** Replaces this address by the chosen filters. */
  onApply: (state: SearchState) => void
}

/** Opens the filter dialog, which the address stores, and shows how many filters are set. */
export const FilterButton = ({ state, onApply }: FilterButtonProps) => {
  const { t } = useTranslation('search')
  const dialog = useDialogParam('filters')
  const count = activeFilters(state).length
  const addressOf = (search: SearchState): string => writeSearch(search).toString()
  const apply = (chosen: SearchState): void =>
    addressOf(chosen) === addressOf(state) ? dialog.close() : onApply(chosen)
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('filtersCount', { count }) : undefined}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onPointerEnter={() => void load()}
        onClick={() => dialog.open('all')}
        className="min-h-12 @max-[39rem]/list:px-4! @max-[22rem]/list:px-3!"
      >
        <span className="@max-[22rem]/list:sr-only">{t('filters')}</span>
        {count > 0 ? (
          <span className="tabular grid size-6 place-items-center rounded-pill bg-primary text-12 text-on-primary">
            {count}
          </span>
        ) : null}
      </Button>
      <Suspense>
        {dialog.value === null ? null : <FilterDialog state={state} onClose={dialog.close} onApply={apply} />}
      </Suspense>
    </>
  )
}

/** The words of the search's active filters. */
const useFilterWords = (state: SearchState): ((filter: ActiveFilter) => string) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const currency = useShownCurrency()
  const { minPrice, maxPrice } = state
  const converted = currency ? ` (${format.price(minPrice ?? 0)} – ${format.price(maxPrice ?? 0)})` : ''
  const price = (): string =>
    minPrice !== null && maxPrice !== null
      ? `${t('chip.price', { from: format.number(minPrice), to: format.number(maxPrice) })}${converted}`
      : minPrice !== null
        ? t('chip.priceFrom', { from: format.dkkAndPrice(minPrice) })
        : t('chip.priceTo', { to: format.dkkAndPrice(maxPrice ?? 0) })
  return (filter) => {
    switch (filter.what) {
      case 'kind':
        return t(`kind.${filter.kind}`, { ns: 'common' })
      case 'amenity':
        return t(`amenity.${filter.amenity}`, { ns: 'listing' })
      case 'price':
        return price()
      case 'bedrooms':
      case 'beds':
      case 'bathrooms':
        return t(`chip.${filter.what}`, { number: format.number(state[filter.what]) })
      case 'rating':
        return t('chip.rating', { rating: format.rating(state.minRating ?? 0) })
      case 'pets':
        return t('chip.pets')
      case 'flag':
        return t(`flag.${filter.flag}`)
      case 'area':
        return t('chip.area')
      case 'text':
        return t('chip.text', { text: state.q.length > 30 ? `${state.q.slice(0, 30)}…` : state.q })
    }
  }
}

/** The active filters as chips, to be removed one by one or all at once. */
export const FilterChips = ({ state, onChange }: FilterProps) => {
  const { t } = useTranslation('search')
  const words = useFilterWords(state)
  const active = activeFilters(state)
  if (active.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2 pb-6">
      <ul aria-label={t('chips')} className="contents">
        {active.map((filter) => {
          const what = words(filter)
          return (
            <li key={what}>
              <button
                type="button"
                aria-label={t('remove', { what })}
                onClick={() => onChange(filter.without)}
                className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-sunken px-4 text-14 font-medium transition-colors hover:bg-strong"
              >
                {what}
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          )
        })}
      </ul>
      <Button variant="quiet" size="small" onClick={() => onChange({ ...clearFilters(state), q: '', bbox: '' })}>
        {t('reset')}
      </Button>
    </div>
  )
}
