import { BookingId, BookingStatus, Instant } from '@nordbo/contracts'
import { z } from 'zod'
import type { StayDates } from '../clock/domain-clock.ts'
import type { Answer } from '../people/answer.ts'
import type { Person } from '../people/person.ts'

/** Numbers of test cards, by what they do. */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  threeDSecure: '4000002500003155',
} as const

const CreatedBooking = z.object({
  id: BookingId,
  status: BookingStatus,
  total: z.number(),
  clientSecret: z.string().nullable(),
  approvalExpiresAt: Instant.nullable(),
  paymentDueAt: Instant.nullable(),
})
/** A new booking as the API returns it; the total is in DKK. */
export type CreatedBooking = z.infer<typeof CreatedBooking>

/** What a guest enters besides the dates. */
export interface BookingOptions {
  adults?: number
  message?: string
  /** DKK. */
  expectedTotal?: number
  key?: string
}

/** Books a stay and returns the answer, also a refusal. */
export const tryToBook = (
  guest: Person,
  homeId: string,
  dates: StayDates,
  { adults = 2, key, ...rest }: BookingOptions = {},
): Promise<Answer> =>
  guest.send(
    'POST',
    '/api/bookings',
    { listingId: homeId, ...dates, guests: { adults }, adultAttested: true, ...rest },
    key,
  )

/** Books a stay; throws when it is refused. */
export const book = async (
  guest: Person,
  homeId: string,
  dates: StayDates,
  options: BookingOptions = {},
): Promise<CreatedBooking> => {
  const answer = await tryToBook(guest, homeId, dates, options)
  if (answer.status !== 201) throw new Error(`booking answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return CreatedBooking.parse(answer.body)
}

const Trip = z.object({
  id: BookingId,
  status: BookingStatus,
  revision: z.int(),
  declineReason: z.string().nullable(),
  approvalExpiresAt: Instant.nullable(),
  paymentDueAt: Instant.nullable(),
  clientSecret: z.string().nullable(),
})

/** A booking as its guest sees it now. */
export const fetchTrip = async (guest: Person, bookingId: string): Promise<z.infer<typeof Trip>> =>
  Trip.parse((await guest.get(`/api/bookings/${bookingId}`)).body)

/** The provider's id of the payment that a client secret is for; empty without a secret. */
export const intentOf = (clientSecret: string | null): string => clientSecret?.split('_secret_')[0] ?? ''

/** Pays for a client secret with a card, as the browser does. */
export const pay = (guest: Person, clientSecret: string, card: string = cards.pays): Promise<Answer> =>
  guest.send('POST', `/api/sandbox/payment-intents/${intentOf(clientSecret)}/confirm`, {
    clientSecret,
    cardNumber: card,
  })

/** Completes 3-D Secure with an outcome. */
export const authenticate = (guest: Person, clientSecret: string, outcome: 'success' | 'failure'): Promise<Answer> =>
  guest.send('POST', `/api/sandbox/payment-intents/${intentOf(clientSecret)}/authenticate`, { clientSecret, outcome })

const Link = z.object({ clientSecret: z.string() })

/** The client secret of an approved request, as behind 'Betal nu'. */
export const fetchPaymentSecret = async (guest: Person, bookingId: string): Promise<string> =>
  (await guest.postOk(Link, `/api/bookings/${bookingId}/payment-link`)).clientSecret
