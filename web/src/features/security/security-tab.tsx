import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { AlertsSection } from './alerts-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { LinkedSection } from './linked/linked-section.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { TwoFactorSection } from './two-factor/two-factor-section.tsx'
import { useTwoFactor } from './two-factor/use-two-factor.ts'

/** The tab "security" of the profile hub, also a tab of the hosts' settings. */
export const SecurityTab = () => {
  const { t } = useTranslation('security')
  const twoFactor = useTwoFactor()
  if (twoFactor.isError && !twoFactor.data)
    return (
      <ErrorState
        title={t('loadFailed')}
        error={twoFactor.error}
        onRetry={() => void twoFactor.refetch()}
        busy={twoFactor.isFetching}
      />
    )
  if (!twoFactor.data)
    return (
      <div className="grid max-w-[40rem] gap-4">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
    )
  return (
    <div className="grid max-w-[40rem] gap-4">
      <TwoFactorSection state={twoFactor.data} />
      <PasskeysSection />
      <LinkedSection />
      <AlertsSection />
      <DevicesSection />
    </div>
  )
}
