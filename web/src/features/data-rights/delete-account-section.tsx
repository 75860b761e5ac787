import { useTranslation } from 'react-i18next'

/** The end of one’s own account. */
export const DeleteAccountSection = () => {
  const { t } = useTranslation('profile')
  return <p className="text-14 text-soft">{t('comingText')}</p>
}
