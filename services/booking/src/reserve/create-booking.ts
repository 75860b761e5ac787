import { BookingId, type bookingService, err, type OutputOf, ok, type Result } from '@nordbo/contracts'
import { type Call, type Handlers, personOf, sqlState } from '@nordbo/service-kit'
import { FirstBookingTaken } from '../campaign/first-booking.ts'
import type { Alarm } from '../core/alarms.ts'
import type { Deps } from '../core/deps.ts'
import { IntroUsesChanged } from '../occupancy/intro-uses-changed.ts'
import { ensureClientSecret } from '../payment/open-payment.ts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import { type BookingInput, prepareBooking } from './prepare-booking.ts'
import { ensurePayment } from './start-payment.ts'
import { storeBooking } from './store-booking.ts'

type Create = (typeof bookingService)['procedures']['create']
type Handler = Handlers<{ create: Create }>['create']
/** The stored answer. The client secret is not stored but fetched each time. */
type CreatedBooking = Omit<OutputOf<Create>, 'clientSecret'>

/** More than the intro uses that a listing can have: after that many changes the price no longer depends on them. */
const maxQuotes = 12

/** The answer, and the payment that was planned with it; null when the answer was stored before. */
interface Outcome {
  booked: Result<CreatedBooking>
  planned: StoredAttempt | null
}

const bookOnce = async (deps: Deps, call: Call, bookingInput: BookingInput): Promise<Outcome> => {
  const prepared = await prepareBooking(deps, bookingInput, call.now)
  let alarms: Alarm[] = []
  let planned: StoredAttempt | null = null
  const booked = await call.command<typeof deps.db.client, CreatedBooking>(deps.db, async (tx) => {
    if (!prepared.ok) return prepared
    const stored = await storeBooking(deps, tx, prepared.value, bookingInput, call.now)
    if (!stored.ok) return stored
    const { id, status, revision, approvalExpiresAt, paymentDueAt } = stored.value
    alarms = stored.value.alarms
    planned = stored.value.attempt
    return ok({
      id,
      status,
      revision,
      totalOre: prepared.value.quote.totalOre,
      approvalExpiresAt: approvalExpiresAt?.toISOString() ?? null,
      paymentDueAt: paymentDueAt?.toISOString() ?? null,
    })
  })
  await deps.alarms.set(alarms)
  return { booked, planned }
}

const book = async (deps: Deps, call: Call, bookingInput: BookingInput): Promise<Outcome> => {
  for (let left = maxQuotes; ; left--) {
    try {
      return await bookOnce(deps, call, bookingInput)
    } catch (error) {
      if (sqlState(error) === '23P01') return { booked: err('booking.datesTaken'), planned: null }
      const moved = error instanceof IntroUsesChanged || error instanceof FirstBookingTaken
      if (!moved || left === 0) throw error
    }
  }
}

/** The payment of a hold that was booked by an earlier call: the one that can still succeed, or a new one. */
const paymentOf = async (
  deps: Deps,
  call: Call,
  bookingInput: BookingInput,
  id: string,
): Promise<StoredAttempt | undefined> => {
  const started = await ensurePayment(deps, { id: BookingId.parse(id), listingId: bookingInput.listingId }, call.now)
  return started.ok ? started.value.attempt : undefined
}

/**
 * Books an instant listing, or sends the host a request (docs/product/booking.md, States). An instant booking answers with the client
 * secret, or with null while the provider does not answer: the dates are held, and the same call again gets the secret.
 */
export const createBooking =
  (deps: Deps): Handler =>
  async (input, call) => {
    const guestId = personOf(call.actor)
    const bookingInput = { ...input, guestId }
    const { booked, planned } = await book(deps, call, bookingInput)
    if (!booked.ok) return booked
    const { id, status } = booked.value
    const attempt = planned ?? (status === 'pending' ? await paymentOf(deps, call, bookingInput, id) : undefined)
    const clientSecret = attempt ? await ensureClientSecret(deps, attempt, guestId) : null
    return ok({ ...booked.value, id: BookingId.parse(id), clientSecret })
  }
