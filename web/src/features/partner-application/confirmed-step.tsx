import { useTranslation } from 'react-i18next'
import { CompanyFacts } from '../../domain/partner/company-facts.tsx'
import { ProviderAccount } from '../../domain/partner/provider-account.tsx'
import type { PartnerApplication, PayoutAccount } from '../../lib/api/model.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

interface ConfirmedStepProps {
  application: PartnerApplication
  account: PayoutAccount
}

/** The last step: the role is given, and an administrator has yet to decide or has approved. After a refusal the role waits for that. */
export const ConfirmedStep = ({ application, account }: ConfirmedStepProps) => {
  const { t } = useTranslation('partner')
  const { has } = useSession()
  const approved = application.status === 'approved'
  const isWaiting = !approved && !has('host_hotel')
  const words = approved ? 'approved' : isWaiting ? 'waiting' : 'welcome'
  const text = approved ? 'approvedText' : isWaiting ? 'waitingText' : 'pendingText'
  return (
    <div className="grid gap-6">
      <Banner tone={approved ? 'success' : 'info'} title={t(words)}>
        {t(text)}
      </Banner>
      {account.status === 'enabled' ? null : <ProviderAccount account={account} />}
      <CompanyFacts application={application} />
      {isWaiting ? null : (
        <div>
          <ButtonLink to="/hotel/partner/dashboard" size="large">
            {t('toDashboard')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
