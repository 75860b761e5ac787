import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CheckPill } from '../../../ui/forms/check-pill.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { amenityChoices, firstAmenities } from '../query/amenity-choice.ts'
import { includesPets, withPets } from '../query/filter-list.ts'
import { flagFilters, listingKinds, type SearchState } from '../query/search-state.ts'
import { PriceFilter } from './price-filter.tsx'

interface FilterChoicesProps {
  state: SearchState
  facets: Facets | undefined
  onChange: (part: Partial<SearchState>) => void
}

const counts = { bedrooms: [0, 1, 2, 3, 4, 5], beds: [0, 2, 4, 6, 8, 10], bathrooms: [0, 1, 2, 3] } as const
const ratings = ['', '4', '4.5', '4.8'] as const

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-b border-line py-6 first:pt-0 last:border-0 last:pb-0">
    <h3 className="mb-3 font-body text-18 font-semibold tracking-normal">{title}</h3>
    {children}
  </section>
)

/** The filters: price, kind, rooms, amenities, terms, rating. */
export const FilterChoices = ({ state, facets, onChange }: FilterChoicesProps) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  const [all, setAll] = useState(() => state.amenities.some((key) => amenityChoices.indexOf(key) >= firstAmenities))
  const term = (label: string, note: string | null, count: number | undefined): ReactNode => (
    <span className="flex grow items-baseline justify-between gap-3 py-1">
      <span>
        {label}
        {note ? <span className="block text-14 text-soft">{note}</span> : null}
      </span>
      <span className="tabular text-14 text-soft">{count === undefined ? '' : format.number(count)}</span>
    </span>
  )
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
        <div className="flex flex-wrap gap-2">
          {listingKinds.map((kind) => (
            <CheckPill
              key={kind}
              checked={state.kinds.includes(kind)}
              aside={facets ? format.number(facets.types[kind] ?? 0) : undefined}
              onChange={(checked) =>
                onChange({
                  kinds: listingKinds.filter((each) => (each === kind ? checked : state.kinds.includes(each))),
                })
              }
            >
              {t(`kind.${kind}`, { ns: 'common' })}
            </CheckPill>
          ))}
        </div>
      </Part>
      <Part title={t('rooms')}>
        <div className="grid gap-5">
          {(['bedrooms', 'beds', 'bathrooms'] as const).map((what) => (
            <ChoiceGroup
              key={what}
              legend={t(what)}
              value={String(counts[what].findLast((number) => number <= state[what]) ?? 0)}
              options={counts[what].map((number) => ({
                value: String(number),
                label: number === 0 ? t('anyNumber') : t('atLeast', { number }),
              }))}
              onChoose={(value) => onChange({ [what]: Number(value) })}
            />
          ))}
        </div>
      </Part>
      <Part title={t('amenities')}>
        <div className="flex flex-wrap gap-2">
          {amenityChoices.slice(0, all ? undefined : firstAmenities).map((key) => (
            <CheckPill
              key={key}
              checked={state.amenities.includes(key)}
              onChange={(checked) =>
                onChange({
                  amenities: amenityChoices.filter((each) => (each === key ? checked : state.amenities.includes(each))),
                })
              }
            >
              {t(`amenity.${key}`, { ns: 'listing' })}
            </CheckPill>
          ))}
        </div>
        <Button variant="quiet" size="small" className="mt-3" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'fewerAmenities' : 'moreAmenities')}
        </Button>
      </Part>
      <Part title={t('terms')}>
        {flagFilters.map(({ flag }) => (
          <Checkbox
            key={flag}
            label={term(t(`flag.${flag}`), t(`flag.${flag}Note`), facets?.[flag])}
            checked={state[flag]}
            onChange={(event) => onChange({ [flag]: event.target.checked })}
          />
        ))}
        <Checkbox
          label={term(t('petsWelcome'), null, facets?.pets)}
          checked={includesPets(state)}
          onChange={(event) => onChange(withPets(state, event.target.checked))}
        />
      </Part>
      <Part title={t('minRating')}>
        <ChoiceGroup
          legend={<span className="sr-only">{t('minRating')}</span>}
          value={ratings.findLast((rating) => rating !== '' && Number(rating) <= (state.minRating ?? 0)) ?? ''}
          options={ratings.map((rating) => ({
            value: rating,
            label: rating === '' ? t('anyNumber') : t('ratingFrom', { rating: format.rating(Number(rating)) }),
          }))}
          onChoose={(rating) => onChange({ minRating: rating === '' ? null : Number(rating) })}
        />
      </Part>
    </>
  )
}
