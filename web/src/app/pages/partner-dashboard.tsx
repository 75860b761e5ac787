import { PartnerDashboardPage } from '../../features/partner-dashboard/partner-dashboard-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const PartnerDashboardRoute = () => (
  <RequireSession needs="host_hotel">
    <PartnerDashboardPage />
  </RequireSession>
)
