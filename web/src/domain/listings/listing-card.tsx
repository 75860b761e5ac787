import { nightsBetween } from '@nordbo/stay-rules'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ListingCard as Home } from '../../lib/api/model.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Rating } from '../../ui/layout/rating.tsx'
import { PhotoCarousel } from '../../ui/photos/photo-carousel.tsx'
import { freeCancellationUntil } from '../cancellation/free-cancellation.ts'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import type { Stay } from '../stay/stay.ts'
import { LastBooked } from './last-booked.tsx'

interface ListingCardProps {
  home: Home
  to: string
  stay: Stay | null
  /** The dates as text, where homes in one list have different ones. */
  dates?: string | undefined
  sizes: string
  priority?: boolean
  /** Omits the price per night beside the stay's total. */
  narrow?: boolean
  /** Called on a click on any of the card's links. preventDefault() stops the navigation. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Replaces removal of the favourite. */
  onRemove?: (() => void) | undefined
}

/** What stands out about a home, over its picture. */
const CardBadges = ({ home }: { home: Home }) => {
  const { t } = useTranslation('search')
  return (
    <div className="pointer-events-none absolute start-2 end-0 top-2.5 z-10 flex flex-wrap gap-1.5 pe-11 sm:start-2.5">
      {home.featured ? <Badge tone="photo">{t('ad')}</Badge> : null}
      {home.badge ? (
        <Badge tone="photo">
          {t('discountBadge', {
            name: t(`discount.${home.badge.kind}`, { ns: 'common' }),
            percent: home.badge.percent,
          })}
        </Badge>
      ) : home.guestFavourite ? (
        <Badge tone="photo">{t('favourite')}</Badge>
      ) : null}
    </div>
  )
}

/** What the stay costs in all, or a night where no dates are chosen. */
const CardPrice = ({ home, narrow }: { home: Home; narrow: boolean }) => {
  const { t } = useTranslation('search')
  const format = useFormat()
  return (
    <p className="tabular mt-1">
      {home.total === null ? (
        <>
          <span className="font-semibold">{format.price(home.pricePerNight)}</span>{' '}
          <span className="text-14 text-soft">{t('perNight', { ns: 'common' })}</span>
        </>
      ) : (
        <>
          <span className="font-semibold" data-testid="card-total">
            {format.price(home.total)}
          </span>{' '}
          <span className="text-14 text-soft">
            {narrow && home.stay
              ? t('totalFor', {
                  ns: 'listing',
                  nights: t('nights', {
                    ns: 'common',
                    count: nightsBetween(home.stay.checkIn, home.stay.checkOut),
                  }),
                })
              : t('inTotal')}
            {narrow ? null : (
              <span className="hidden sm:inline"> · {t('perNight', { price: format.price(home.pricePerNight) })}</span>
            )}
          </span>
        </>
      )}
    </p>
  )
}

/** A home in a list: picture, place, and what the stay costs in all. */
export const ListingCard = ({ home, to, stay, dates, sizes, ...more }: ListingCardProps) => {
  const { t } = useTranslation('search')
  const { priority = false, narrow = false, onOpen, onRemove } = more
  const format = useFormat()
  const today = useToday()
  const freeUntil = stay ? freeCancellationUntil(home.cancellationPolicy, stay.checkIn, today) : null
  return (
    <article className="group relative min-w-0" data-testid="listing-card" data-listing={home.id}>
      <div className="relative z-10">
        <PhotoCarousel
          to={to}
          photos={home.photos}
          title={home.title}
          sizes={sizes}
          priority={priority}
          onOpen={onOpen}
        />
        <CardBadges home={home} />
        <FavouriteButton
          listingId={home.id}
          title={home.title}
          onRemove={onRemove}
          className="absolute end-0.5 top-0.5 z-20"
        />
      </div>
      <div className="mt-3 grid grid-cols-1 gap-0.5 text-14 md:text-16">
        <div className="flex items-baseline justify-between gap-2 text-14">
          <p className="truncate text-soft">
            {home.city}, {t(`country.${home.country}`, { ns: 'common' })}
          </p>
          <Rating rating={home.rating} reviewCount={home.reviewCount} />
        </div>
        <h3
          dir="auto"
          className="line-clamp-2 text-match font-body text-14 leading-snug font-semibold tracking-normal md:block md:truncate md:text-16 md:leading-normal"
        >
          <Link to={to} onClick={onOpen} className="stretched-link">
            {home.title}
          </Link>
        </h3>
        <p className="truncate text-14 text-soft">
          {t('guests', { ns: 'common', count: home.maxGuests })}
          <span className="hidden sm:inline"> · {t('bedrooms', { ns: 'common', count: home.bedrooms })}</span>
        </p>
        {dates ? <p className="tabular text-14 font-medium">{dates}</p> : null}
        <CardPrice home={home} narrow={narrow} />
        {freeUntil ? (
          <p className="text-14 text-success">{t('freeCancellation', { date: format.date(freeUntil) })}</p>
        ) : null}
        {home.lastBookedAt ? <LastBooked at={home.lastBookedAt} /> : null}
      </div>
    </article>
  )
}

/** The placeholder of a card while homes load. */
export const ListingCardSkeleton = () => (
  <div aria-hidden="true">
    <div className="skeleton aspect-3/2 rounded-card" />
    <div className="skeleton mt-3 h-4 w-2/5 rounded-control" />
    <div className="skeleton mt-2 h-5 w-4/5 rounded-control" />
    <div className="skeleton mt-2 h-4 w-3/5 rounded-control" />
    <div className="skeleton mt-3 h-5 w-1/3 rounded-control" />
  </div>
)
