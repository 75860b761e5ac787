import { copenhagenDate } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import type { ReservationHistory } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { PriceBreakdown } from '../../ui/layout/price-breakdown.tsx'

const refundWords = {
  planned: 'refundOnItsWay',
  waiting: 'refundWaiting',
  returned: 'refundReturned',
  sent: 'refundSent',
  charged_back: 'chargedBack',
} as const

const Row = ({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) => (
  <div className={`flex justify-between gap-4 ${strong ? 'font-semibold' : ''}`}>
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{amount}</dd>
  </div>
)

const Payout = ({ payout }: { payout: NonNullable<ReservationHistory['payout']> }) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const day = (instant: string): string => format.longDay(copenhagenDate(new Date(instant)))
  const settled = payout.amount === 0 && payout.owed === 0
  const label =
    payout.owed < 0
      ? t('payout.debt')
      : settled
        ? t('payout.none')
        : payout.status === 'paid'
          ? t('payout.paid', { date: day(payout.paidAt ?? payout.dueAt) })
          : payout.status === 'pending'
            ? t('payout.pending', { date: day(payout.dueAt) })
            : t('payout.failed')
  return <Row label={label} amount={format.dkk(payout.owed < 0 ? -payout.owed : payout.amount)} />
}

/** The money of a stay: price lines, refunds and payout. The figures are the server's. */
export const ReservationMoney = ({ story }: { story: ReservationHistory }) => {
  const { t } = useTranslation('reservations')
  const format = useFormat()
  const { reservation, lines, payout } = story
  // The price above already includes alterations.
  const refunds = reservation.refunds.filter(({ reason }) => reason !== 'alteration')
  const day = (instant: string): string => format.longDay(copenhagenDate(new Date(instant)))
  return (
    <section aria-labelledby="reservation-money" className="grid gap-4">
      <h3 id="reservation-money" className="font-body text-16 font-semibold tracking-normal">
        {t('price')}
      </h3>
      <PriceBreakdown
        lines={lines.map(({ kind, percent, insteadOf, amount }) => ({
          label:
            percent === null ? t(`line.${kind}`) : t('percent', { label: t(`line.${kind}`), percent: String(percent) }),
          amount: amount < 0 ? `−${format.dkk(-amount)}` : format.dkk(amount),
          ...(insteadOf === undefined ? {} : { was: `${insteadOf} %` }),
        }))}
        total={{ label: t('earnings'), amount: format.dkk(reservation.hostShare) }}
      />
      <p className="text-14 text-soft">{t('guestPays', { amount: format.dkk(reservation.total) })}</p>
      {reservation.disputed ? <Banner tone="warning">{t('disputed')}</Banner> : null}
      {reservation.takenBackByBank ? (
        <Banner tone="warning" title={t('takenBack.title')}>
          {t(reservation.status === 'completed' ? 'takenBack.completed' : 'takenBack.confirmed')}
        </Banner>
      ) : null}
      {refunds.length > 0 ? (
        <div className="grid gap-2 border-t border-line pt-4">
          <h4 className="font-body text-16 font-semibold tracking-normal">{t('refunds')}</h4>
          <dl className="tabular grid gap-2">
            {refunds.map(({ id, amount, reason, state, note, plannedAt }) => (
              <div key={id}>
                <Row
                  label={t(refundWords[state], {
                    reason: t(`reason.${reason}`),
                    date: day(plannedAt),
                  })}
                  amount={`−${format.dkk(amount)}`}
                />
                {note ? <dd className="text-14 text-soft wrap-anywhere">{note}</dd> : null}
              </div>
            ))}
            <Row label={t('keeps')} amount={format.dkk(reservation.hostKeeps)} strong />
          </dl>
        </div>
      ) : null}
      {payout ? (
        <div className="grid gap-2 border-t border-line pt-4">
          <h4 className="font-body text-16 font-semibold tracking-normal">{t('payout')}</h4>
          <dl className="tabular">
            <Payout payout={payout} />
          </dl>
        </div>
      ) : null}
    </section>
  )
}
