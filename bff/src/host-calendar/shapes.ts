import {
  BookingId,
  BookingStatus,
  CalendarChange,
  CalendarChangeId,
  CalendarDate,
  DateRange,
  DaysOfHomes,
  HostBlock,
  type HostDays,
  HostStay,
  Instant,
  ListingId,
  longestNote,
  longestReason,
  requiredText,
} from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

/** Whole DKK. */
const NightPrice = z.int().min(100).max(50_000)

/** One day of a home as its host sees it. */
export const ApiHostDay = z
  .object({
    date: CalendarDate,
    isBlocked: z.boolean(),
    isBooked: z.boolean(),
    /** The price of the night; null while the home has no rates. */
    price: Dkk.nullable(),
    /** The date has a price of its own. */
    isOwnPrice: z.boolean(),
    /** Why the day is blocked, or the name of the imported calendar that keeps it closed. */
    reason: z.string().nullable(),
    /** Whose block it is; null if it is not blocked. */
    blockedBy: HostBlock.shape.source.nullable(),
    note: z.string().nullable(),
    /** Whose night it is. */
    booking: z
      .object({
        id: BookingId,
        guest: z.string().nullable(),
        status: BookingStatus,
        proposed: z.boolean(),
        from: CalendarDate,
        to: CalendarDate,
      })
      .nullable(),
  })
  .meta({ id: 'HostDay' })
export type ApiHostDay = z.infer<typeof ApiHostDay>

/** A home's days as ranges, so that a year of many homes stays small. */
export const ApiCalendarHome = z
  .object({
    id: ListingId,
    title: z.string(),
    city: z.string(),
    /** Null while the home has no rates. */
    base: Dkk.nullable(),
    weekend: Dkk.nullable(),
    prices: z.array(DateRange.extend({ price: Dkk })),
    stays: z.array(HostStay),
    blocks: z.array(HostBlock),
    /** Dates with notes. */
    notes: z.array(DateRange),
  })
  .meta({ id: 'CalendarHome' })
export type ApiCalendarHome = z.infer<typeof ApiCalendarHome>

/** Where a change is stored: prices in pricing, blocks and notes in booking. */
export const ChangeSubject = z.enum(['prices', 'days'])

/** A change that the host made lately. */
export const ApiCalendarChange = CalendarChange.omit({ priceOre: true })
  .extend({ subject: ChangeSubject, price: Dkk.nullable() })
  .meta({ id: 'CalendarChange' })

/** A change just made. */
export const ApiCalendarChanged = z
  .object({
    changeId: CalendarChangeId,
    subject: ChangeSubject,
    undoUntil: Instant,
    homes: z.array(z.object({ listingId: ListingId, revision: z.int() })),
  })
  .meta({ id: 'CalendarChanged' })

/** The bodies of changes. */
export const changeBodies = {
  prices: z.object({ homes: DaysOfHomes, price: NightPrice.nullable() }),
  blocks: z.object({
    homes: DaysOfHomes,
    blocked: z.boolean(),
    reason: z.string().trim().max(longestReason).optional(),
  }),
  notes: z.object({ homes: DaysOfHomes, note: requiredText(longestNote).nullable() }),
}

/** A change of contracts in the API's units. */
export const toApiChange = (
  subject: z.infer<typeof ChangeSubject>,
  { priceOre, ...change }: CalendarChange,
): z.infer<typeof ApiCalendarChange> => ({ ...change, subject, price: priceOre === null ? null : toDkk(priceOre) })

const at = <Range extends { from: string; to: string }>(ranges: readonly Range[], date: string): Range | undefined =>
  ranges.find(({ from, to }) => from <= date && date < to)

/** What a home's days say of one date. */
export const dayFacts = ({ stays, blocks, notes }: HostDays, date: string) => {
  const [stay, block, note] = [at(stays, date), at(blocks, date), at(notes, date)]
  return {
    isBlocked: block !== undefined,
    isBooked: stay !== undefined,
    reason: block?.reason ?? null,
    blockedBy: block?.source ?? null,
    note: note?.text ?? null,
    booking: stay
      ? {
          id: stay.bookingId,
          guest: stay.guest,
          status: stay.status,
          proposed: stay.proposed,
          from: stay.from,
          to: stay.to,
        }
      : null,
  }
}
