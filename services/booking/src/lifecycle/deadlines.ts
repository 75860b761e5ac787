import { addDays, copenhagenInstant } from '@nordbo/contracts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long an instant booking holds its dates unpaid. */
export const holdMs = 15 * minuteMs
/** How long a guest may take to pay an approved request. */
export const paymentWindowMs = 24 * hourMs

/** The earlier of two instants. */
export const earlier = (one: Date, other: Date): Date => (one.getTime() <= other.getTime() ? one : other)
const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)

/** The instant of check-in: the home's check-in time on the first day, in Copenhagen. */
export const checkInInstant = (checkIn: string, checkInFrom: string): Date => copenhagenInstant(checkIn, checkInFrom)

/** Until when the host may answer: the home's hours, 1 to 168, and never later than check-in (docs/product/booking.md, Deadlines). */
export const approvalDeadline = (now: Date, autoExpireHours: number, checkInAt: Date): Date =>
  earlier(after(now, Math.min(168, Math.max(1, autoExpireHours)) * hourMs), checkInAt)

/** Until when an approved request can be paid: 24 h after approval and never later than check-in. */
export const paymentDeadline = (now: Date, checkInAt: Date): Date => earlier(after(now, paymentWindowMs), checkInAt)

/** Until when a hold can be paid. */
export const holdDeadline = (now: Date): Date => after(now, holdMs)

/** When a stay counts as completed: 00:00 in Copenhagen on the day after check-out. */
export const completionInstant = (checkOut: string): Date => copenhagenInstant(addDays(checkOut, 1))
