import { useTranslation } from 'react-i18next'
import { CompanyFacts } from '../../domain/partner/company-facts.tsx'
import { ProviderAccount } from '../../domain/partner/provider-account.tsx'
import { useProviderForms } from '../../domain/partner/use-partner.ts'
import type { PartnerApplication, PayoutAccount } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { useCompleting, useReturn } from './use-completing.ts'

interface AccountStepProps {
  application: PartnerApplication
  account: PayoutAccount
  onEdit: () => void
}

/** The second step: the account at the payment provider. */
export const AccountStep = ({ application, account, onEdit }: AccountStepProps) => {
  const { t } = useTranslation('partner')
  const completing = useCompleting()
  const forms = useProviderForms()
  useReturn({ onDone: () => completing.mutate(application.id), onAgain: () => forms.mutate() })
  const ready = account.status === 'enabled'
  return (
    <div className="grid gap-6">
      <p className="text-soft">{t('accountLead')}</p>
      <ProviderAccount account={account}>
        {account.status === 'disabled' || account.status === 'none' ? null : (
          <Button
            variant={ready ? 'primary' : 'outline'}
            busy={completing.isPending}
            onClick={() => completing.mutate(application.id)}
          >
            {t(ready ? 'finish' : 'checkAgain')}
          </Button>
        )}
      </ProviderAccount>
      <section aria-labelledby="checked-company" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="checked-company" className="font-body text-16 font-semibold tracking-normal">
            {t('checkedCompany')}
          </h3>
          <Button variant="quiet" size="small" onClick={onEdit}>
            {t('editCompany')}
          </Button>
        </div>
        <CompanyFacts application={application} />
      </section>
    </div>
  )
}
