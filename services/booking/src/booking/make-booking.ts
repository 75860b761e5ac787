import { BookingId, type bookingService, err, type OutputOf, ok, type Result } from '@nordbo/contracts'
import { type Call, type Handlers, sqlState } from '@nordbo/service-kit'
import type { Alarm } from '../alarms.ts'
import { IntroUsesMoved } from '../calendar/intro-uses-moved.ts'
import { FirstBookingMade } from '../campaign/first-booking.ts'
import type { Deps } from '../deps.ts'
import { clientSecretOf } from '../payment/open-payment.ts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import { personOf } from './people.ts'
import { prepareBooking, type Wish } from './prepare-booking.ts'
import { beginPayment } from './start-payment.ts'
import { storeBooking } from './store-booking.ts'

type Create = (typeof bookingService)['procedures']['create']
type Handler = Handlers<{ create: Create }>['create']
/** What is stored as the answer; the secret is fetched afresh each time. */
type Booked = Omit<OutputOf<Create>, 'clientSecret'>

/** More often than a home can have intro uses: after that many the price no longer depends on them. */
const maxQuotes = 12

/** The answer, and the payment that was planned with it; none when the answer was stored before. */
interface Outcome {
  booked: Result<Booked>
  planned: StoredAttempt | null
}

const bookOnce = async (deps: Deps, call: Call, wish: Wish): Promise<Outcome> => {
  const prepared = await prepareBooking(deps, wish, call.now)
  let alarms: Alarm[] = []
  let planned: StoredAttempt | null = null
  const booked = await call.command<typeof deps.db.client, Booked>(deps.db, async (tx) => {
    if (!prepared.ok) return prepared
    const stored = await storeBooking(deps, tx, prepared.value, wish, call.now)
    if (!stored.ok) return stored
    const { id, status, revision, approvalExpiresAt, paymentDueAt } = stored.value
    alarms = stored.value.alarms
    planned = stored.value.attempt
    return ok({
      ...{ id, status, revision },
      totalOre: prepared.value.quote.totalOre,
      approvalExpiresAt: approvalExpiresAt?.toISOString() ?? null,
      paymentDueAt: paymentDueAt?.toISOString() ?? null,
    })
  })
  await deps.alarms.set(alarms)
  return { booked, planned }
}

const book = async (deps: Deps, call: Call, wish: Wish): Promise<Outcome> => {
  for (let left = maxQuotes; ; left--) {
    try {
      return await bookOnce(deps, call, wish)
    } catch (error) {
      if (sqlState(error) === '23P01') return { booked: err('booking.datesTaken'), planned: null }
      const moved = error instanceof IntroUsesMoved || error instanceof FirstBookingMade
      if (!moved || left === 0) throw error
    }
  }
}

/** The payment of a hold whose answer was stored before: the one that can still be made, or a new one. */
const paymentOf = async (deps: Deps, call: Call, wish: Wish, id: string): Promise<StoredAttempt | undefined> => {
  const begun = await beginPayment(deps, { id: BookingId.parse(id), listingId: wish.listingId }, call.now)
  return begun.ok ? begun.value.attempt : undefined
}

/**
 * Books an instant home or asks the host of a request home (docs/product/booking.md, States). An instant booking answers with the secret to pay
 * with, or null while the payment provider does not answer: the dates are held, and the same call again finds the secret.
 */
export const makeBooking =
  (deps: Deps): Handler =>
  async (input, call) => {
    const guestId = personOf(call.actor)
    const wish = { ...input, guestId }
    const { booked, planned } = await book(deps, call, wish)
    if (!booked.ok) return booked
    const { id, status } = booked.value
    const attempt = planned ?? (status === 'pending' ? await paymentOf(deps, call, wish, id) : undefined)
    const clientSecret = attempt ? await clientSecretOf(deps, attempt, guestId) : null
    return ok({ ...booked.value, id: BookingId.parse(id), clientSecret })
  }
