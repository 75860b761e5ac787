import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { QuoteBreakdown } from '../../../domain/quote/quote-breakdown.tsx'
import type { Trip, TripHistory } from '../../../lib/api/model.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { CancelledTripsProvider } from '../actions/cancelled-trips-provider.tsx'
import { BookingHistoryFrame } from '../history/booking-history-frame.tsx'
import { RefundNotes } from '../history/refund-notes.tsx'
import { StayDates } from '../history/stay-dates.tsx'
import { TripArrival } from '../history/trip-arrival.tsx'
import { TripSection } from '../history/trip-section.tsx'
import { useTripHistory } from '../history/use-trip-history.ts'
import { ReceiptLines } from '../receipt/receipt-lines.tsx'
import { ReceiptLinks } from '../receipt/receipt-links.tsx'
import { TripHeader } from './trip-header.tsx'
import { TripNotices } from './trip-notices.tsx'
import { TripPolicy } from './trip-policy.tsx'
import { TripTimeline } from './trip-timeline.tsx'

/** The price of a trip: the receipt, or the quote before payment. */
const TripMoney = ({ story: { trip, receipt } }: { story: TripHistory }) => {
  const { t } = useTranslation('trips')
  return (
    <Card className="self-start p-6 lg:sticky lg:top-24">
      <h2 className="mb-4 text-22">{t('price')}</h2>
      {receipt ? <ReceiptLines receipt={receipt} /> : <QuoteBreakdown quote={trip.quote} />}
      <RefundNotes trip={trip} />
      {receipt ? <ReceiptLinks id={trip.id} /> : null}
    </Card>
  )
}

interface TripPageProps {
  id: string
  /** Renders the alteration of a confirmed stay. */
  change?: ((trip: Trip) => ReactNode) | undefined
}

/** Statuses of future stays, which can be cancelled by their policy. */
const cancellableStatuses: ReadonlySet<string> = new Set([
  'host_approved',
  'awaiting_payment',
  'pending',
  'pending_request',
  'confirmed',
])

const Story = ({ story, change }: { story: TripHistory } & Pick<TripPageProps, 'change'>) => {
  const { t } = useTranslation('trips')
  const { trip, timeline, arrival } = story
  return (
    <article
      data-testid="trip-page"
      data-status={trip.status}
      className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid content-start gap-8">
        <TripHeader trip={trip} />
        <TripNotices trip={trip} />
        {arrival ? (
          <TripSection title={t('arrival.title')}>
            <TripArrival arrival={arrival} />
          </TripSection>
        ) : null}
        <TripSection title={t('stay')}>
          <StayDates trip={trip} />
          {trip.host ? <p className="mt-4 text-soft">{t('hostedBy', { name: trip.host.name })}</p> : null}
          {trip.message ? (
            <p className="mt-4 border-s-2 border-line ps-3 text-14 text-soft">
              {t('yourMessage', { message: trip.message })}
            </p>
          ) : null}
          {trip.status === 'confirmed' ? change?.(trip) : null}
        </TripSection>
        <TripSection title={t('timeline')}>
          <TripTimeline trip={trip} entries={timeline} />
        </TripSection>
        {cancellableStatuses.has(trip.status) && !trip.takenBackByBank ? (
          <TripSection title={t('cancellation', { ns: 'listing' })}>
            <TripPolicy trip={trip} />
          </TripSection>
        ) : null}
      </div>
      <TripMoney story={story} />
    </article>
  )
}

/** The page of a trip: status, history, arrival and price. */
export const TripPage = ({ id, change }: TripPageProps) => {
  const { t } = useTranslation('trips')
  const story = useTripHistory(id)
  usePageTitle(story.data?.trip.listing.title ?? t('title'))
  return (
    <div className="page pt-6 md:pt-10">
      <Link to="/trips" className="mb-6 inline-flex min-h-11 items-center gap-2 text-14 font-semibold">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {t('toTrips')}
      </Link>
      <BookingHistoryFrame story={story}>
        {(shown) => (
          <CancelledTripsProvider>
            <Story story={shown} change={change} />
          </CancelledTripsProvider>
        )}
      </BookingHistoryFrame>
    </div>
  )
}
