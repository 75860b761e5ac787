import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DamagePage } from '../../features/damage/damage-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The damage report of one stay, for its guest and its host. */
export const DamageRoute = () => {
  const { t } = useTranslation()
  const { bookingId = '' } = useParams()
  return (
    <RequireSession why={t('loginNeeded')}>
      <DamagePage key={bookingId} id={bookingId} />
    </RequireSession>
  )
}
