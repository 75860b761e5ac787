import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutAccount } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useProviderForms } from './use-partner.ts'

const actions = {
  none: 'forms.none',
  onboarding: 'forms.onboarding',
  restricted: 'forms.restricted',
  disabled: null,
  enabled: null,
} as const

interface ProviderAccountProps {
  account: PayoutAccount
  /** Actions beside that of the account. */
  children?: ReactNode
}

/** The state of a partner's account at the payment provider, and what to do about it. */
export const ProviderAccount = ({ account: { status }, children }: ProviderAccountProps) => {
  const { t } = useTranslation('partner')
  const forms = useProviderForms()
  const ready = status === 'enabled'
  const action = actions[status]
  return (
    <section
      data-testid="provider-account"
      data-status={status}
      aria-live="polite"
      className={classNames('grid gap-5 rounded-card p-5 md:p-7', ready ? 'bg-success-soft' : 'bg-warning-soft')}
    >
      <div className="flex gap-4">
        <Landmark
          aria-hidden="true"
          className={classNames('size-7 shrink-0', ready ? 'text-success' : 'text-warning')}
          strokeWidth={1.75}
        />
        <div className="min-w-0">
          <h3 className="font-body text-18 font-semibold tracking-normal">{t(`account.${status}`)}</h3>
          <p className="text-14">{t(`accountText.${status}`)}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {action ? (
          <Button busy={forms.isPending || forms.isSuccess} onClick={() => forms.mutate()}>
            {t(action)}
          </Button>
        ) : null}
        {status === 'disabled' ? (
          <ButtonLink to="/contact" variant="outline">
            {t('contact')}
          </ButtonLink>
        ) : null}
        {children}
      </div>
    </section>
  )
}
