import { useParams } from 'react-router-dom'
import { BookedPage } from '../../features/trips/booked/booked-page.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The page after payment, for the booking's guest. */
export const BookedRoute = () => {
  const { id = '' } = useParams()
  return (
    <RequireSession>
      <BookedPage key={id} id={id} />
    </RequireSession>
  )
}
