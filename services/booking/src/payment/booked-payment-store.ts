import { z } from 'zod'
import { bookingColumns, type StoredBooking, storedBooking } from '../booking/booking-store.ts'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Move } from '../lifecycle/booking-lifecycle.ts'
import { attemptColumns, type StoredAttempt, storedAttempt } from './payment-store.ts'

/** A payment with its booking, read together. */
export interface BookedPayment {
  attempt: StoredAttempt
  booking: StoredBooking
  /** Is one of the booking's people suspended? */
  suspended: boolean
  /** Does the stay overlap requests that its confirmation would decline? */
  overtakes: boolean
  /** What the payment's success is decided from, as JSON to compare. */
  basis: string
}

/** SQL: the payments `a` that a condition finds, each with its booking and the basis of its success. */
export const bookedPaymentSql = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select ${bookingColumns}, to_jsonb(attempt) as attempt, decided.basis
  from payment_attempt a join booking b on b.id = a.booking_id
  cross join lateral (select ${attemptColumns}) attempt cross join lateral read_payment_basis(a.id) decided
  where ${condition}`

const basis = z.tuple([z.string(), z.int(), z.boolean(), z.boolean()])
const bookedPayment = storedBooking.extend({ attempt: storedAttempt, basis })

/** A row of `bookedPaymentSql`; undefined for a row of nulls, as an outer join makes. */
export const parseBookedPayment = (row: { basis?: unknown }): BookedPayment | undefined => {
  if (row.basis === null) return undefined
  const { attempt, basis: seen, ...booking } = bookedPayment.parse(row)
  const [, , suspended, overtakes] = seen
  return { attempt, booking, suspended, overtakes, basis: JSON.stringify(seen) }
}

/** Finds a payment with its booking. */
export const findBookedPayment = async (reader: Reader, id: string): Promise<BookedPayment | undefined> => {
  const rows = await reader.$queryRaw(bookedPaymentSql(Prisma.sql`a.id = ${id}::uuid`))
  const [row] = z.array(z.looseObject({})).parse(rows)
  return row && parseBookedPayment(row)
}

/** What confirms a paid stay. */
export interface Confirmation {
  payment: BookedPayment
  move: Pick<Move, 'approvalExpiresAt' | 'paymentDueAt' | 'deadlineAt'>
  now: Date
  /** The `json` of `kit.prepareEvents`. */
  events: string
  /** The provider's event that is handled with it; null where it came without one. */
  providerEvent: string | null
}

/**
 * Confirms a stay, settles its payment, closes the provider's event and writes events, in one statement under the listing's lock. Writes
 * nothing and returns false where the basis of the payment's success has changed.
 */
export const storeConfirmation = async (tx: Tx, confirmation: Confirmation): Promise<boolean> => {
  const { payment, move, now, events, providerEvent } = confirmation
  const { approvalExpiresAt, paymentDueAt, deadlineAt } = move
  const deadlines = JSON.stringify({ approvalExpiresAt, paymentDueAt, deadlineAt })
  const rows = await tx.$queryRaw`
    select confirm_at_once(${payment.basis}::jsonb, ${payment.attempt.id}::uuid, ${payment.booking.id}::uuid,
      ${payment.booking.listingId}::uuid, ${deadlines}::jsonb, ${now}::timestamptz, ${events}::jsonb, ${providerEvent}::text) as confirmed`
  return z.tuple([z.object({ confirmed: z.boolean() })]).parse(rows)[0].confirmed
}
