import { z } from 'zod'

/** A calendar date in Europe/Copenhagen, `YYYY-MM-DD`, of the years 1900 to 2199. */
export const CalendarDate = z.iso
  .date()
  .refine((date) => date >= '1900-01-01' && date < '2200-01-01', 'Year must be 1900 to 2199')
/** A calendar month, `YYYY-MM`. */
export const CalendarMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((month) => month >= '1900-01' && month < '2200-01', 'Year must be 1900 to 2199')
/** An instant, RFC 3339 UTC. */
export const Instant = z.iso.datetime()

/** Half-open range of calendar dates [from, to). */
export const DateRange = z.object({ from: CalendarDate, to: CalendarDate })
export type DateRange = z.infer<typeof DateRange>
