import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { CheckPill } from '../../../ui/forms/check-pill.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { RangeSlider } from '../../../ui/forms/range-slider.tsx'
import { Stepper } from '../../../ui/forms/stepper.tsx'
import { type HotelSearch, hotelAmenities, hotelStars, mostRooms, priceScale } from '../query/hotel-search.ts'

/** What the filters set. */
export type HotelChoice = Pick<HotelSearch, 'rooms' | 'stars' | 'minPrice' | 'maxPrice' | 'amenities'>

/** No filters. */
export const noHotelFilters: HotelChoice = { rooms: 1, stars: [], minPrice: null, maxPrice: null, amenities: [] }

/** How many filters narrow a search. */
export const countHotelFilters = ({ rooms, stars, minPrice, maxPrice, amenities }: HotelChoice): number =>
  [rooms > 1, stars.length > 0, minPrice !== null || maxPrice !== null].filter(Boolean).length + amenities.length

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-t border-line py-6 first:border-t-0 first:pt-0">
    <legend className="float-start mb-3 w-full text-18 font-semibold">{title}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)

const toggled = <T,>(all: readonly T[], one: T, on: boolean): T[] => [
  ...all.filter((each) => each !== one),
  ...(on ? [one] : []),
]

/** The price of a night, 0 to 5,000 DKK. The highest value stands for any price. */
const PriceFilter = ({ search, onChange }: { search: HotelChoice; onChange: (part: Partial<HotelChoice>) => void }) => {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const { least, most, step } = priceScale
  const given: [number, number] = [
    Math.min(search.minPrice ?? least, most - step),
    Math.min(search.maxPrice ?? most, most),
  ]
  const [from, to] = given
  // Local while a thumb is dragged, so that nothing is fetched.
  const [shown, setShown] = useState(given)
  useEffect(() => setShown([from, to]), [from, to])
  const say = (price: number): string => (price === most ? `${format.price(price)}+` : format.price(price))
  return (
    <>
      <p className="tabular flex justify-between gap-3 text-14 text-soft">
        <span>{say(shown[0])}</span>
        <span>{say(shown[1])}</span>
      </p>
      <div className="px-3.5">
        <RangeSlider
          label={t('price')}
          labels={[t('priceLeast'), t('priceMost')]}
          {...priceScale}
          value={shown}
          say={say}
          onChange={setShown}
          onCommit={([low, high]) =>
            onChange({ minPrice: low === least ? null : low, maxPrice: high === most ? null : high })
          }
        />
      </div>
    </>
  )
}

interface HotelFiltersProps {
  search: HotelChoice
  onChange: (part: Partial<HotelChoice>) => void
}

/** Price, stars, rooms and facilities. A change has an effect at once. */
export const HotelFilters = ({ search, onChange }: HotelFiltersProps) => {
  const { t } = useTranslation('hotels')
  const { t: home } = useTranslation('home')
  return (
    <div>
      <Group title={t('price')}>
        <PriceFilter search={search} onChange={onChange} />
      </Group>
      <Group title={t('stars')}>
        <div className="flex flex-wrap gap-2">
          {hotelStars.map((count) => (
            <CheckPill
              key={count}
              checked={search.stars.includes(count)}
              onChange={(on) => onChange({ stars: toggled(search.stars, count, on).sort((a, b) => b - a) })}
            >
              {home('hotelStars', { count })}
            </CheckPill>
          ))}
        </div>
      </Group>
      <Group title={t('rooms')}>
        <Stepper
          label={t('factRooms')}
          note={t('roomsNote')}
          value={search.rooms}
          least={1}
          most={mostRooms}
          onChange={(rooms) => onChange({ rooms })}
        />
      </Group>
      <Group title={t('amenities')}>
        {hotelAmenities.map((amenity) => (
          <Checkbox
            key={amenity}
            label={t(`amenity.${amenity}`)}
            checked={search.amenities.includes(amenity)}
            onChange={(event) => {
              const chosen = toggled(search.amenities, amenity, event.target.checked)
              onChange({ amenities: hotelAmenities.filter((each) => chosen.includes(each)) })
            }}
          />
        ))}
      </Group>
    </div>
  )
}
