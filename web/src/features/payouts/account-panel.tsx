import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { usePayouts } from './use-payouts.ts'

const facts = ['detailsSubmitted', 'chargesEnabled', 'payoutsEnabled'] as const

/** The payout account in the host's profile (docs/product/payouts.md): the provider's three statuses and our own. */
export const AccountPanel = () => {
  const { t } = useTranslation('payouts')
  const payouts = usePayouts()
  const account = payouts.data?.pages[0]?.summary.account
  if (payouts.isPending) return <Skeleton className="h-28 rounded-card" />
  if (!account)
    return (
      <ErrorState
        title={t('failedTitle')}
        error={payouts.error}
        onRetry={() => void payouts.refetch()}
        busy={payouts.isFetching}
      />
    )
  return (
    <div className="grid gap-6">
      <AccountCard account={account} />
      <dl className="grid gap-3 rounded-card hairline border-line bg-raised p-5 md:p-7">
        {facts.map((fact) => (
          <div key={fact} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-soft">{t(`fact.${fact}`)}</dt>
            <dd className="font-medium">{t(account[fact] ? 'yes' : 'no')}</dd>
          </div>
        ))}
      </dl>
      <div>
        <ButtonLink to="/host/dashboard/payouts" variant="outline">
          {t('toPayouts')}
        </ButtonLink>
      </div>
    </div>
  )
}
