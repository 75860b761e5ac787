import { useTranslation } from 'react-i18next'
import type { Quote } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { PriceBreakdown, type PriceLine } from '../../ui/layout/price-breakdown.tsx'
import type { Estimate } from './estimate.ts'

/** Discounts in the order of their application. */
const discountKinds = ['monthly', 'weekly', 'intro', 'last_minute'] as const

type Priced = Pick<Quote, 'subtotal' | 'cleaningFee' | 'serviceFee' | 'total' | 'nights'> & {
  discounts?: Quote['discounts']
  nightlyPrices?: Quote['nightlyPrices']
}

/** The lines of a quote or an estimate: nights, discounts, cleaning, fee, total. */
export const QuoteBreakdown = ({ quote, busy = false }: { quote: Priced | Estimate; busy?: boolean }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const priced: Priced = quote
  const prices = new Set(priced.nightlyPrices?.map((night) => night.price))
  const nights = t('nights', { ns: 'common', count: priced.nights })
  const [only] = prices
  const lines: PriceLine[] = [
    {
      label: prices.size === 1 && only !== undefined ? t('line.nights', { price: format.dkk(only), nights }) : nights,
      amount: format.dkk(priced.subtotal),
    },
    ...discountKinds.flatMap((kind) => {
      const amount = priced.discounts?.[kind]
      return amount ? [{ label: t(`line.${kind}`), amount: `−${format.dkk(amount)}`, saving: true }] : []
    }),
    {
      label: t('line.cleaning'),
      amount: priced.cleaningFee === 0 ? t('line.included') : format.dkk(priced.cleaningFee),
    },
    { label: t('line.service'), amount: format.dkk(priced.serviceFee) },
  ]
  const breakdown = (
    <PriceBreakdown lines={lines} total={{ label: t('line.total'), amount: format.dkk(priced.total) }} busy={busy} />
  )
  if (prices.size < 2) return breakdown
  return (
    <div className="grid gap-2">
      {breakdown}
      <details className="text-14">
        <summary className="inline-flex min-h-11 items-center text-soft underline underline-offset-4">
          {t('showNights')}
        </summary>
        <ul className="tabular grid gap-1.5 pt-1">
          {priced.nightlyPrices?.map((night) => (
            <li key={night.date} className="flex justify-between gap-4">
              <span>{format.day(night.date)}</span>
              <span>{format.dkk(night.price)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
