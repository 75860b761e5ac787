import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { createHomePath } from './create-home-path.ts'

/** The payout account of people who let nothing. */
export const NoPayoutsTab = () => {
  const { t } = useTranslation('profile')
  return (
    <EmptyState icon={<Landmark className="size-7" />} title={t('payoutsForHosts')} text={t('payoutsForHostsText')}>
      <ButtonLink to={createHomePath}>{t('becomeHost')}</ButtonLink>
    </EmptyState>
  )
}
