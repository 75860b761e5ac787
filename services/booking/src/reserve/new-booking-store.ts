import type { StatementCommand, StatementOutcome } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import type { NewBooking } from './new-booking.ts'

/**
 * Inserts a booking with its dates, intro use and payment, in one round trip, under the locks of its listing and guest. Returns the
 * calendar's revision, incremented if asked to.
 */
export const insertBooking = async (tx: Tx, booking: NewBooking, countsCalendar: boolean): Promise<number> => {
  const { row, takesDates, usesIntro, attempt } = booking
  const rows = await tx.$queryRaw`
    select insert_new_booking(${JSON.stringify(row)}::jsonb, ${takesDates}::boolean, ${usesIntro}::boolean,
      ${attempt?.id ?? null}::uuid, ${countsCalendar}::boolean) as revision`
  return z.tuple([z.object({ revision: z.int() })]).parse(rows)[0].revision
}

/** What a command of one statement stores. */
export interface BookingAtOnce {
  /** Of the kit's `commandAtOnce`. */
  command: StatementCommand
  booking: NewBooking
  /** What it was decided from (`BookingPreview`). */
  basis: string
  /** Does its price rely on being the listing's first booking in the campaign? */
  isFirst: boolean
  /** The `json` of `kit.prepareEvents`. */
  events: string
}

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stored') }),
  z.object({ kind: z.literal('known'), known: z.unknown() }),
  z.object({ kind: z.literal('changed') }),
])

/** Takes the locks, checks that nothing changed, and stores a booking with its events and its answer: one statement, which commits by itself. */
export const storeBookingAtOnce = async (
  client: Reader,
  { command, booking, basis, isFirst, events }: BookingAtOnce,
): Promise<StatementOutcome> => {
  const { row, takesDates, usesIntro, attempt } = booking
  const rows = await client.$queryRaw`
    select kind, known from book_at_once(${command}::jsonb, ${basis}::jsonb, ${isFirst}::boolean, ${JSON.stringify(row)}::jsonb,
      ${takesDates}::boolean, ${usesIntro}::boolean, ${attempt?.id ?? null}::uuid, ${events}::jsonb)`
  return z.tuple([outcome]).parse(rows)[0]
}
