import { WishlistsPage } from '../../features/wishlists/wishlists-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const WishlistsRoute = () => (
  <RequireSession>
    <WishlistsPage />
  </RequireSession>
)
