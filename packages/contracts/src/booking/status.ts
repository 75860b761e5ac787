import { z } from 'zod'

/** The one set of booking states (docs/product/booking.md, States). */
export const BookingStatus = z.enum([
  'pending_request',
  'host_approved',
  'awaiting_payment',
  'pending',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'cancelled_by_guest',
  'cancelled_by_host',
  'completed',
])
export type BookingStatus = z.infer<typeof BookingStatus>

/** States that occupy dates. */
export const occupyingStatuses = [
  'pending',
  'host_approved',
  'awaiting_payment',
  'confirmed',
  'completed',
] as const satisfies BookingStatus[]
