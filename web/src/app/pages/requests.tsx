import { useTranslation } from 'react-i18next'
import { RequestsPage } from '../../features/requests/requests-page.tsx'
import { EndedStays } from '../../features/reviews/ended-stays.tsx'
import { RequireSession } from '../../lib/session/require-session.tsx'

export const RequestsRoute = () => {
  const { t } = useTranslation('requests')
  return (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <RequestsPage after={<EndedStays />} />
    </RequireSession>
  )
}
