import { useTranslation } from 'react-i18next'
import { RequestsPage } from '../../features/requests/requests-page.tsx'
import { RequireSession } from '../../lib/session/require-session.tsx'

export const RequestsRoute = () => {
  const { t } = useTranslation('requests')
  return (
    <RequireSession needs="host" wait={t('checkingAccess')}>
      <RequestsPage />
    </RequireSession>
  )
}
