import { WishlistsPage } from '../../features/wishlists/wishlists-page.tsx'
import { RequireSession } from '../../lib/session/require-session.tsx'

export const WishlistsRoute = () => (
  <RequireSession>
    <WishlistsPage />
  </RequireSession>
)
