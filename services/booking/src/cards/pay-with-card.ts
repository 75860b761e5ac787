import { type bookingService, err, ok, type Result, type UserId } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { findBooking } from '../booking/booking-store.ts'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { findAttemptOfIntent } from '../payment/payment-store.ts'
import { personOf, requireGoodStanding } from '../people/caller.ts'
import { fetchWallet, findCard, withProvider } from './guest-wallet.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** Where the guest's own payment is made that still waits for its card; strangers cannot tell one from none. */
const openPaymentOf = async (reader: Reader, intentId: string, guestId: UserId): Promise<Result<{ page: string }>> => {
  const attempt = await findAttemptOfIntent(reader, intentId)
  const booking = attempt && (await findBooking(reader, attempt.bookingId))
  if (!attempt || booking?.guestId !== guestId) return err('payment.notFound')
  if (attempt.status !== 'open' || attempt.ending) return err('booking.notPayable')
  return ok({ page: attempt.alterationId === null ? `/pay/${booking.id}` : `/trips/${booking.id}` })
}

/**
 * Pays with a card that the provider keeps for the guest: paid, declined, or waiting for the bank. Under the same key the provider gives
 * its first answer again; a payment whose answer was lost tells how it stands.
 */
export const payWithCard =
  (deps: Deps): Booking['payWithCard'] =>
  async ({ id, cardId }, call) => {
    const guestId = personOf(call.actor)
    const standing = await requireGoodStanding(deps, guestId)
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

/** Lets the provider keep the card of a payment, or not; the guest's last word before paying counts. */
export const saveCardOfPayment =
  (deps: Deps): Booking['keepCard'] =>
  ({ id, keep }, call) =>
    withProvider(call, async () => {
      const open = await call.command(deps.db, (tx) => openPaymentOf(tx, id, personOf(call.actor)))
      if (!open.ok) return open
      await deps.cards.keepAfter(id, keep)
      return ok({ keep })
    })
