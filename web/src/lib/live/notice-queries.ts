import { queryKeys } from '../api/query-keys.ts'

/** The queries that a notice invalidates, by the first part of its type (`booking` of `booking.changed`). */
const queriesOf: Record<string, readonly (readonly string[])[]> = {
  booking: [
    queryKeys.trips,
    queryKeys.booking,
    queryKeys.hostOverview,
    queryKeys.hostRequests,
    queryKeys.reservations,
    queryKeys.hostCalendar,
    queryKeys.campaign,
    queryKeys.endedStays,
    queryKeys.availability,
    queryKeys.quote,
    queryKeys.search,
  ],
  review: [
    queryKeys.hostOverview,
    queryKeys.stayReviews,
    queryKeys.trips,
    queryKeys.booking,
    queryKeys.endedStays,
    queryKeys.listing,
  ],
  damage: [queryKeys.damage],
  listing: [queryKeys.editing, queryKeys.ownListings, queryKeys.listing, queryKeys.search, queryKeys.hostCalendar],
  rates: [
    queryKeys.editing,
    queryKeys.priceProposals,
    queryKeys.listing,
    queryKeys.search,
    queryKeys.quote,
    queryKeys.hostCalendar,
  ],
  calendar: [queryKeys.availability, queryKeys.search, queryKeys.hostCalendar, queryKeys.calendarSync],
  payout: [queryKeys.hostOverview, queryKeys.payouts, queryKeys.reservations],
  extra: [queryKeys.extras, queryKeys.priceProposals],
  payoutAccount: [queryKeys.payouts, queryKeys.partner],
  partner: [queryKeys.partner],
  draft: [queryKeys.drafts],
  export: [queryKeys.export],
  notification: [queryKeys.centre, queryKeys.centreUnread],
  // The person read them elsewhere: the list keeps its marks until it is opened again.
  notificationsRead: [queryKeys.centreUnread],
  session: [queryKeys.session],
}

/** Query keys to refetch for a notice. Empty for an unknown type. */
export const staleQueries = (noticeType: string): readonly (readonly string[])[] => {
  const [subject = ''] = noticeType.split('.')
  return queriesOf[subject] ?? []
}

/** Parses a pushed text as a notice. Null for anything else. */
export const readNotice = (text: string): { type: string; id: string } | null => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('type' in value) || !('id' in value)) return null
    return typeof value.type === 'string' && typeof value.id === 'string' ? { type: value.type, id: value.id } : null
  } catch {
    return null
  }
}
