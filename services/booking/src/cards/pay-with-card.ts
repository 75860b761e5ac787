import { type bookingService, err, ok, type Result, type UserId } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { findBooking } from '../booking/booking-store.ts'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { findAttemptOfIntent } from '../payment/payment-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { fetchWallet, findCard, withProvider } from './guest-wallet.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** Finds the guest's own open payment and the page that it is made on. Everybody else gets `payment.notFound`. */
const openPaymentOf = async (reader: Reader, intentId: string, guestId: UserId): Promise<Result<{ page: string }>> => {
  const attempt = await findAttemptOfIntent(reader, intentId)
  const booking = attempt && (await findBooking(reader, attempt.bookingId))
  if (!attempt || booking?.guestId !== guestId) return err('payment.notFound')
  if (attempt.status !== 'open' || attempt.ending) return err('booking.notPayable')
  return ok({ page: attempt.alterationId === null ? `/pay/${booking.id}` : `/trips/${booking.id}` })
}

/** Pays with a saved card: paid, declined, or waiting for the bank. The same idempotency key gets the provider's first answer again. */
export const payWithCard =
  (deps: Deps): Booking['payWithCard'] =>
  async ({ id, cardId }, call) => {
    const guestId = personOf(call.actor)
    const standing = await requireGoodStanding(deps.reads, guestId)
    if (!standing.ok) return standing
    return withProvider(call, async () => {
      const wallet = await fetchWallet(deps, guestId)
      const payment = await call.command(deps.db, async (tx) => {
        const open = await openPaymentOf(tx, id, guestId)
        return !open.ok || findCard(wallet, cardId) ? open : err('card.notFound')
      })
      if (!payment.ok) return payment
      const returnUrl = new URL(payment.value.page, deps.kit.config.PUBLIC_URL).href
      const key = call.idempotencyKey ?? crypto.randomUUID()
      const step = await deps.cards.pay({ intentId: id, cardId, returnUrl, key })
      return step ? ok(step) : err('card.notFound')
    })
  }

/** Sets whether the provider saves the card after the payment; the last call before paying counts. */
export const saveCardOfPayment =
  (deps: Deps): Booking['keepCard'] =>
  ({ id, keep }, call) =>
    withProvider(call, async () => {
      const open = await call.command(deps.db, (tx) => openPaymentOf(tx, id, personOf(call.actor)))
      if (!open.ok) return open
      await deps.cards.saveAfterPayment(id, keep)
      return ok({ keep })
    })
