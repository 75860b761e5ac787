import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { HotelCard as Hotel } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Rating } from '../../ui/layout/rating.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { Photo } from '../../ui/photos/photo.tsx'

interface HotelCardProps {
  hotel: Hotel
  sizes: string
  /** Loads its photo first. */
  priority?: boolean
}

/** A hotel in a list, with a link to its page. It cannot be booked yet, which its picture says. */
export const HotelCard = ({ hotel, sizes, priority = false }: HotelCardProps) => {
  const { t } = useTranslation('home')
  const format = useFormat()
  const [cover] = hotel.photos
  return (
    <article data-testid="hotel-card" data-hotel={hotel.id} className="group relative min-w-0">
      <div className="relative overflow-hidden rounded-card">
        {cover ? (
          <Photo
            photo={cover}
            alt={t('photoFallbackAlt', { ns: 'ui', title: hotel.name })}
            sizes={sizes}
            priority={priority}
          />
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
      <h3 dir="auto" className="truncate text-match font-body text-16 font-semibold tracking-normal">
        <Link to={`/hoteller/${hotel.id}`} className="stretched-link">
          {hotel.name}
        </Link>
      </h3>
      <p className="text-14 text-soft">{t('hotelStars', { count: hotel.stars })}</p>
      <p className="tabular mt-1">
        <span className="text-14 text-soft">{t('hotelFrom')}</span>{' '}
        <span className="font-semibold">{format.price(hotel.minPrice)}</span>{' '}
        <span className="text-14 text-soft">{t('perNight', { ns: 'common' })}</span>
      </p>
    </article>
  )
}

/** The placeholder of a card while hotels load. */
export const HotelCardSkeleton = () => (
  <div aria-hidden="true">
    <div className="skeleton aspect-3/2 rounded-card" />
    <div className="skeleton mt-3 h-24 rounded-control" />
  </div>
)
