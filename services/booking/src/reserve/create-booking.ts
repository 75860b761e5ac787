import { BookingId, type bookingService, err, ok } from '@nordbo/contracts'
import { type Call, type Handlers, personOf, sqlState } from '@nordbo/service-kit'
import { FirstBookingTaken } from '../campaign/first-booking.ts'
import type { Alarm } from '../core/alarms.ts'
import type { Deps } from '../core/deps.ts'
import { IntroUsesChanged } from '../occupancy/intro-uses-changed.ts'
import { ensureClientSecret } from '../payment/open-payment.ts'
import { bookAtOnce } from './book-at-once.ts'
import { answerOf, type Outcome } from './outcome.ts'
import { type BookingInput, prepareBooking } from './prepare-booking.ts'
import { ensurePayment } from './start-payment.ts'
import { storeBooking } from './store-booking.ts'

type Handler = Handlers<(typeof bookingService)['procedures']>['create']

/** More than the intro uses that a listing can have: after that many changes the price no longer depends on them. */
const maxQuotes = 12

/** Decides and stores under the locks, whatever changed since the booking was prepared; also the way of refusals. */
const bookUnderLocks = async (
  deps: Deps,
  call: Call,
  prepared: Awaited<ReturnType<typeof prepareBooking>>,
  bookingInput: BookingInput,
): Promise<Outcome> => {
  let alarms: Alarm[] = []
  let planned: Outcome['planned'] = null
  const booked: Outcome['booked'] = await call.command(deps.sql, async (tx) => {
    if (!prepared.ok) return prepared
    const { quote, context } = prepared.value
    const stored = await storeBooking(deps, tx, prepared.value, bookingInput, call.now)
    if (!stored.ok) return stored
    const { attempt } = stored.value
    alarms = stored.value.alarms
    planned = attempt && { attempt, customer: context.customer }
    return ok(answerOf(stored.value, quote.totalOre))
  })
  await deps.alarms.set(alarms)
  return { booked, planned }
}

const bookOnce = async (deps: Deps, call: Call, bookingInput: BookingInput): Promise<Outcome> => {
  const prepared = await prepareBooking(deps, bookingInput, call.now)
  const atOnce = prepared.ok ? await bookAtOnce(deps, call, prepared.value, bookingInput) : undefined
  return atOnce ?? bookUnderLocks(deps, call, prepared, bookingInput)
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
): Promise<Outcome['planned'] | undefined> => {
  const started = await ensurePayment(deps, { id: BookingId.parse(id), listingId: bookingInput.listingId }, call.now)
  return started.ok ? { attempt: started.value.attempt, customer: null } : undefined
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
    const due = planned ?? (status === 'pending' ? await paymentOf(deps, call, bookingInput, id) : undefined)
    const clientSecret = due ? await ensureClientSecret(deps, due.attempt, guestId, due.customer) : null
    return ok({ ...booked.value, id: BookingId.parse(id), clientSecret })
  }
