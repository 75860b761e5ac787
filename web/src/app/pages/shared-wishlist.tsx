import { useParams } from 'react-router-dom'
import { SharedPage } from '../../features/wishlists/shared-page.tsx'

/** Open to anybody with the link. */
export const SharedWishlistRoute = () => {
  const { token = '' } = useParams()
  return <SharedPage key={token} token={token} />
}
