import { useTranslation } from 'react-i18next'
import type { Quote } from '../../lib/api/model.ts'
import { useShownCurrency } from '../../lib/format/shown-currency.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { PriceBreakdown, type PriceLine } from '../../ui/layout/price-breakdown.tsx'
import type { Estimate } from './estimate.ts'

/** Discounts in the order of their application. */
const discountKinds = ['monthly', 'weekly', 'intro', 'last_minute'] as const

type Priced = Pick<Quote, 'subtotal' | 'cleaningFee' | 'serviceFee' | 'total' | 'nights'> & {
  discounts?: Quote['discounts']
  nightlyPrices?: Quote['nightlyPrices']
}

/** The price of each night, behind a press. */
const NightPrices = ({ nights }: { nights: Quote['nightlyPrices'] }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  return (
    <details className="text-14">
      <summary className="inline-flex min-h-11 items-center text-soft underline underline-offset-4">
        {t('showNights')}
      </summary>
      <ul className="tabular grid gap-1.5 pt-1">
        {nights.map((night) => (
          <li key={night.date} className="flex justify-between gap-4">
            <span>{format.day(night.date)}</span>
            <span>{format.exactPrice(night.price)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * The lines of a quote or an estimate: nights, discounts, cleaning, fee, total. Where they are converted, what is paid in DKK follows
 * (docs/product/money.md, Currencies).
 */
export const QuoteBreakdown = ({ quote, busy = false }: { quote: Priced | Estimate; busy?: boolean }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const currency = useShownCurrency()
  const priced: Priced = quote
  const prices = new Set(priced.nightlyPrices?.map((night) => night.price))
  const nights = t('nights', { ns: 'common', count: priced.nights })
  const [only] = prices
  const lines: PriceLine[] = [
    {
      label:
        prices.size === 1 && only !== undefined ? t('line.nights', { price: format.exactPrice(only), nights }) : nights,
      amount: format.exactPrice(priced.subtotal),
    },
    ...discountKinds.flatMap((kind) => {
      const amount = priced.discounts?.[kind]
      return amount ? [{ label: t(`line.${kind}`), amount: format.exactPrice(-amount), saving: true }] : []
    }),
    {
      label: t('line.cleaning'),
      amount: priced.cleaningFee === 0 ? t('line.included') : format.exactPrice(priced.cleaningFee),
    },
    { label: t('line.service'), amount: format.exactPrice(priced.serviceFee) },
  ]
  const breakdown = (
    <PriceBreakdown
      lines={lines}
      total={{ label: t('line.total'), amount: format.exactPrice(priced.total) }}
      busy={busy}
    />
  )
  if (prices.size < 2 && !currency) return breakdown
  return (
    <div className="grid gap-2">
      {breakdown}
      {currency ? (
        <p className="text-14" data-testid="charged">
          <span className="font-semibold">{t('youPay', { amount: format.dkk(priced.total) })}</span>{' '}
          <span className="text-soft">
            {t('converted', {
              currency: currency.code,
              date: format.longDay(currency.date),
              source: currency.source,
            })}
          </span>
        </p>
      ) : null}
      {prices.size < 2 ? null : <NightPrices nights={priced.nightlyPrices ?? []} />}
    </div>
  )
}
