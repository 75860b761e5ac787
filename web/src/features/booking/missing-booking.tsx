import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

interface MissingBookingProps {
  /** What the way back is called: the home, or its dates. */
  way: 'missingClose' | 'startOver'
  onClose: () => void
}

/** The address names a booking that nobody knows, or one of somebody else or of another home. */
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
