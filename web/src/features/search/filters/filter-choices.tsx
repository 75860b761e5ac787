import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { includesPets, withPets } from '../query/filter-list.ts'
import { flagFilters } from '../query/search-state.ts'
import { AmenityFilter, type FilterProps, KindFilter, RoomFilter } from './home-filters.tsx'
import { PriceFilter } from './price-filter.tsx'

interface FilterChoicesProps extends FilterProps {
  facets: Facets | undefined
}

const ratings = ['', '4', '4.5', '4.8'] as const

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-b border-line py-6 first:pt-0 last:border-0 last:pb-0">
    <h3 className="mb-3 font-body text-18 font-semibold tracking-normal">{title}</h3>
    {children}
  </section>
)

const TermLabel = ({ label, note, count }: { label: string; note?: string; count: number | undefined }) => {
  const format = useFormat()
  return (
    <span className="flex grow items-baseline justify-between gap-3 py-1">
      <span>
        {label}
        {note ? <span className="block text-14 text-soft">{note}</span> : null}
      </span>
      <span className="tabular text-14 text-soft">{count === undefined ? '' : format.number(count)}</span>
    </span>
  )
}

/** What is on or off: terms of booking, and pets. */
const TermFilter = ({ state, facets, onChange }: FilterChoicesProps) => {
  const { t } = useTranslation('search')
  return (
    <>
      {flagFilters.map(({ flag }) => (
        <Checkbox
          key={flag}
          label={<TermLabel label={t(`flag.${flag}`)} note={t(`flag.${flag}Note`)} count={facets?.[flag]} />}
          checked={state[flag]}
          onChange={(event) => onChange({ [flag]: event.target.checked })}
        />
      ))}
      <Checkbox
        label={<TermLabel label={t('petsWelcome')} count={facets?.pets} />}
        checked={includesPets(state)}
        onChange={(event) => onChange(withPets(state, event.target.checked))}
      />
    </>
  )
}

const RatingFilter = ({ state, onChange }: FilterProps) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  return (
    <ChoiceGroup
      legend={<span className="sr-only">{t('minRating')}</span>}
      value={ratings.findLast((rating) => rating !== '' && Number(rating) <= (state.minRating ?? 0)) ?? ''}
      options={ratings.map((rating) => ({
        value: rating,
        label: rating === '' ? t('anyNumber') : t('ratingFrom', { rating: format.rating(Number(rating)) }),
      }))}
      onChoose={(rating) => onChange({ minRating: rating === '' ? null : Number(rating) })}
    />
  )
}

/** The filters: price, kind, rooms, amenities, terms, rating. */
export const FilterChoices = ({ state, facets, onChange }: FilterChoicesProps) => {
  const { t } = useTranslation('search')
  return (
    <>
      <Part title={t('price')}>
        {facets ? (
          <PriceFilter price={facets.price} limits={state} onChange={onChange} />
        ) : (
          <Skeleton className="h-48" />
        )}
      </Part>
      <Part title={t('kinds')}>
        <KindFilter state={state} facets={facets} onChange={onChange} />
      </Part>
      <Part title={t('rooms')}>
        <RoomFilter state={state} onChange={onChange} />
      </Part>
      <Part title={t('amenities')}>
        <AmenityFilter state={state} onChange={onChange} />
      </Part>
      <Part title={t('terms')}>
        <TermFilter state={state} facets={facets} onChange={onChange} />
      </Part>
      <Part title={t('minRating')}>
        <RatingFilter state={state} onChange={onChange} />
      </Part>
    </>
  )
}
