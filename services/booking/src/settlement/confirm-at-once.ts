import { movedEvent } from '../booking/booking-events.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import type { Deps } from '../core/deps.ts'
import { decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { type BookedPayment, storeConfirmation } from '../payment/booked-payment-store.ts'
import { paidEvent } from '../payment/payment-events.ts'

/** The move of a booking that its payment confirms without any further effect; undefined where there is more to do. */
const confirmingMove = (
  { attempt, booking, suspended, overtakes }: BookedPayment,
  now: Date,
): { move: Move; moved: StoredBooking } | undefined => {
  const canSucceed = attempt.status === 'planned' || attempt.status === 'open'
  if (!canSucceed || attempt.alterationId !== null || suspended || overtakes) return undefined
  const decided = decide(booking, { kind: 'paymentSucceeded' }, now)
  if (!decided.ok || decided.value.kind !== 'moved') return undefined
  const { move } = decided.value
  // Nothing is overtaken, so there is nothing to decline.
  if (move.to !== 'confirmed' || move.effects.some((effect) => effect !== 'declineOverlapping')) return undefined
  const { to: status, approvalExpiresAt, paymentDueAt, deadlineAt } = move
  const changed = { status, approvalExpiresAt, paymentDueAt, deadlineAt, confirmedAt: now }
  return { move, moved: { ...booking, ...changed, revision: booking.revision + 1 } }
}

/**
 * Confirms a stay that was paid in time, in one statement, and closes the provider's event about it. Returns false and changes nothing
 * where more is to be done, or where something changed since the payment was read: then `settlePaid` decides under the listing's lock.
 */
export const confirmAtOnce = async (
  deps: Pick<Deps, 'kit' | 'sql' | 'alarms'>,
  payment: BookedPayment,
  now: Date,
  providerEvent: string | null = null,
): Promise<boolean> => {
  const confirming = confirmingMove(payment, now)
  if (!confirming) return false
  const { move, moved } = confirming
  const events = deps.kit.prepareEvents([
    movedEvent(moved, move),
    paidEvent(moved, payment.attempt, 'stay', moved.quote),
  ])
  if (!(await storeConfirmation(deps.sql.client, { payment, move, now, events: events.json, providerEvent })))
    return false
  events.announce()
  if (move.deadlineAt) await deps.alarms.set([{ kind: 'deadline', id: moved.id, at: move.deadlineAt }])
  return true
}
