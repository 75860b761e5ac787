import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { estimatePrice } from '../../lib/quote/estimate.ts'
import { useAvailability } from '../../lib/quote/use-availability.ts'
import type { useQuote } from '../../lib/quote/use-quote.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { Banner } from '../../ui/banner.tsx'
import { GuestSteppers } from '../../ui/guest-steppers.tsx'
import { QuoteBreakdown } from '../../ui/quote-breakdown.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const RangeCalendar = lazy(async () => ({ default: (await import('../../ui/range-calendar.tsx')).RangeCalendar }))

/** The longest message to a host, characters (guest.md §5). */
export const longestMessage = 500

interface DatesStepProps {
  home: ListingDetail
  choice: StayChoice
  quote: ReturnType<typeof useQuote>
  message: string
  onMessage: (message: string) => void
  /** The total that was refused, when the price has changed since. */
  oldTotal: number | null
}

/** When, how many, a word to the host, and what it costs. */
export const DatesStep = ({ home, choice, quote, message, onMessage, oldTotal }: DatesStepProps) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const roomy = useMediaQuery('(min-width: 56rem)')
  const taken = useAvailability(home.id, choice.today)
  const { stay } = choice
  const place = <Skeleton className="h-84 w-full" />
  return (
    <div className="grid grid-cols-1 gap-7">
      <section aria-label={t('calendar', { ns: 'ui' })}>
        {taken.isPending ? (
          place
        ) : (
          <Suspense fallback={place}>
            <RangeCalendar
              draft={choice.draft}
              onChange={choice.setDates}
              today={choice.today}
              taken={taken.data ?? []}
              months={roomy ? 2 : 1}
            />
          </Suspense>
        )}
      </section>
      <div className="grid gap-x-12 gap-y-7 md:grid-cols-2">
        <section aria-labelledby="booking-guests">
          <h3 id="booking-guests" className="font-body text-16 font-semibold tracking-normal">
            {t('guests')}
          </h3>
          <GuestSteppers
            guests={choice.guests}
            onChange={choice.setGuests}
            capacity={home.maxGuests}
            leastAdults={1}
            pets={home.rules.petsAllowed}
          />
          <p className="mt-1 text-14 text-soft">
            {t(home.rules.petsAllowed ? 'guestsHint' : 'guestsHintNoPets', { count: home.maxGuests })}
          </p>
        </section>
        <section className="grid content-start gap-4" aria-live="polite">
          {oldTotal !== null && quote.data ? (
            <Banner tone="warning">
              {t('priceChanged', { from: format.dkk(oldTotal), to: format.dkk(quote.data.total) })}
            </Banner>
          ) : null}
          {stay && quote.data ? (
            <>
              <p className="font-semibold">{format.range(stay.checkIn, stay.checkOut)}</p>
              <Banner tone={quote.data.available ? 'success' : 'danger'}>
                {t(quote.data.available ? 'free' : 'taken')}
              </Banner>
              <QuoteBreakdown quote={quote.data} busy={quote.isPlaceholderData} />
            </>
          ) : null}
          {stay && quote.isPending ? <Skeleton className="h-48" /> : null}
          {stay && quote.isError && !quote.data ? (
            <>
              <Banner tone="warning" title={t('estimate', { ns: 'listing' })}>
                {t('estimateNote', { ns: 'listing' })}
              </Banner>
              <QuoteBreakdown quote={estimatePrice(home, stay)} />
            </>
          ) : null}
          {stay ? null : <p className="text-soft">{t('addDates', { ns: 'listing' })}</p>}
        </section>
      </div>
      {home.bookingMode === 'request' ? (
        <TextArea
          label={
            <>
              {t('message')} <span className="font-normal text-soft">({t('optional', { ns: 'common' })})</span>
            </>
          }
          hint={t('messageHint')}
          value={message}
          maxLength={longestMessage}
          onChange={(event) => onMessage(event.target.value)}
        />
      ) : null}
    </div>
  )
}
