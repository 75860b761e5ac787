import { BedDouble, ChevronLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { usePartnerHotels } from '../../domain/partner/use-partner-hotels.ts'
import type { HotelDraft } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DeleteHotel } from './delete-hotel.tsx'
import { HotelForm } from './hotel-form.tsx'
import { useHotelForm } from './use-hotel-form.ts'

/** Dragging comes with the first look at the photos. */
const PhotosStep = lazy(async () => ({
  default: (await import('../../domain/listing-form/parts/photos-step.tsx')).PhotosStep,
}))

const dashboard = '/hotel/partner/dashboard'

/** A hotel's texts, and its pictures once it is saved. */
const Hotel = ({ hotel }: { hotel: HotelDraft | null }) => {
  const { t } = useTranslation('partner')
  const navigate = useNavigate()
  const form = useHotelForm(hotel, (id) => {
    if (!hotel) void navigate(`/hotel/partner/hoteller/${id}`, { replace: true })
  })
  return (
    <>
      <HotelForm form={form} />
      <section aria-labelledby="photos" className="grid gap-4">
        <h2 id="photos" className="text-22 md:text-28">
          {t('hotelPhotos')}
        </h2>
        {hotel ? (
          <Suspense fallback={<Skeleton className="h-40 w-full" />}>
            <PhotosStep id={hotel.id} />
          </Suspense>
        ) : (
          <p className="text-soft">{t('hotelPhotosLater')}</p>
        )}
      </section>
      {hotel ? (
        <DeleteHotel
          id={hotel.id}
          name={hotel.answers.name}
          onDeleted={() => void navigate(dashboard, { replace: true })}
        />
      ) : null}
    </>
  )
}

/** Where a partner describes a hotel (docs/product/partners.md, Hotels). A new one without an id. */
export const PartnerHotelPage = ({ id }: { id: string | null }) => {
  const { t } = useTranslation('partner')
  const { data, isPending, error, isFetching, refetch } = usePartnerHotels()
  const hotel = data?.find((each) => each.id === id) ?? null
  const title = hotel?.answers.name ?? t('hotelNew')
  usePageTitle(title)
  return (
    <div className="page page-to-[47rem] grid gap-8 pt-8 md:pt-12">
      <div className="grid gap-3">
        <Link
          to={dashboard}
          className="inline-flex min-h-11 items-center gap-1 justify-self-start font-medium hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          {t('dashboard')}
        </Link>
        <h1 className="text-36 wrap-anywhere md:text-48">{title}</h1>
        <p className="text-soft">{t('hotelsLead')}</p>
      </div>
      {isPending ? <PageSpinner label={t('loading')} /> : null}
      {!data && !isPending ? (
        <ErrorState title={t('hotelsFailed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data && (hotel || id === null) ? <Hotel key={hotel?.id ?? 'new'} hotel={hotel} /> : null}
      {data && !hotel && id !== null && !isFetching ? (
        <EmptyState icon={<BedDouble className="size-7" />} title={t('hotelGone')} text={t('hotelGoneText')}>
          <ButtonLink to={dashboard}>{t('dashboard')}</ButtonLink>
        </EmptyState>
      ) : null}
    </div>
  )
}
