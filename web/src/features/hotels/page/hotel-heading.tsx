import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Hotel } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Rating } from '../../../ui/layout/rating.tsx'
import { hotelAmenities } from '../query/hotel-search.ts'

/** Name, stars, rating and address. */
export const HotelHeading = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('home')
  return (
    <div>
      <h1 dir="auto" className="text-match text-28 md:text-36">
        {hotel.name}
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{t('hotelStars', { count: hotel.stars })}</span>
        <span aria-hidden="true" className="text-soft">
          ·
        </span>
        <Rating rating={hotel.rating} reviewCount={hotel.reviewCount} withCount />
      </div>
      <address dir="auto" className="mt-1 text-match text-soft not-italic">
        {hotel.address}
      </address>
    </div>
  )
}

/** What a hotel offers, and how many rooms it has. */
export const HotelFacts = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  return (
    <section aria-labelledby="facilities">
      <h2 id="facilities" className="text-22 md:text-28">
        {t('amenitiesTitle')}
      </h2>
      {hotel.rooms === null ? null : (
        <p className="mt-3 text-soft">
          {t('factRooms')}: <span className="tabular text-ink">{format.number(hotel.rooms)}</span>
        </p>
      )}
      <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {hotelAmenities
          .filter((amenity) => hotel.amenities.includes(amenity))
          .map((amenity) => (
            <li key={amenity} className="flex items-center gap-3">
              <Check aria-hidden="true" className="size-5 shrink-0 text-primary" />
              {t(`amenity.${amenity}`)}
            </li>
          ))}
      </ul>
    </section>
  )
}
