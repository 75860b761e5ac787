import { TripsPage } from '../../features/trips/list/trips-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const TripsRoute = () => (
  <RequireSession>
    <TripsPage />
  </RequireSession>
)
