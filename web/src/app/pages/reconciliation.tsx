import { useTranslation } from 'react-i18next'
import { ReconciliationPage } from '../../features/admin/reconciliation-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const ReconciliationRoute = () => {
  const { t } = useTranslation('admin')
  return (
    <RequireSession needs="admin" wait={t('checkingAccess')}>
      <ReconciliationPage />
    </RequireSession>
  )
}
