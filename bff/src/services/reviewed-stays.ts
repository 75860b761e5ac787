import type { BookingView } from '@nordbo/contracts'
import { type Logger, ProcedureUnavailable } from '@nordbo/service-kit'
import type { ServiceCall, Services } from './services.ts'

/** Finds stays that a person has reviewed. */
export interface ReviewedStays {
  /** Ids of the bookings that the caller has reviewed. Empty when listings does not answer. */
  among(bookings: readonly Pick<BookingView, 'id' | 'status'>[], call: ServiceCall): Promise<ReadonlySet<string>>
}

/**
 * Finds them with one call to listings, and without a call when no stay is completed. Without an answer a list offers a review that may
 * already be written; the review's page then shows it.
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
