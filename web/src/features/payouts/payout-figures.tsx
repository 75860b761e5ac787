import { useTranslation } from 'react-i18next'
import type { PayoutSummary } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** The host's total earnings, upcoming payouts, and this year's. */
export const PayoutFigures = ({ summary }: { summary: PayoutSummary }) => {
  const { t } = useTranslation('payouts')
  const format = useFormat()
  const onTheWay =
    summary.sending > 0
      ? t('sendingNote', { amount: format.dkk(summary.sending) })
      : t('upcomingNote', { hours: summary.releaseHours })
  const figures = [
    { name: 'totalRevenue', amount: summary.totalRevenue, note: t('totalRevenueNote') },
    { name: 'netEarnings', amount: summary.netEarnings, note: t('netEarningsNote') },
    { name: 'upcoming', amount: summary.upcoming, note: onTheWay },
    { name: 'paidThisYear', amount: summary.paidThisYear, note: t('paidThisYearNote') },
  ] as const
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {figures.map(({ name, amount, note }) => (
          <Card key={name} className="p-5" data-testid={name}>
            <dt className="text-14 text-soft">{t(name)}</dt>
            <dd className="tabular mt-1 text-22 font-semibold">{format.dkk(amount)}</dd>
            <dd className="text-12 text-soft">{note}</dd>
          </Card>
        ))}
      </dl>
      {summary.debt > 0 ? <Banner tone="warning">{t('debt', { amount: format.dkk(summary.debt) })}</Banner> : null}
    </>
  )
}
