import type { OwnNights } from '@nordbo/contracts'
import { type Logger, ProcedureUnavailable } from '@nordbo/service-kit'
import type { ServiceCall, Services } from './services.ts'

/** Finds nights that callers hold unpaid. */
export interface OwnHolds {
  /** The caller's nights in all homes. Empty for strangers, and when booking does not answer: a search works without them. */
  of(call: ServiceCall): Promise<OwnNights[]>
}

/** Finds the nights in booking. */
export const connectOwnHolds = (
  booking: Pick<Services['booking'], 'ownHolds'>,
  log: Pick<Logger, 'warn'>,
): OwnHolds => ({
  of: async (call) => {
    if (call.actor?.kind !== 'user') return []
    try {
      const answer = await booking.ownHolds({}, call)
      if (answer.ok) return answer.value.items.map(({ listingId, from, to }) => ({ listingId, from, to }))
      log.warn({ err: answer.error }, 'a search goes out without what its person holds')
    } catch (error) {
      if (!(error instanceof ProcedureUnavailable)) throw error
      log.warn({ err: error }, 'a search goes out without what its person holds')
    }
    return []
  },
})
