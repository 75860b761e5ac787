import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HotelCard, HotelCardSkeleton } from '../../domain/hotels/hotel-card.tsx'
import { useHotels } from '../../domain/hotels/use-hotels.ts'
import { shownHotels } from './use-front-page.ts'

const grid = 'grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3'
const cardSizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

/** A few hotels, which cannot be booked yet. Renders nothing without any. */
export const Hotels = () => {
  const { t } = useTranslation('home')
  const hotels = useHotels(shownHotels)
  if (hotels.isError || hotels.data?.length === 0) return null
  return (
    <section aria-labelledby="hotels" className="page pt-20 md:pt-28">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 md:mb-8">
        <div>
          <h2 id="hotels" className="text-28 md:text-36">
            {t('hotelsTitle')}
          </h2>
          <p className="mt-1 text-soft">{t('hotelsLead')}</p>
        </div>
        <Link
          to="/hoteller"
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline"
        >
          {t('hotelsAll')}
          <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
      <ul className={grid}>
        {hotels.data?.map((hotel) => (
          <li key={hotel.id} className="min-w-0 sm:last:max-lg:hidden">
            <HotelCard hotel={hotel} sizes={cardSizes} />
          </li>
        ))}
        {hotels.isPending
          ? Array.from({ length: shownHotels }, (_, index) => (
              <li key={`place-${index + 1}`} className="sm:last:max-lg:hidden">
                <HotelCardSkeleton />
              </li>
            ))
          : null}
      </ul>
    </section>
  )
}
