import { useParams } from 'react-router-dom'
import { TripPage } from '../../features/trips/trip-page.tsx'
import { RequireSession } from '../../lib/session/require-session.tsx'

/** One trip of whoever booked it. */
export const TripRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <TripPage key={id} id={id} />
    </RequireSession>
  )
}
