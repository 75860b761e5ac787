import { ReportPage } from '../../features/admin/report-page.tsx'
import { RequireAdmin } from '../guards/require-admin.tsx'

export const ReportRoute = () => (
  <RequireAdmin>
    <ReportPage />
  </RequireAdmin>
)
