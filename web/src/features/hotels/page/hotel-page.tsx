import { Hotel as HotelIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Hotel } from '../../../lib/api/model.ts'
import { isMissing } from '../../../lib/api/problem.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { PhotoMosaic } from '../../../ui/photos/gallery/photo-mosaic.tsx'
import { useHotel } from '../query/use-hotel-search.ts'
import { BookingSoon } from './booking-soon.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { HotelFacts, HotelHeading } from './hotel-heading.tsx'
import { HotelPlace } from './hotel-place.tsx'

/** Small pictures beside the large one (docs/product/listings.md, Hotels). */
const smallPhotos = 2

const HotelSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className="page pt-4">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" className="grid gap-6">
        <Skeleton className="h-6 w-64" />
        <Skeleton className="aspect-3/2 md:aspect-[2.4/1] md:max-h-[36rem]" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-40" />
      </div>
    </div>
  )
}

const Shown = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('hotels')
  return (
    <div className="page">
      <Breadcrumb hotel={hotel} />
      <PhotoMosaic photos={hotel.photos} title={hotel.name} mostSmall={smallPhotos} />
      <div className="mt-7 grid gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-10 *:min-w-0 [&>section]:border-t [&>section]:border-line [&>section]:pt-10">
          <HotelHeading hotel={hotel} />
          <section aria-labelledby="about">
            <h2 id="about" className="text-22 md:text-28">
              {t('about')}
            </h2>
            <p className="mt-4 max-w-reading text-16 whitespace-pre-line md:text-18">{hotel.description}</p>
          </section>
          <HotelFacts hotel={hotel} />
        </div>
        <div>
          <div className="lg:sticky lg:top-28">
            <BookingSoon hotel={hotel} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:col-span-2 [&>section]:border-t [&>section]:border-line [&>section]:pt-10">
          <HotelPlace hotel={hotel} />
        </div>
      </div>
    </div>
  )
}

/** The page of a hotel. */
export const HotelPage = ({ id }: { id: string }) => {
  const { t } = useTranslation('hotels')
  const hotel = useHotel(id)
  usePageTitle(hotel.data?.name ?? (isMissing(hotel.error) ? t('notFoundTitle') : undefined))
  if (hotel.data) return <Shown hotel={hotel.data} />
  if (hotel.isPending) return <HotelSkeleton />
  if (isMissing(hotel.error))
    return (
      <EmptyState icon={<HotelIcon className="size-7" />} title={t('notFoundTitle')} text={t('notFoundText')}>
        <ButtonLink to="/hoteller">{t('seeAll')}</ButtonLink>
      </EmptyState>
    )
  return (
    <ErrorState title={t('failed')} error={hotel.error} onRetry={() => void hotel.refetch()} busy={hotel.isFetching} />
  )
}
