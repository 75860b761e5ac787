import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { stayPath } from '../../../domain/stay/stay-path.ts'
import { useStayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { toastError } from '../../../lib/toast/toast.ts'
import { PageSpinner } from '../../../ui/feedback/page-spinner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CheckoutOrder } from './checkout-order.tsx'

/** Loaded once there is a booking. */
const CheckoutBooking = lazy(async () => ({ default: (await import('./checkout-booking.tsx')).CheckoutBooking }))

const Checkout = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation('booking')
  const choice = useStayChoice(home.maxGuests, home.rules.petsAllowed)
  const [params, setParams] = useSearchParams()
  const bookingId = params.get('booking')
  const isRequest = home.bookingMode === 'request' && bookingId === null
  /** The address stores the booking, so that it survives a reload. */
  const follow = (id: string | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id) next.set('booking', id)
        else next.delete('booking')
        return next
      },
      { replace: true },
    )
  return (
    <div className="page py-6 md:py-10">
      <Link
        to={stayPath(`/listing/${home.id}`, choice.stay, choice.guests)}
        className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {t('checkout.back')}
      </Link>
      <h1 className="mt-2 mb-6 text-28 md:mb-8 md:text-36">
        {t(isRequest ? 'checkout.titleRequest' : 'checkout.title')}
      </h1>
      {bookingId ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CheckoutBooking key={bookingId} bookingId={bookingId} listingId={home.id} onStartOver={() => follow(null)} />
        </Suspense>
      ) : (
        <CheckoutOrder home={home} choice={choice} onCreated={follow} />
      )}
    </div>
  )
}

/** The checkout: dates, guests and price of a stay, then its payment, on one page. */
export const CheckoutPage = ({ listing }: { listing: UseQueryResult<ListingDetail> }) => {
  const { t } = useTranslation('listing')
  const navigate = useNavigate()
  const failed = listing.isError && !listing.data
  const [title, description] = [t('error', { ns: 'common' }), t('failedTitle')]
  usePageTitle(t('checkout.title', { ns: 'booking' }))
  useEffect(() => {
    if (!failed) return
    toastError({ title, description })
    navigate('/', { replace: true })
  }, [failed, title, description, navigate])
  return listing.data ? <Checkout home={listing.data} /> : <PageSpinner />
}
