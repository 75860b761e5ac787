import { copenhagenDate } from '@nordbo/stay-rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '../../../lib/api/model.ts'
import type { Format } from '../../../lib/format/format.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { PriceBreakdown, type PriceLine } from '../../../ui/layout/price-breakdown.tsx'

const priceLines = (receipt: Receipt, t: TFunction<'trips'>, format: Format): PriceLine[] =>
  receipt.lines.map(({ kind, percent, insteadOf, amount }) => {
    const label = kind === 'nights' ? t('nights', { ns: 'common', count: receipt.nights }) : t(`receipt.line.${kind}`)
    return {
      label: percent === null ? label : t('receipt.percent', { label, percent }),
      amount: amount < 0 ? `−${format.dkk(-amount)}` : format.dkk(amount),
      saving: amount < 0 && kind !== 'platformFee',
      ...(insteadOf === undefined ? {} : { was: `${insteadOf} %` }),
    }
  })

const refundWords = {
  planned: 'receipt.refundOnItsWay',
  waiting: 'receipt.refundWaiting',
  returned: 'receipt.refundReturned',
  sent: 'receipt.refunded',
  charged_back: 'receipt.chargedBack',
} as const

const Row = ({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) => (
  <div className={`flex justify-between gap-4 ${strong ? 'font-semibold' : ''}`}>
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{amount}</dd>
  </div>
)

/** The figures of a receipt: price, VAT, payments and refunds, as the server sends them. */
export const ReceiptLines = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation('trips')
  const format = useFormat()
  const { vat, side } = receipt
  const day = (instant: string): string => format.longDay(copenhagenDate(new Date(instant)))
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <PriceBreakdown
          lines={priceLines(receipt, t, format)}
          total={{ label: t(`receipt.total.${side}`), amount: format.dkk(receipt.total) }}
        />
        {vat ? (
          <p className="tabular flex justify-between gap-4 text-14 text-soft">
            <span>{t('receipt.vat', { percent: vat.percent })}</span>
            <span className="whitespace-nowrap">{format.dkk(vat.charged)}</span>
          </p>
        ) : null}
      </div>
      {receipt.payments.length > 0 ? (
        <dl className="tabular grid gap-2 border-t border-line pt-4">
          {receipt.payments.map(({ at, amount }) => (
            <Row key={at} label={t('receipt.paid', { date: day(at) })} amount={format.dkk(amount)} />
          ))}
        </dl>
      ) : null}
      {receipt.refunds.length > 0 ? (
        <dl className="tabular grid gap-2 border-t border-line pt-4">
          {receipt.refunds.map(({ at, amount, reason, state }) => (
            <Row
              key={`${at} ${amount} ${state}`}
              label={t(refundWords[state], {
                reason: side === 'host' ? t(`receipt.hostReason.${reason}`) : t(`receipt.reason.${reason}`),
                date: day(at),
              })}
              amount={`−${format.dkk(amount)}`}
            />
          ))}
          <Row label={t(`receipt.kept.${side}`)} amount={format.dkk(receipt.kept)} strong />
          {vat && vat.refunded > 0 ? <Row label={t('receipt.vatRefunded')} amount={format.dkk(vat.refunded)} /> : null}
        </dl>
      ) : null}
    </div>
  )
}
