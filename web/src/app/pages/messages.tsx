import { useParams } from 'react-router-dom'
import { MessagesPage } from '../../features/messages/messages-page.tsx'
import { TripBesideChat } from '../../features/trips/trip/trip-beside-chat.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** The threads of a guest, and one of them with its trip. */
export const MessagesRoute = () => {
  const { id } = useParams()
  return (
    <RequireSession>
      <MessagesPage
        side="guest"
        base="/messages"
        threadId={id}
        booking={(booking) => <TripBesideChat key={booking} id={booking} />}
      />
    </RequireSession>
  )
}
