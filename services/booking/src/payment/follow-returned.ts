import { bookingEvents, ok } from '@nordbo/contracts'
import { findBooking, touchBooking } from '../booking/booking-store.ts'
import { changeHome, type HomeChange } from '../booking/change-home.ts'
import type { Deps } from '../deps.ts'
import { tellSent } from './adopt-refunds.ts'
import { returnTold } from './payment-fact.ts'
import { claimAttempt, findAttemptOfIntent } from './payment-store.ts'
import type { ProviderRefund } from './provider.ts'
import { isReturnKnown, keepReturned, keepSentRefund, refundsOfAttempt } from './refund-store.ts'

const follow = async (change: HomeChange, attemptId: string, returned: ProviderRefund): Promise<boolean> => {
  const { tx, now, events, alarms } = change
  const attempt = await claimAttempt(tx, attemptId)
  const booking = attempt && (await findBooking(tx, attempt.bookingId))
  if (!booking || (await isReturnKnown(tx, returned.id))) return false
  const refund = (await refundsOfAttempt(tx, attemptId)).find(
    ({ id, providerId }) => providerId === returned.id || (providerId === null && id === returned.refundId),
  )
  if (!refund || refund.status === 'charged_back') return false
  // The answer that it went out was lost: the books need both.
  if (await keepSentRefund(tx, refund.id, returned.id, now)) await tellSent(change, refund.id)
  const nextTryAt = await keepReturned(tx, refund, returned.id, now)
  const revision = await touchBooking(tx, booking.id, now)
  const turn = { returns: refund.returns + 1, handedOver: nextTryAt === null }
  events.push(returnTold(bookingEvents.refundFailed, { ...booking, revision }, refund, turn))
  if (nextTryAt) alarms.push({ kind: 'refund', id: refund.id, at: nextTryAt })
  return true
}

/** Takes over that a refund which went out came back. Once for each refund of the provider. Answers whether it was news. */
export const takeBackRefund = async (deps: Deps, returned: ProviderRefund): Promise<boolean> => {
  const known = await findAttemptOfIntent(deps.db.client, returned.intentId)
  const booking = known && (await findBooking(deps.db.client, known.bookingId))
  if (!booking) return false
  const result = await changeHome<boolean>(
    deps,
    (work) => deps.db.transaction(work),
    { listingId: booking.listingId, now: deps.kit.clock.now() },
    async (change) => ok(await follow(change, known.id, returned)),
  )
  return result.ok && result.value
}

/** Follows a refund as the provider has it now. */
export const followRefund = async (deps: Deps, providerId: string): Promise<void> => {
  const told = await deps.provider.findRefund(providerId)
  if (told?.returned) await takeBackRefund(deps, told)
}
