import type { BookingId, bookingService, InputOf, ListingId } from '@nordbo/contracts'
import { ProcedureUnavailable } from '@nordbo/service-kit'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { ProblemError } from '../problems/problems.ts'

/** A text of a call to booking. */
export interface SentText {
  text: string | undefined
  /** To whom it is: the host of a home, or the other party of a booking. */
  about: { listingId: ListingId } | { bookingId: BookingId }
  /** The procedure that stores it. */
  procedure: InputOf<(typeof bookingService)['procedures']['hasAnswered']>['procedure']
}

const mayWrite = async ({ services }: Deps, about: SentText['about'], request: FastifyRequest): Promise<boolean> => {
  const logged = { route: request.routeOptions.url }
  try {
    const answer = await services.messaging.mayWrite(about, onBehalfOf(request))
    if (answer.ok) return true
    if (answer.error.code === 'thread.blocked') return false
    // Booking words what else is wrong with the call, such as a home that is not found.
    request.log.warn({ ...logged, code: answer.error.code }, 'a text goes out without a look at blocks')
  } catch (error) {
    if (!(error instanceof ProcedureUnavailable)) throw error
    request.log.warn({ ...logged, err: error }, 'a text goes out without a look at blocks')
  }
  return true
}

/** Whether booking has answered this call before. False while booking is away: the call itself then fails as well. */
const hasAnswered = async (
  { services }: Deps,
  procedure: SentText['procedure'],
  request: FastifyRequest,
): Promise<boolean> => {
  try {
    const repeat = await services.booking.hasAnswered({ procedure }, onBehalfOf(request))
    return repeat.ok && repeat.value.answered
  } catch (error) {
    if (!(error instanceof ProcedureUnavailable)) throw error
    return false
  }
}

/**
 * Refuses a call with a text for a person whom the caller has blocked or who has blocked the caller, with `booking.wordsRefused`
 * (docs/product/messages.md, Report and block). A call without a text passes, a repeat of one that was answered gets its answer, and
 * everything passes while messaging is away.
 */
export const refuseBlockedText = async (
  deps: Deps,
  { text, about, procedure }: SentText,
  request: FastifyRequest,
): Promise<void> => {
  if (!text) return
  // Side by side: a request has two batches of calls, and the second is for the booking.
  const [allowed, answered] = await Promise.all([mayWrite(deps, about, request), hasAnswered(deps, procedure, request)])
  if (!allowed && !answered) throw new ProblemError('booking.wordsRefused')
}
