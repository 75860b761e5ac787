import { useTranslation } from 'react-i18next'
import { CompanyFacts } from '../../domain/partner/company-facts.tsx'
import { ProviderAccount } from '../../domain/partner/provider-account.tsx'
import type { PartnerApplication, PayoutAccount } from '../../lib/api/model.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'

interface ConfirmedStepProps {
  application: PartnerApplication
  account: PayoutAccount
}

/** The last step: the role is given, and an administrator has yet to decide or has approved. */
export const ConfirmedStep = ({ application, account }: ConfirmedStepProps) => {
  const { t } = useTranslation('partner')
  const approved = application.status === 'approved'
  return (
    <div className="grid gap-6">
      <Banner tone={approved ? 'success' : 'info'} title={t(approved ? 'approved' : 'welcome')}>
        {t(approved ? 'approvedText' : 'pendingText')}
      </Banner>
      {account.status === 'enabled' ? null : <ProviderAccount account={account} />}
      <CompanyFacts application={application} />
      <div>
        <ButtonLink to="/hotel/partner/dashboard" size="large">
          {t('toDashboard')}
        </ButtonLink>
      </div>
    </div>
  )
}
