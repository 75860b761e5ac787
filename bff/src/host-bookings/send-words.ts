import type { BookingId, BookingView, Result } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { refuseBlockedText, type SentText } from '../bookings/refuse-blocked-text.ts'
import { type ApiReservation, toApiReservation } from '../bookings/shapes.ts'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { showReservation } from './show-reservations.ts'

/** A host's call about a booking, with words for its guest or without. */
interface WordedCall extends Pick<SentText, 'text' | 'procedure'> {
  id: BookingId
  /** Makes the call and throws its refusals. */
  run: () => Promise<BookingView>
}

const found = <T>(answer: Result<T>): T | undefined => (answer.ok ? answer.value : undefined)

/**
 * Makes a host's call about a booking and shows the booking after it. With words, blocks are asked for before it, and its guest is loaded
 * beside it, so that it needs no third batch.
 */
export const sendWords = async (
  deps: Deps,
  { id, text, procedure, run }: WordedCall,
  request: FastifyRequest,
): Promise<ApiReservation> => {
  if (!text) return showReservation(deps, await run(), request)
  const call = onBehalfOf(request)
  const [known] = await Promise.all([
    deps.services.booking.hostById({ id }, call).then(found),
    refuseBlockedText(deps, { text, about: { bookingId: id }, procedure }, request),
  ])
  const [booking, guests] = await Promise.all([run(), deps.userCache.byIds(known ? [known.guestId] : [], call)])
  return toApiReservation(booking, guests.get(booking.guestId))
}
