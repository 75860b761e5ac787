import { useTranslation } from 'react-i18next'
import { useDeclineText } from '../../../domain/bookings/use-decline-text.ts'
import type { Trip } from '../../../lib/api/model.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'

/** What happened to a trip besides its status: a dispute, an unavailable host, and why it ended. */
export const TripNotices = ({ trip }: { trip: Trip }) => {
  const { t } = useTranslation('trips')
  const declineText = useDeclineText()
  return (
    <>
      {trip.disputed ? (
        <Banner tone="warning" title={t('disputedTitle')}>
          {t('disputed')}
        </Banner>
      ) : null}
      {trip.hostUnavailable ? (
        <Banner tone="warning" title={t('hostUnavailable.title')}>
          {t('hostUnavailable.text')}
        </Banner>
      ) : null}
      {trip.takenBackByBank ? (
        <Banner tone="warning" title={t('takenBack.title')}>
          {t(trip.status === 'completed' ? 'takenBack.completed' : 'takenBack.confirmed')}
        </Banner>
      ) : null}
      {trip.declineCode ? <p>{declineText(trip)}</p> : null}
      {trip.declineReason ? <p>{t('declineReason', { reason: trip.declineReason })}</p> : null}
      {trip.cancelReason ? <p className="wrap-anywhere">{t('declineReason', { reason: trip.cancelReason })}</p> : null}
    </>
  )
}
