import { lazy, Suspense, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { homeParam, useOpenThreadWith } from '../../domain/messages/use-open-thread-with.ts'
import { MessagesPage } from '../../features/messages/messages-page.tsx'
import { fetchLateTexts } from '../../i18n/i18n.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RequireSession } from '../guards/require-session.tsx'

/** Trips and their texts come after the messages, and only to threads with a booking. */
const TripBesideChat = lazy(async () => {
  const [{ TripBesideChat }] = await Promise.all([
    import('../../features/trips/trip/trip-beside-chat.tsx'),
    fetchLateTexts(),
  ])
  return { default: TripBesideChat }
})

/** Opens the thread with the host of the home that the address names: the person pressed 'Kontakt vært' and signed in. */
const OpenNamed = () => {
  const listingId = useSearchParams()[0].get(homeParam)
  const { open } = useOpenThreadWith('/messages', true)
  // Once for each home that the address names.
  useEffect(() => {
    if (listingId !== null) open({ listingId })
  }, [listingId])
  return null
}

/** The threads of a guest, and one of them with its trip. */
export const MessagesRoute = () => {
  const { id } = useParams()
  return (
    <RequireSession>
      <OpenNamed />
      <MessagesPage
        side="guest"
        base="/messages"
        threadId={id}
        booking={(booking) => (
          <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
            <TripBesideChat key={booking} id={booking} />
          </Suspense>
        )}
      />
    </RequireSession>
  )
}
