import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

interface MissingBookingProps {
  /** Text key of the button. */
  way: 'missingClose' | 'startOver'
  onClose: () => void
}

/** The booking in the address does not exist, or belongs to another person or home. */
export const MissingBooking = ({ way, onClose }: MissingBookingProps) => {
  const { t } = useTranslation('booking')
  return (
    <div role="status">
      <EmptyState icon={<SearchX className="size-7" />} title={t('missingLead')} text={t('missingText')}>
        <Button onClick={onClose}>{t(way)}</Button>
        <ButtonLink to="/trips" variant="outline">
          {t('successTrips')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
