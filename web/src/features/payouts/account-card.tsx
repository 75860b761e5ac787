import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutSummary } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { Button } from '../../ui/button/button.tsx'
import { useOnboarding } from './use-payouts.ts'

const actions = {
  none: 'setUp',
  onboarding: 'continue',
  restricted: 'addDetails',
  disabled: null,
  enabled: null,
} as const

/** The status of the host's payout account, and the next action. */
export const AccountCard = ({ account }: { account: PayoutSummary['account'] }) => {
  const { t } = useTranslation('payouts')
  const onboarding = useOnboarding()
  const { status } = account
  const ready = status === 'enabled'
  const action = actions[status]
  return (
    <section
      data-testid="payout-account"
      data-status={status}
      aria-live="polite"
      className={classNames(
        'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card p-5 md:p-7',
        ready ? 'bg-success-soft' : 'bg-warning-soft',
      )}
    >
      <Landmark
        aria-hidden="true"
        className={classNames('size-7 shrink-0', ready ? 'text-success' : 'text-warning')}
        strokeWidth={1.75}
      />
      <div className="min-w-0 grow basis-60">
        <h2 className="font-body text-18 font-semibold tracking-normal">{t(`account.${status}`)}</h2>
        <p className="text-14">{t(`accountText.${status}`)}</p>
      </div>
      {action ? (
        <Button busy={onboarding.isPending || onboarding.isSuccess} onClick={() => onboarding.mutate()}>
          {t(action)}
        </Button>
      ) : null}
    </section>
  )
}
