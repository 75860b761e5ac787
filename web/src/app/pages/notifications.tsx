import { NotificationsPage } from '../../features/notifications/notifications-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const NotificationsRoute = () => (
  <RequireSession>
    <NotificationsPage />
  </RequireSession>
)
