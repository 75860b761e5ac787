import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** The tab "verification" of the profile hub. */
export const VerificationTab = () => {
  const { t } = useTranslation('profile')
  return <EmptyState icon={<Construction className="size-7" />} title={t('comingTitle')} text={t('comingText')} />
}
