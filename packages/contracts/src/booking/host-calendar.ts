import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, DateRange } from '../values/calendar.ts'
import { CalendarChange, CalendarChanged, CalendarChangeId } from '../values/calendar-change.ts'
import { DaysOfHomes } from '../values/days-of-homes.ts'
import { BookingId, ListingId } from '../values/ids.ts'
import { requiredText } from '../values/required-text.ts'
import { BookingStatus } from './status.ts'

/** Longest note of a date, characters. */
export const longestNote = 500
/** Longest reason of a block, characters. */
export const longestReason = 200
/** The reason of a block whose host gives none. */
export const defaultBlockReason = 'Blokeret af vært'
/** Most homes that one answer about days names. */
export const mostHomesOfDays = 100
/** Longest time that a host's calendar shows at once, nights. */
export const mostShownNights = 366

/** A home of the host with the estimated size of its days as JSON, bytes: what is asked together has to fit into one message. */
export const CalendarHome = z.object({
  listingId: ListingId,
  title: z.string(),
  city: z.string(),
  active: z.boolean(),
  size: z.int(),
})

/** Nights that a guest has, or that an open alteration would add to a stay. */
export const HostStay = DateRange.extend({
  bookingId: BookingId,
  /** The guest's first name; null for a deleted account. */
  guest: z.string().nullable(),
  status: BookingStatus,
  /** Nights that an alteration would add. */
  proposed: z.boolean(),
})
export type HostStay = z.infer<typeof HostStay>

/** Nights that the host keeps free of guests, or that an imported calendar keeps closed; then the reason is its name. */
export const HostBlock = DateRange.extend({ reason: z.string(), source: z.enum(['host', 'import']) })
export type HostBlock = z.infer<typeof HostBlock>

/** Dates with one note. The text is null where only the dates are asked for. */
export const HostNote = DateRange.extend({ text: z.string().nullable() })
export type HostNote = z.infer<typeof HostNote>

/** What a host sees of a home's days. */
export const HostDays = z.object({
  listingId: ListingId,
  revision: z.int(),
  stays: z.array(HostStay),
  blocks: z.array(HostBlock),
  notes: z.array(HostNote),
})
export type HostDays = z.infer<typeof HostDays>

const ownErrors = ['listing.notFound', 'listing.notOwner', 'auth.suspended'] as const

/** Procedures about the days of a host's own homes; an administrator acts for any host. */
export const hostCalendarProcedures = {
  /** The signed-in host's homes by title, active ones only. */
  calendarHomes: procedure({
    input: z.object({ from: CalendarDate, to: CalendarDate }),
    output: z.object({ homes: z.array(CalendarHome) }),
    errors: ['booking.datesInvalid'],
    actor: ['user'],
  }),
  /** Stays, blocks and notes of homes within [from, to), at most 366 nights. Texts of notes only for a home alone. */
  hostDays: procedure({
    input: z.object({
      listingIds: z.array(ListingId).min(1).max(mostHomesOfDays),
      from: CalendarDate,
      to: CalendarDate,
    }),
    output: z.object({ homes: z.array(HostDays) }),
    errors: [...ownErrors, 'booking.datesInvalid'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
  /**
   * Blocks or frees days of homes, all or none. Days of a stay cannot be blocked; `calendar.datesBooked` carries whose they are as
   * `ranges` (`listingId`, `bookingId`, `guest`, `from`, `to`). Days that only an imported calendar keeps closed cannot be freed.
   */
  setBlocks: procedure({
    input: z.object({
      homes: DaysOfHomes,
      blocked: z.boolean(),
      reason: z.string().trim().max(longestReason).default(defaultBlockReason),
    }),
    output: CalendarChanged,
    errors: [...ownErrors, 'calendar.datesBooked', 'calendar.daysImported'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** Writes one note on each of the days, or deletes their notes with null. Only the host and administrators see notes. */
  setNotes: procedure({
    input: z.object({ homes: DaysOfHomes, note: requiredText(longestNote).nullable() }),
    output: CalendarChanged,
    errors: ownErrors,
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
  /** The person's latest changes of blocks and notes, newest first. */
  calendarChanges: procedure({
    input: z.object({}),
    output: z.object({ changes: z.array(CalendarChange) }),
    actor: ['user'],
  }),
  /** Restores what a change of blocks or notes replaced. Refused if any of its days has been booked or changed since. */
  undoCalendarChange: procedure({
    input: z.object({ id: CalendarChangeId }),
    output: CalendarChanged,
    errors: [
      ...ownErrors,
      'calendar.datesBooked',
      'calendar.changedSince',
      'calendar.undoTooLate',
      'calendar.changeNotFound',
    ],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 10_000,
  }),
}
