import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DialogStep } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The address names a booking that nobody knows, or one of somebody else or of another home. */
export const MissingBooking = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('booking')
  return (
    <DialogStep title={t('missingTitle')} step="missing">
      <div role="status">
        <EmptyState icon={<SearchX className="size-7" />} title={t('missingLead')} text={t('missingText')}>
          <Button onClick={onClose}>{t('missingClose')}</Button>
          <ButtonLink to="/trips" look="outline">
            {t('successTrips')}
          </ButtonLink>
        </EmptyState>
      </div>
    </DialogStep>
  )
}
