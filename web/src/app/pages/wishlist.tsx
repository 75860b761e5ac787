import { useParams } from 'react-router-dom'
import { WishlistPage } from '../../features/wishlists/wishlist-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

export const WishlistRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <WishlistPage key={id} id={id} />
    </RequireSession>
  )
}
