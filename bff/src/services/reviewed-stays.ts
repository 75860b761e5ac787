import type { BookingView } from '@nordbo/contracts'
import { type Logger, ProcedureUnavailable } from '@nordbo/service-kit'
import type { ServiceCall, Services } from './services.ts'

/** Which stays a person has reviewed already. */
export interface ReviewedStays {
  /** Ids of those of these bookings that the caller has reviewed; none while listings is away. */
  among(bookings: readonly Pick<BookingView, 'id' | 'status'>[], call: ServiceCall): Promise<ReadonlySet<string>>
}

/**
 * Asks listings once about all stays of a list, and not at all where none is over. A list is worth more than this: without an answer it
 * offers the review as if it were unwritten, and the page behind tells.
 */
export const connectReviewedStays = (
  listings: Pick<Services['listings'], 'reviewedStays'>,
  log: Pick<Logger, 'warn'>,
): ReviewedStays => ({
  among: async (bookings, call) => {
    const bookingIds = bookings.filter(({ status }) => status === 'completed').map(({ id }) => id)
    if (bookingIds.length === 0) return new Set()
    try {
      const answer = await listings.reviewedStays({ bookingIds }, call)
      if (answer.ok) return new Set(answer.value.bookingIds)
      log.warn({ err: answer.error }, 'stays go out without saying which are reviewed')
    } catch (error) {
      if (!(error instanceof ProcedureUnavailable)) throw error
      log.warn({ err: error }, 'stays go out without saying which are reviewed')
    }
    return new Set()
  },
})
