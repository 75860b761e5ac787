import { useParams } from 'react-router-dom'
import { CalendarSyncPage } from '../../features/calendar-sync/calendar-sync-page.tsx'

export const CalendarSyncRoute = () => {
  const { listingId = '' } = useParams()
  return <CalendarSyncPage listingId={listingId} />
}
