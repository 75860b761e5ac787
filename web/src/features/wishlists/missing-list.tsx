import { HeartOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** The list does not exist, belongs to somebody else, or is no longer shared. The server does not say which. */
export const MissingList = () => {
  const { t } = useTranslation('wishlists')
  return (
    <EmptyState icon={<HeartOff className="size-7" />} title={t('missingTitle')} text={t('missingText')}>
      <ButtonLink to="/search">{t('find')}</ButtonLink>
    </EmptyState>
  )
}
