import { PaidFact, RefundedFact } from '@nordbo/contracts'
import { listEvents, listPaymentIntents, listRefunds } from '@nordbo/testkit'
import { z } from 'zod'
import type { BookingStack } from './booking-stack.ts'

const MoneyEvent = z.discriminatedUnion('type', [
  PaidFact.extend({ type: z.literal('booking.paid') }),
  RefundedFact.extend({ type: z.literal('booking.refunded') }),
])

/** The types of an aggregate’s events, in order. */
export const eventTypes = async ({ stack }: BookingStack, aggregateId: string): Promise<string[]> =>
  (await listEvents(stack, 'booking', aggregateId)).map(({ type }) => type)

/** The payment and refund events of a booking, in order; amounts are øre. */
export const moneyEvents = async ({ stack }: BookingStack, bookingId: string): Promise<z.infer<typeof MoneyEvent>[]> =>
  (await listEvents(stack, 'booking', bookingId))
    .filter(({ type }) => type === 'booking.paid' || type === 'booking.refunded')
    .map(({ type, data }) => MoneyEvent.parse({ ...data, type }))

/** The provider's intents of a booking, by status, and what it refunded of them, øre. */
export const providerMoney = async (
  { stack }: BookingStack,
  bookingId: string,
): Promise<{ intents: string[]; refunded: number }> => {
  const intents = (await listPaymentIntents(stack)).filter(({ metadata }) => metadata.bookingId === bookingId)
  const ids = new Set<string | null>(intents.map(({ id }) => id))
  const refunds = (await listRefunds(stack)).filter(({ payment_intent }) => ids.has(payment_intent))
  return {
    intents: intents.map(({ status }) => status),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
  }
}
