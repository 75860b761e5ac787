import { useParams } from 'react-router-dom'
import { SharedPage } from '../../features/wishlists/shared-page.tsx'

/** A shared wishlist: anybody with the link may see it. */
export const SharedWishlistRoute = () => {
  const { token = '' } = useParams()
  return <SharedPage key={token} token={token} />
}
