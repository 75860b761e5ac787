import { useTranslation } from 'react-i18next'
import type { HotelCard as Hotel } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Rating } from '../../ui/layout/rating.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { Photo } from '../../ui/photos/photo.tsx'
import { shownHotels, useHotels } from './use-front-page.ts'

const grid = 'grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3'
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

const HotelCard = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('home')
  const format = useFormat()
  const [cover] = hotel.photos
  return (
    <article data-testid="hotel-card" className="min-w-0">
      <div className="relative overflow-hidden rounded-card">
        {cover ? (
          <Photo photo={cover} alt={t('photoFallbackAlt', { ns: 'ui', title: hotel.name })} sizes={cardSizes} />
        ) : (
          <NoPhoto />
        )}
        <span className="absolute start-2.5 top-2.5">
          <Badge tone="photo">{t('hotelSoon')}</Badge>
        </span>
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-2 text-14">
        <p className="truncate text-soft">
          {hotel.city}, {t(`country.${hotel.country}`, { ns: 'common' })}
        </p>
        <Rating rating={hotel.rating} reviewCount={hotel.reviewCount} />
      </div>
      <h3 className="truncate font-body text-16 font-semibold tracking-normal">{hotel.name}</h3>
      <p className="text-14 text-soft">{t('hotelStars', { count: hotel.stars })}</p>
      <p className="tabular mt-1">
        <span className="text-14 text-soft">{t('hotelFrom')}</span>{' '}
        <span className="font-semibold">{format.price(hotel.minPrice)}</span>{' '}
        <span className="text-14 text-soft">{t('perNight', { ns: 'common' })}</span>
      </p>
    </article>
  )
}

/** Announces hotels, without links until they can be booked. Renders nothing without any. */
export const Hotels = () => {
  const { t } = useTranslation('home')
  const hotels = useHotels()
  if (hotels.isError || hotels.data?.length === 0) return null
  return (
    <section aria-labelledby="hotels" className="page pt-20 md:pt-28">
      <h2 id="hotels" className="text-28 md:text-36">
        {t('hotelsTitle')}
      </h2>
      <p className="mt-1 mb-6 text-soft md:mb-8">{t('hotelsLead')}</p>
      <ul className={grid}>
        {hotels.data?.map((hotel) => (
          <li key={hotel.id} className="min-w-0 sm:last:max-lg:hidden">
            <HotelCard hotel={hotel} />
          </li>
        ))}
        {hotels.isPending
          ? Array.from({ length: shownHotels }, (_, index) => (
              <li key={`place-${index + 1}`} className="sm:last:max-lg:hidden">
                <Skeleton className="aspect-3/2" />
                <Skeleton className="mt-3 h-24" />
              </li>
            ))
          : null}
      </ul>
    </section>
  )
}
