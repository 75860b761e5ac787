import { useParams } from 'react-router-dom'
import { WishlistPage } from '../../features/wishlists/wishlist-page.tsx'
import { WishlistsPage } from '../../features/wishlists/wishlists-page.tsx'
import { RequireSession } from '../../lib/session/require-session.tsx'

export const WishlistsRoute = () => (
  <RequireSession>
    <WishlistsPage />
  </RequireSession>
)

export const WishlistRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <WishlistPage key={id} id={id} />
    </RequireSession>
  )
}
