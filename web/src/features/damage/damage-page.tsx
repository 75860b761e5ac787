import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isMissing } from '../../lib/api/problem.ts'
import { serverNow } from '../../lib/clock/server-clock.ts'
import { lastDayBefore } from '../../lib/dates/last-day-before.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { DamageForm } from './damage-form.tsx'
import { ReportCard } from './report-card.tsx'
import { useDamage } from './use-damage.ts'

/** The damage of one stay, linked from trips and mails. Each side reports, answers and closes here. */
export const DamagePage = ({ id }: { id: string }) => {
  const { t } = useTranslation('damage')
  const format = useFormat()
  const damage = useDamage(id)
  const stay = damage.data
  usePageTitle(t('title'))
  if (damage.isPending) return <PageSpinner label={t('loading')} />
  if (isMissing(damage.error))
    return (
      <EmptyState icon={<CalendarCheck className="size-7" />} title={t('notFoundTitle')} text={t('notFoundText')}>
        <ButtonLink to="/trips">{t('toTrips')}</ButtonLink>
      </EmptyState>
    )
  if (!stay)
    return (
      <ErrorState
        title={t('failed')}
        error={damage.error}
        onRetry={() => void damage.refetch()}
        busy={damage.isFetching}
      />
    )
  const guest = stay.side === 'guest'
  const name = guest ? (stay.host?.name ?? t('hostFallback')) : (stay.guest?.name ?? t('guestFallback'))
  const reported = stay.reports.some(({ by }) => by === stay.side)
  const late = stay.reportUntil !== null && Date.parse(stay.reportUntil) <= serverNow()
  return (
    <div className="page page-to-[43rem] py-8 md:py-12">
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      <p className="mt-2 mb-8 text-soft wrap-anywhere">
        <Link to={`/listing/${stay.listing.id}`} className="font-medium text-ink underline underline-offset-4">
          {stay.listing.title}
        </Link>{' '}
        · {format.range(stay.checkIn, stay.checkOut)}
        {guest ? null : ` · ${name}`}
      </p>
      <div className="grid gap-8">
        {stay.reports.map((report) => (
          <ReportCard key={report.id} report={report} stay={stay} />
        ))}
        {stay.mayReport ? <DamageForm stay={stay} name={name} /> : null}
        {stay.side === 'admin' || stay.mayReport || reported ? null : (
          <Banner tone="info" title={t(late ? 'tooLateTitle' : 'notOverTitle')}>
            {late && stay.reportUntil
              ? t('tooLateText', { date: format.longDay(lastDayBefore(stay.reportUntil)) })
              : t('notOverText')}
          </Banner>
        )}
      </div>
      <p className="mt-10 border-t border-line pt-5">
        <Link to={guest ? '/trips?tab=past' : '/host/dashboard/requests'} className="underline underline-offset-4">
          {t(guest ? 'toTrips' : 'toRequests')}
        </Link>
      </p>
    </div>
  )
}
