import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ReviewPage } from '../../features/reviews/review-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The reviews of one stay, for its guest and its host. */
export const ReviewRoute = () => {
  const { t } = useTranslation()
  const { bookingId = '' } = useParams()
  return (
    <RequireSession why={t('loginNeeded')}>
      <ReviewPage key={bookingId} id={bookingId} />
    </RequireSession>
  )
}
