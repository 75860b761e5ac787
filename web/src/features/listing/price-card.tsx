import { CalendarDays, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { freeCancellationUntil } from '../../lib/free-cancellation.ts'
import { estimatePrice } from '../../lib/quote/estimate.ts'
import { useQuote } from '../../lib/quote/use-quote.ts'
import { useFormat } from '../../lib/use-format.ts'
import { usePartyText } from '../../lib/use-party-text.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QuoteBreakdown } from '../../ui/quote-breakdown.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface PriceCardProps {
  home: ListingDetail
  choice: StayChoice
  isOwn: boolean
  onBook: () => void
}

const row = 'flex min-h-14 w-full items-center gap-3 px-4 text-start transition-colors hover:bg-sunken'

/** What the stay costs, beside the home's story: price, dates, guests, lines, 'Book nu'. */
export const PriceCard = ({ home, choice, isOwn, onBook }: PriceCardProps) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const party = usePartyText()
  const { stay, guests, today } = choice
  const quote = useQuote(home.id, stay, guests)
  const taken = quote.data?.available === false && !quote.isPlaceholderData
  const freeUntil = stay && !taken ? freeCancellationUntil(home.cancellationPolicy, stay.checkIn, today) : null
  const request = home.bookingMode === 'request'
  return (
    <Card className="p-6 shadow-float">
      <p className="tabular">
        <span className="text-22 font-semibold">{format.dkk(home.pricePerNight)}</span>{' '}
        <span className="text-soft">{t('perNight', { ns: 'common' })}</span>
      </p>
      <div className="mt-5 divide-y divide-line overflow-hidden rounded-control hairline border-control">
        <button type="button" className={row} onClick={onBook}>
          <CalendarDays aria-hidden="true" className="size-5 text-primary" />
          {stay ? (
            format.range(stay.checkIn, stay.checkOut)
          ) : (
            <span className="text-soft">{t('checkAvailability')}</span>
          )}
        </button>
        <button type="button" className={row} onClick={onBook}>
          <UsersRound aria-hidden="true" className="size-5 text-primary" />
          {party(guests)}
        </button>
      </div>
      <Button look="accent" size="large" className="mt-4 w-full print:hidden" disabled={isOwn} onClick={onBook}>
        {t(taken ? 'otherDates' : 'bookNow')}
      </Button>
      <div className="mt-3 grid gap-1 text-center text-14 text-soft">
        {isOwn ? <p>{t('ownListing')}</p> : null}
        {taken ? null : <p>{request ? t('requestNote', { hours: home.requestAutoExpireHours }) : t('instantNote')}</p>}
        {request && !taken ? <p>{t('notChargedYet')}</p> : null}
      </div>
      {stay ? (
        <div className="mt-5 border-t border-line pt-5">
          {quote.data ? (
            <div className="grid gap-4">
              {taken ? <Banner tone="danger">{t('datesTaken')}</Banner> : null}
              <QuoteBreakdown quote={quote.data} busy={quote.isPlaceholderData} />
            </div>
          ) : null}
          {quote.isPending ? <Skeleton className="h-40" /> : null}
          {quote.isError && !quote.data ? (
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
