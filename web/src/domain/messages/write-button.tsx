import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { useOpenThreadWith } from './use-open-thread-with.ts'

/** Opens the thread of a booking with its host or its guest. */
export const WriteButton = ({ bookingId, to }: { bookingId: string; to: 'host' | 'guest' }) => {
  const { t } = useTranslation('trips')
  const { open, opening } = useOpenThreadWith(to === 'host' ? '/messages' : '/host/dashboard/messages')
  return (
    <Button variant="outline" busy={opening} onClick={() => open({ bookingId })}>
      {t(to === 'host' ? 'messageHost' : 'messageGuest')}
    </Button>
  )
}
