import { useTranslation } from 'react-i18next'
import { estimatePrice } from '../../../domain/quote/estimate.ts'
import { QuoteBreakdown } from '../../../domain/quote/quote-breakdown.tsx'
import { isStayRefused } from '../../../domain/quote/use-quote.ts'
import { OwnHold } from '../../../domain/stay/own-hold.tsx'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useProblemText } from '../../../lib/api/use-problem-text.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { priceView } from './price-view.ts'
import type { Order } from './use-order.ts'

interface StayPriceProps {
  home: ListingDetail
  choice: StayChoice
  order: Pick<Order, 'quote' | 'oldTotal'>
}

/** Whether the dates are free, and the lines of their price: the server's, or an estimate that is marked as one. */
export const StayPrice = ({ home, choice: { stay }, order: { quote, oldTotal } }: StayPriceProps) => {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const problemText = useProblemText()
  const { banner, price } = priceView({ stay, ...quote })
  const refused = isStayRefused(quote.error)
  const ownHold = quote.isPlaceholderData ? null : (quote.data?.own ?? null)
  return (
    <section className="grid content-start gap-4" aria-live="polite">
      {oldTotal !== null && quote.data ? (
        <Banner tone="warning">
          {t('priceChanged', { from: format.exactPrice(oldTotal), to: format.exactPrice(quote.data.total) })}
        </Banner>
      ) : null}
      {stay && price !== 'loading' ? (
        <p className="font-semibold">{format.range(stay.checkIn, stay.checkOut)}</p>
      ) : null}
      {ownHold ? <OwnHold hold={ownHold} stay={stay} /> : null}
      {banner && !ownHold ? <Banner tone={banner === 'free' ? 'success' : 'danger'}>{t(banner)}</Banner> : null}
      {price === 'quote' && quote.data ? <QuoteBreakdown quote={quote.data} busy={quote.isPlaceholderData} /> : null}
      {price === 'loading' ? <Skeleton className="h-48" /> : null}
      {refused ? <Banner tone="danger">{problemText(quote.error)}</Banner> : null}
      {price === 'estimate' && stay && !refused ? (
        <>
          <Banner tone="warning" title={t('estimate', { ns: 'listing' })}>
            {t('estimateNote', { ns: 'listing' })}
          </Banner>
          <QuoteBreakdown quote={estimatePrice(home, stay)} />
          <Button variant="outline" size="small" onClick={() => void quote.refetch()} busy={quote.isFetching}>
            {t('retry', { ns: 'common' })}
          </Button>
        </>
      ) : null}
      {price === 'none' ? <p className="text-soft">{t('addDates', { ns: 'listing' })}</p> : null}
    </section>
  )
}
