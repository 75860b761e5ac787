import { queryKeys } from '../api/query-keys.ts'

/** Which queries a notice makes stale, by the thing it names (`booking.changed` names `booking`). */
const queriesOf: Record<string, readonly (readonly string[])[]> = {
  booking: [
    queryKeys.trips,
    queryKeys.booking,
    queryKeys.hostRequests,
    queryKeys.reservations,
    queryKeys.campaign,
    queryKeys.endedStays,
    queryKeys.availability,
    queryKeys.quote,
    queryKeys.search,
  ],
  review: [queryKeys.stayReviews, queryKeys.trips, queryKeys.booking, queryKeys.endedStays, queryKeys.listing],
  damage: [queryKeys.damage],
  listing: [queryKeys.listing, queryKeys.search],
  rates: [queryKeys.listing, queryKeys.search, queryKeys.quote],
  calendar: [queryKeys.availability, queryKeys.search],
  payout: [queryKeys.payouts, queryKeys.reservations],
  payoutAccount: [queryKeys.payouts],
  session: [queryKeys.session],
}

/** First key parts to refetch for a notice; an unknown kind refetches nothing. */
export const staleQueries = (noticeType: string): readonly (readonly string[])[] => {
  const [subject = ''] = noticeType.split('.')
  return queriesOf[subject] ?? []
}

/** Reads a pushed text as a notice; anything else is null. */
export const readNotice = (text: string): { type: string; id: string } | null => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('type' in value) || !('id' in value)) return null
    return typeof value.type === 'string' && typeof value.id === 'string' ? { type: value.type, id: value.id } : null
  } catch {
    return null
  }
}
