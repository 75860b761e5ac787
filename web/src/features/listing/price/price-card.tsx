import { useTranslation } from 'react-i18next'
import { useOwnHold } from '../../../domain/calendar/use-availability.ts'
import { freeCancellationUntil } from '../../../domain/cancellation/free-cancellation.ts'
import { estimatePrice } from '../../../domain/quote/estimate.ts'
import { QuoteBreakdown } from '../../../domain/quote/quote-breakdown.tsx'
import { isStayRefused, useQuote } from '../../../domain/quote/use-quote.ts'
import { OwnHold } from '../../../domain/stay/own-hold.tsx'
import type { Stay } from '../../../domain/stay/stay.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { codeOf } from '../../../lib/api/problem.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { StayRows } from './stay-rows.tsx'

interface PriceCardProps {
  home: ListingDetail
  choice: StayChoice
  isOwn: boolean
  onBook: () => void
  /** Writes to the host. */
  onContact: () => void
}

type QuoteState = ReturnType<typeof useQuote>

/** The total of the stay, or the price per night without one. */
const PriceHeadline = ({ home, quote, stay }: { home: ListingDetail; quote: QuoteState; stay: Stay | null }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  return (
    <p className="tabular">
      {stay && quote.data && !quote.isPlaceholderData ? (
        <>
          <span className="text-22 font-semibold">{format.price(quote.data.total)}</span>{' '}
          <span className="text-soft">
            {t('totalFor', { nights: t('nights', { ns: 'common', count: quote.data.nights }) })} ·{' '}
            {format.price(home.pricePerNight)} {t('perNight', { ns: 'common' })}
          </span>
        </>
      ) : (
        <>
          <span className="text-22 font-semibold">{format.price(home.pricePerNight)}</span>{' '}
          <span className="text-soft">{t('perNight', { ns: 'common' })}</span>
        </>
      )}
    </p>
  )
}

interface QuoteLinesProps {
  home: ListingDetail
  quote: QuoteState
  stay: Stay
  /** The dates are not free. */
  taken: boolean
}

/** The lines of the price, or an estimate when the server cannot be reached. */
const QuoteLines = ({ home, quote, stay, taken }: QuoteLinesProps) => {
  const { t } = useTranslation('listing')
  const problemText = useProblemText()
  const isDeleted = quote.isError && codeOf(quote.error) === 'listing.notFound'
  const isRefused = isStayRefused(quote.error)
  return (
    <div className="mt-5 border-t border-line pt-5">
      {quote.data ? (
        <div className="grid gap-4">
          {taken ? <Banner tone="danger">{t('datesTaken')}</Banner> : null}
          <QuoteBreakdown quote={quote.data} busy={quote.isPlaceholderData} />
        </div>
      ) : null}
      {quote.isPending ? <Skeleton className="h-40" /> : null}
      {isDeleted ? <Banner tone="danger">{t('notFoundText')}</Banner> : null}
      {isRefused ? <Banner tone="danger">{problemText(quote.error)}</Banner> : null}
      {quote.isError && !quote.data && !isDeleted && !isRefused ? (
        <div className="grid gap-4">
          <Banner tone="warning" title={t('estimate')}>
            {t('estimateNote')}
          </Banner>
          <QuoteBreakdown quote={estimatePrice(home, stay)} />
          <Button variant="outline" size="small" onClick={() => void quote.refetch()} busy={quote.isFetching}>
            {t('retry', { ns: 'common' })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

/** Dates, guests and price of the stay, with 'Book nu'. */
export const PriceCard = ({ home, choice, isOwn, onBook, onContact }: PriceCardProps) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const { stay, guests, today } = choice
  // An inactive home has no price.
  const quote = useQuote(home.id, home.active ? stay : null, guests)
  const taken = (quote.data?.available === false && !quote.isPlaceholderData) || isStayRefused(quote.error)
  const freeUntil = stay && !taken ? freeCancellationUntil(home.cancellationPolicy, stay.checkIn, today) : null
  const hold = useOwnHold(home.id, today, stay)
  const request = home.bookingMode === 'request'
  return (
    <Card className="p-6 shadow-float">
      <PriceHeadline home={home} quote={quote} stay={stay} />
      <StayRows home={home} choice={choice} />
      {hold ? (
        <div className="mt-4 print:hidden">
          <OwnHold hold={hold} stay={stay} />
        </div>
      ) : null}
      <Button size="large" className="mt-4 w-full print:hidden" disabled={isOwn || !home.active} onClick={onBook}>
        {t(taken ? 'otherDates' : 'bookNow')}
      </Button>
      {!isOwn && home.active ? (
        <Button variant="outline" size="large" className="mt-3 w-full print:hidden" onClick={onContact}>
          {t('contactHost')}
        </Button>
      ) : null}
      <div className="mt-3 grid gap-1 text-center text-14 text-soft">
        {isOwn ? <p>{t('ownListing')}</p> : null}
        {taken ? null : <p>{t(request ? 'hostFirst' : 'instantNote')}</p>}
        {request && !taken ? <p>{t('requestNote', { hours: home.requestAutoExpireHours })}</p> : null}
      </div>
      {stay && home.active ? (
        <QuoteLines home={home} quote={quote} stay={stay} taken={taken} />
      ) : (
        <p className="mt-5 border-t border-line pt-5 text-center text-14 text-soft">{t('addDates')}</p>
      )}
      {freeUntil ? (
        <p className="mt-4 text-14 font-medium text-success">
          {t('policyFreeUntil', { date: format.longDay(freeUntil) })}
        </p>
      ) : null}
    </Card>
  )
}
