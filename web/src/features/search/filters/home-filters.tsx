import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Facets } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckPill } from '../../../ui/forms/check-pill.tsx'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { amenityChoices, firstAmenities } from '../query/amenity-choice.ts'
import { listingKinds, type SearchState } from '../query/search-state.ts'

/** Props of a filter: the search, and how to change parts of it. */
export interface FilterProps {
  state: SearchState
  onChange: (part: Partial<SearchState>) => void
}

const counts = { bedrooms: [0, 1, 2, 3, 4, 5], beds: [0, 2, 4, 6, 8, 10], bathrooms: [0, 1, 2, 3] } as const

/** Kinds of homes, with the number of homes of each. */
export const KindFilter = ({ state, facets, onChange }: FilterProps & { facets: Facets | undefined }) => {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (
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
          {t(`kind.${kind}`)}
        </CheckPill>
      ))}
    </div>
  )
}

/** The least numbers of bedrooms, beds and bathrooms. */
export const RoomFilter = ({ state, onChange }: FilterProps) => {
  const { t } = useTranslation('search')
  return (
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
  )
}

/** The most requested amenities, and all after a press. */
export const AmenityFilter = ({ state, onChange }: FilterProps) => {
  const { t } = useTranslation('search')
  const [all, setAll] = useState(() => state.amenities.some((key) => amenityChoices.indexOf(key) >= firstAmenities))
  return (
    <>
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
    </>
  )
}
