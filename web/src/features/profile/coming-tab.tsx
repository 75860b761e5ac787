import { Construction } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** A tab that has no content yet. */
export const ComingTab = () => {
  const { t } = useTranslation('profile')
  return <EmptyState icon={<Construction className="size-7" />} title={t('comingTitle')} text={t('comingText')} />
}
