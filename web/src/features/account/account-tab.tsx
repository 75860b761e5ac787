import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** The tab "account" of the profile hub. */
export const AccountTab = () => {
  const { t } = useTranslation('profile')
  return <EmptyState icon={<Construction className="size-7" />} title={t('comingTitle')} text={t('comingText')} />
}
