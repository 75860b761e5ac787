import { PartnerApplicationPage } from '../../features/partner-application/partner-application-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const PartnerApplicationRoute = () => (
  <RequireSession>
    <PartnerApplicationPage />
  </RequireSession>
)
