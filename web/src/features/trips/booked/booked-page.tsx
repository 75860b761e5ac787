import { CalendarPlus, Check, Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { OfferPush } from '../../../domain/push/offer-push.tsx'
import { QuoteBreakdown } from '../../../domain/quote/quote-breakdown.tsx'
import type { Trip, TripHistory } from '../../../lib/api/model.ts'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { NoPhoto } from '../../../ui/photos/no-photo.tsx'
import { Photo } from '../../../ui/photos/photo.tsx'
import { BookingHistoryFrame } from '../history/booking-history-frame.tsx'
import { StayDates } from '../history/stay-dates.tsx'
import { TripArrival } from '../history/trip-arrival.tsx'
import { TripSection } from '../history/trip-section.tsx'
import { calendarFile, useTripHistory } from '../history/use-trip-history.ts'
import { ReceiptLines } from '../receipt/receipt-lines.tsx'
import { ReceiptLinks } from '../receipt/receipt-links.tsx'
import { BookedNextSteps } from './booked-next-steps.tsx'
import { bookedView } from './booked-view.ts'

/** The result of the payment. Announced by screen readers when it changes. */
const Heading = ({ confirmed }: { confirmed: boolean }) => {
  const { t } = useTranslation('trips')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <span
        aria-hidden="true"
        className={`grid size-14 shrink-0 place-items-center rounded-pill ${confirmed ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning'}`}
      >
        {confirmed ? <Check className="size-7" /> : <Hourglass className="size-7" />}
      </span>
      <div className="min-w-0 grow basis-60">
        <h1 ref={heading} tabIndex={-1} className="text-28 outline-none md:text-36">
          {t(confirmed ? 'booked.title' : 'booked.waitingTitle')}
        </h1>
        <p className="mt-1 text-soft">{t(confirmed ? 'booked.lead' : 'booked.waitingLead')}</p>
      </div>
    </div>
  )
}

const BookedStay = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const { listing } = trip
  return (
    <div className="grid gap-6 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {listing.photo ? (
        <Photo photo={listing.photo} alt="" sizes="(min-width: 40rem) 14rem, 100vw" className="rounded-card" />
      ) : (
        <NoPhoto className="rounded-card" />
      )}
      <div className="grid content-center gap-4">
        <div>
          <h2 dir="auto" className="text-match text-22">
            {listing.title}
          </h2>
          <p className="text-soft">
            {listing.city}, {t(`country.${listing.country}`, { ns: 'common' })}
          </p>
          {trip.host ? <p className="text-soft">{t('hostedBy', { name: trip.host.name })}</p> : null}
        </div>
        <StayDates trip={trip} />
      </div>
    </div>
  )
}

interface BookedProps {
  story: TripHistory
  confirmed: boolean
}

/** The price with its documents: the receipt, or the quote before it exists. */
const BookedPrice = ({ story: { trip, receipt }, confirmed }: BookedProps) => {
  const { t, i18n } = useTranslation('trips')
  return (
    <Card className="self-start p-6 lg:sticky lg:top-24">
      <h2 className="mb-4 text-22">{t('price')}</h2>
      {receipt ? <ReceiptLines receipt={receipt} /> : <QuoteBreakdown quote={trip.quote} />}
      {receipt && confirmed ? (
        <ReceiptLinks id={trip.id}>
          <ButtonLink to={calendarFile(trip.id, i18n.language)} reloadDocument download variant="outline" size="small">
            <CalendarPlus aria-hidden="true" className="size-4" />
            {t('booked.calendar')}
          </ButtonLink>
        </ReceiptLinks>
      ) : null}
    </Card>
  )
}

const Booked = ({ story, confirmed }: BookedProps) => {
  const { t } = useTranslation('trips')
  const { trip, arrival } = story
  return (
    <article
      data-testid="booked"
      data-status={trip.status}
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid content-start gap-8">
        <Heading key={String(confirmed)} confirmed={confirmed} />
        <BookedStay trip={trip} />
        <div>
          <ButtonLink to={`/trips/${trip.id}`} size="large">
            {t('booked.toTrip')}
          </ButtonLink>
        </div>
        {arrival ? (
          <TripSection title={t('arrival.title')}>
            <TripArrival arrival={arrival} />
          </TripSection>
        ) : null}
        {confirmed ? (
          <TripSection title={t('booked.next')}>
            <BookedNextSteps trip={trip} />
          </TripSection>
        ) : null}
        {confirmed ? <OfferPush /> : null}
      </div>
      <BookedPrice story={story} confirmed={confirmed} />
    </article>
  )
}

/** The page after payment: the stay, its place, the next steps and its documents. */
export const BookedPage = ({ id }: { id: string }) => {
  const { t } = useTranslation('trips')
  const { state } = useLocation()
  const paidHere = typeof state === 'object' && state !== null && 'paid' in state && state.paid === true
  const story = useTripHistory(id, { poll: paidHere })
  const status = story.data?.trip.status
  usePageTitle(t('booked.title'))
  const view = status && bookedView(status, paidHere)
  if (view === 'pay') return <Navigate to={`/pay/${id}`} replace />
  if (view === 'trip') return <Navigate to={`/trips/${id}`} replace />
  return (
    <div className="page py-8 md:py-12">
      <BookingHistoryFrame story={story}>
        {(shown) => <Booked story={shown} confirmed={view === 'booked'} />}
      </BookingHistoryFrame>
    </div>
  )
}
