import { addDays, copenhagenInstant, holdMinutes, paymentHours } from '@nordbo/contracts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long an instant booking holds its dates unpaid, ms. */
export const holdMs = holdMinutes * minuteMs
/** How long a guest has to pay an approved request, ms. */
export const paymentWindowMs = paymentHours * hourMs

/** How long before an unanswered request expires its host is reminded, ms. */
const answerReminderMs = 6 * hourMs
/** How long before an approved booking's payment deadline its guest is reminded, ms. */
const paymentReminderMs = 3 * hourMs

export const earlier = (one: Date, other: Date): Date => (one.getTime() <= other.getTime() ? one : other)
const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)

/** The check-in instant: the listing's check-in time on the first day, in Copenhagen. */
export const checkInInstant = (checkIn: string, checkInFrom: string): Date => copenhagenInstant(checkIn, checkInFrom)

/** The deadline of the host's answer: the listing's hours, 1 to 168, but never later than check-in (docs/product/booking.md, Deadlines). */
export const approvalDeadline = (now: Date, autoExpireHours: number, checkInAt: Date): Date =>
  earlier(after(now, Math.min(168, Math.max(1, autoExpireHours)) * hourMs), checkInAt)

/** The deadline to pay an approved request: 24 hours, but never later than check-in. */
export const paymentDeadline = (now: Date, checkInAt: Date): Date => earlier(after(now, paymentWindowMs), checkInAt)

/** The deadline to pay a hold. */
export const holdDeadline = (now: Date): Date => after(now, holdMs)

const reminder = (from: Date, deadline: Date, beforeMs: number): Date | null =>
  deadline.getTime() - from.getTime() < 2 * beforeMs ? null : after(deadline, -beforeMs)

/** When to remind a host of a request: 6 hours before it expires; null where it waits less than 12 (docs/product/booking.md, Deadlines). */
export const answerReminder = (from: Date, deadline: Date): Date | null => reminder(from, deadline, answerReminderMs)

/** When to remind a guest of the payment: 3 hours before its deadline; null where there are less than 6 to pay. */
export const paymentReminder = (from: Date, deadline: Date): Date | null => reminder(from, deadline, paymentReminderMs)

/** When a stay is completed: 00:00 in Copenhagen on the day after check-out. */
export const completionInstant = (checkOut: string): Date => copenhagenInstant(addDays(checkOut, 1))
