import { useParams } from 'react-router-dom'
import { ExtrasPage } from '../../features/extras/extras-page.tsx'

export const ExtrasRoute = () => {
  const { id = '' } = useParams()
  return <ExtrasPage listingId={id} />
}
