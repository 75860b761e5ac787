import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { codeOf } from '../../lib/api/problem.ts'
import { freeCancellationUntil } from '../../lib/free-cancellation.ts'
import { estimatePrice } from '../../lib/quote/estimate.ts'
import { useOwnHold } from '../../lib/quote/use-availability.ts'
import { useQuote } from '../../lib/quote/use-quote.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { OwnHold } from '../../ui/own-hold.tsx'
import { QuoteBreakdown } from '../../ui/quote-breakdown.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StayRows } from './stay-rows.tsx'

interface PriceCardProps {
  home: ListingDetail
  choice: StayChoice
  isOwn: boolean
  onBook: () => void
}

/** What the stay costs, beside the home's story: price, dates, guests, lines, 'Book nu'. */
export const PriceCard = ({ home, choice, isOwn, onBook }: PriceCardProps) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const { stay, guests, today } = choice
  // A home that takes no guests has no price for them.
  const quote = useQuote(home.id, home.active ? stay : null, guests)
  const gone = quote.isError && codeOf(quote.error) === 'listing.notFound'
  const taken = quote.data?.available === false && !quote.isPlaceholderData
  const freeUntil = stay && !taken ? freeCancellationUntil(home.cancellationPolicy, stay.checkIn, today) : null
  const hold = useOwnHold(home.id, today, stay)
  const request = home.bookingMode === 'request'
  return (
    <Card className="p-6 shadow-float">
      <p className="tabular">
        {stay && quote.data && !quote.isPlaceholderData ? (
          <>
            <span className="text-22 font-semibold">{format.kroner(quote.data.total)}</span>{' '}
            <span className="text-soft">
              {t('totalFor', { nights: t('nights', { ns: 'common', count: quote.data.nights }) })} ·{' '}
              {format.kroner(home.pricePerNight)} {t('perNight', { ns: 'common' })}
            </span>
          </>
        ) : (
          <>
            <span className="text-22 font-semibold">{format.kroner(home.pricePerNight)}</span>{' '}
            <span className="text-soft">{t('perNight', { ns: 'common' })}</span>
          </>
        )}
      </p>
      <StayRows home={home} choice={choice} />
      {hold ? (
        <div className="mt-4 print:hidden">
          <OwnHold hold={hold} stay={stay} />
        </div>
      ) : null}
      <Button size="large" className="mt-4 w-full print:hidden" disabled={isOwn || !home.active} onClick={onBook}>
        {t(taken ? 'otherDates' : 'bookNow')}
      </Button>
      <div className="mt-3 grid gap-1 text-center text-14 text-soft">
        {isOwn ? <p>{t('ownListing')}</p> : null}
        {taken ? null : <p>{t(request ? 'hostFirst' : 'instantNote')}</p>}
        {request && !taken ? <p>{t('requestNote', { hours: home.requestAutoExpireHours })}</p> : null}
      </div>
      {stay && home.active ? (
        <div className="mt-5 border-t border-line pt-5">
          {quote.data ? (
            <div className="grid gap-4">
              {taken ? <Banner tone="danger">{t('datesTaken')}</Banner> : null}
              <QuoteBreakdown quote={quote.data} busy={quote.isPlaceholderData} />
            </div>
          ) : null}
          {quote.isPending ? <Skeleton className="h-40" /> : null}
          {gone ? <Banner tone="danger">{t('notFoundText')}</Banner> : null}
          {quote.isError && !quote.data && !gone ? (
            <div className="grid gap-4">
              <Banner tone="warning" title={t('estimate')}>
                {t('estimateNote')}
              </Banner>
              <QuoteBreakdown quote={estimatePrice(home, stay)} />
              <Button look="outline" size="small" onClick={() => void quote.refetch()} busy={quote.isFetching}>
                {t('retry', { ns: 'common' })}
              </Button>
            </div>
          ) : null}
        </div>
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
