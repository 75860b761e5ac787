import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'

/** Leads from a tab to the list of all tabs, on phones. */
export const BackToOverview = ({ onBack }: { onBack: () => void }) => {
  const { t } = useTranslation('profile')
  return (
    <IconButton label={t('toOverview')} onClick={onBack} className="-ms-3 -me-2">
      <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
    </IconButton>
  )
}
