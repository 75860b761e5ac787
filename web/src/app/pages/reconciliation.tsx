import { ReconciliationPage } from '../../features/admin/reconciliation-page.tsx'
import { RequireAdmin } from '../guards/require-admin.tsx'

export const ReconciliationRoute = () => (
  <RequireAdmin>
    <ReconciliationPage />
  </RequireAdmin>
)
