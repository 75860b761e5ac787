import { BarChart3, BedDouble, CalendarRange } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CompanyDocuments } from '../../domain/partner/company-documents.tsx'
import { CompanyFacts } from '../../domain/partner/company-facts.tsx'
import { ProviderAccount } from '../../domain/partner/provider-account.tsx'
import { usePartner } from '../../domain/partner/use-partner.ts'
import type { PartnerApplication } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Point } from '../../ui/layout/point.tsx'
import { PartnerHotels } from './partner-hotels.tsx'

const tones = { pending: 'warning', approved: 'success', rejected: 'danger' } as const
const coming = [
  { name: 'bookings', icon: CalendarRange },
  { name: 'reports', icon: BarChart3 },
] as const

/** The company and what was decided about it. */
const Company = ({ application }: { application: PartnerApplication }) => {
  const { t } = useTranslation('partner')
  const { status } = application
  return (
    <section aria-labelledby="company" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="company" className="text-22 md:text-28">
          {t('company')}
        </h2>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="text-soft">{t(status === 'approved' ? 'approvedText' : 'pendingText')}</p>
      <CompanyFacts application={application} />
    </section>
  )
}

/** What a partner will have here. */
const Coming = () => {
  const { t } = useTranslation('partner')
  return (
    <section aria-labelledby="coming" className="grid gap-5 rounded-card bg-sunken p-5 md:p-7">
      <h2 id="coming" className="text-22 md:text-28">
        {t('comingSoon')}
      </h2>
      <ul className="grid gap-6 md:grid-cols-2">
        {coming.map(({ name, icon }) => (
          <Point key={name} icon={icon} title={t(`coming.${name}`)} text={t(`comingText.${name}`)} />
        ))}
      </ul>
    </section>
  )
}

/** A hotel partner's own page: what is true today of the company and its account (docs/product/partners.md, The dashboard). */
export const PartnerDashboardPage = () => {
  const { t } = useTranslation('partner')
  usePageTitle(t('dashboard'))
  const { data, isPending, error, isFetching, refetch } = usePartner()
  return (
    <div className="page page-to-[59rem] grid gap-10 pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('dashboard')}</h1>
      {isPending ? <PageSpinner label={t('loading')} /> : null}
      {!data && !isPending ? (
        <ErrorState title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data?.application ? (
        <>
          <Company application={data.application} />
          <section aria-labelledby="account" className="grid gap-4">
            <h2 id="account" className="text-22 md:text-28">
              {t('payouts')}
            </h2>
            <ProviderAccount account={data.account} />
          </section>
          <PartnerHotels />
          <CompanyDocuments application={data.application} />
        </>
      ) : null}
      {data && !data.application ? (
        <EmptyState icon={<BedDouble className="size-7" />} title={t('none')} text={t('noneText')}>
          <ButtonLink to="/hotel/partner/opret">{t('title')}</ButtonLink>
        </EmptyState>
      ) : null}
      {data ? <Coming /> : null}
    </div>
  )
}
