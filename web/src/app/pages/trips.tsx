import { TripsPage } from '../../features/trips/trips-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const TripsRoute = () => (
  <RequireSession>
    <TripsPage />
  </RequireSession>
)
