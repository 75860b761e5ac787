import { AdminPage } from '../../features/admin/admin-page.tsx'
import { RequireAdmin } from '../guards/require-admin.tsx'

export const AdminRoute = () => (
  <RequireAdmin>
    <AdminPage />
  </RequireAdmin>
)
