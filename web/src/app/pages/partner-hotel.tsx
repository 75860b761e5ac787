import { useParams } from 'react-router-dom'
import { PartnerHotelPage } from '../../features/partner-hotels/partner-hotel-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The page of a hotel that a partner describes; of a new one under the id 'ny'. */
export const PartnerHotelRoute = () => {
  const { id = 'ny' } = useParams()
  return (
    <RequireSession needs="host_hotel">
      <PartnerHotelPage id={id === 'ny' ? null : id} />
    </RequireSession>
  )
}
