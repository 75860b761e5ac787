import { type Actor, type BookedStay, type BookingId, err, ok, type Result, type StaySide } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'

/** A stay, read from booking, and the actor's side in it. `booking.notFound` for people who are neither guest nor host. */
export const stayForActor = async (
  { booking }: Pick<Deps, 'booking'>,
  actor: Actor,
  id: BookingId,
): Promise<Result<{ stay: BookedStay; side: StaySide }>> => {
  const answer = await booking.stay({ id })
  if (!answer.ok) return answer
  const stay = answer.value
  if (actor.kind !== 'user') return err('auth.required')
  if (actor.userId === stay.guestId) return ok({ stay, side: 'guest' })
  return actor.userId === stay.hostId ? ok({ stay, side: 'host' }) : err('booking.notFound')
}
