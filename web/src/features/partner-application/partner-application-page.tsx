import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyDocuments } from '../../domain/partner/company-documents.tsx'
import { usePartner } from '../../domain/partner/use-partner.ts'
import type { PartnerApplication, PayoutAccount } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { AccountStep } from './account-step.tsx'
import { CompanyStep } from './company-step.tsx'
import { ConfirmedStep } from './confirmed-step.tsx'
import { StepLine } from './step-line.tsx'

/** Moves the focus to the heading of a step that the person has come to. */
const useStepFocus = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}

interface StepsProps {
  application: PartnerApplication | null
  account: PayoutAccount
}

const Steps = ({ application, account }: StepsProps) => {
  const { t } = useTranslation('partner')
  const { user } = useSession()
  const [editing, setEditing] = useState(false)
  const stored = application?.step ?? 'cvr'
  const step = editing && stored === 'stripe' ? 'cvr' : stored
  const heading = useStepFocus(step)
  return (
    <>
      <StepLine step={step} />
      {application?.status === 'rejected' ? (
        <Banner tone="danger" title={t('rejected')}>
          <p className="wrap-anywhere">{t('rejectedReason', { reason: application.reason })}</p>
          <p>{t('rejectedText')}</p>
        </Banner>
      ) : null}
      <section aria-labelledby="partner-step" className="grid gap-5">
        <h2 id="partner-step" ref={heading} tabIndex={-1} className="text-22 outline-none md:text-28">
          {t(`step.${step}`)}
        </h2>
        {application === null || step === 'cvr' ? (
          <CompanyStep
            application={application}
            email={user?.email ?? ''}
            onChecked={() => setEditing(false)}
            onCancel={editing ? () => setEditing(false) : undefined}
          />
        ) : step === 'stripe' ? (
          <AccountStep application={application} account={account} onEdit={() => setEditing(true)} />
        ) : (
          <ConfirmedStep application={application} account={account} />
        )}
      </section>
      {application && (step === 'complete' || application.status === 'rejected') ? (
        <CompanyDocuments application={application} />
      ) : null}
    </>
  )
}

/** How a company becomes a hotel partner (docs/product/partners.md). The page shows the step that the server has. */
export const PartnerApplicationPage = () => {
  const { t } = useTranslation('partner')
  usePageTitle(t('title'))
  const { data, isPending, error, isFetching, refetch } = usePartner()
  return (
    <div className="page page-to-[47rem] grid gap-8 pt-8 md:pt-12">
      <header>
        <h1 className="text-36 md:text-48">{t('title')}</h1>
        <p className="mt-2 text-soft">{t('lead')}</p>
      </header>
      {isPending ? <PageSpinner label={t('loading')} /> : null}
      {data ? <Steps {...data} /> : null}
      {!data && !isPending ? (
        <ErrorState title={t('failed')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </div>
  )
}
