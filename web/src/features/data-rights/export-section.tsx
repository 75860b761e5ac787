import { useTranslation } from 'react-i18next'

/** A copy of one’s own data. */
export const ExportSection = () => {
  const { t } = useTranslation('profile')
  return <p className="text-14 text-soft">{t('comingText')}</p>
}
