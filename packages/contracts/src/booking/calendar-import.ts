import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, DateRange, Instant } from '../values/calendar.ts'
import { BookingId, ListingId, UserId, Uuid } from '../values/ids.ts'

/** Most calendars that a home imports. */
export const mostCalendarImports = 10
/** Longest name of an imported calendar, characters. */
export const longestImportName = 60
/** Longest address of an imported calendar, characters. */
export const longestImportAddress = 2_000
/** Time between two reads of an imported calendar, minutes. */
export const importEveryMinutes = 15
/** Time between two reads that a host asks for, seconds. */
export const importPauseSeconds = 60

export const CalendarImportId = Uuid.brand<'CalendarImportId'>()
export type CalendarImportId = z.infer<typeof CalendarImportId>

/** Why a calendar as a whole could not be read. Its former nights stay closed. */
export const ImportFault = z.enum([
  'unreachable',
  'notFound',
  'refused',
  'privateAddress',
  'tooManyRedirects',
  'tooSlow',
  'tooLarge',
  'notACalendar',
  'incomplete',
  'tooManyEvents',
  'tooComplex',
])
export type ImportFault = z.infer<typeof ImportFault>

/** What is wrong with a line of a calendar file. */
export const LineProblem = z.object({
  /** Counts from 1. */
  line: z.int(),
  problem: z.enum([
    'unreadable',
    'noStart',
    'noSuchDate',
    'endBeforeStart',
    'repeatUnreadable',
    'repeatsTooOften',
    'zoneUnknown',
    'notEnded',
  ]),
})
export type LineProblem = z.infer<typeof LineProblem>

/** Nights of a stay that an imported calendar has taken too. */
export const ImportConflict = DateRange.extend({
  bookingId: BookingId,
  /** The guest's first name; null for a deleted account. */
  guest: z.string().nullable(),
})

/** A stay whose nights an imported calendar has taken too, by ids. */
export const CalendarConflictFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  hostId: UserId,
  importId: Uuid,
})
export type CalendarConflictFact = z.infer<typeof CalendarConflictFact>

/** An imported calendar as its host sees it. */
export const CalendarImport = z.object({
  id: CalendarImportId,
  name: z.string(),
  /** The address without its secret part. */
  address: z.string(),
  /** It is being read, or will be at once. */
  syncing: z.boolean(),
  /** Why the last read failed; null if it succeeded. */
  fault: ImportFault.nullable(),
  lastTriedAt: Instant.nullable(),
  lastSyncedAt: Instant.nullable(),
  /** Nights from today on that it keeps closed. */
  nights: z.int(),
  /** The first problems of its last file by line, and how many there are in all. */
  problems: z.array(LineProblem),
  problemCount: z.int(),
  conflicts: z.array(ImportConflict),
})
export type CalendarImport = z.infer<typeof CalendarImport>

const ofHome = z.object({ listingId: ListingId })
const ofImport = ofHome.extend({ id: CalendarImportId })
const errors = ['listing.notFound', 'listing.notOwner'] as const
const ofOne = [...errors, 'auth.suspended', 'calendarImport.notFound'] as const

/** Procedures about the calendars that a home imports, for its host and administrators. */
export const calendarImportProcedures = {
  /** The home's imported calendars, oldest first. */
  calendarImports: procedure({
    input: ofHome,
    output: z.object({ imports: z.array(CalendarImport) }),
    errors,
    actor: ['user'],
  }),
  /** Adds a calendar, which is read at once. */
  addCalendarImport: procedure({
    input: ofHome.extend({
      name: z.string().trim().min(1).max(longestImportName),
      address: z.string().trim().min(1).max(longestImportAddress),
    }),
    output: z.object({ id: CalendarImportId }),
    errors: [
      ...errors,
      'auth.suspended',
      'calendarImport.addressInvalid',
      'calendarImport.addressPrivate',
      'calendarImport.ownExport',
      'calendarImport.duplicate',
      'calendarImport.tooMany',
    ],
    actor: ['user'],
    idempotent: true,
  }),
  /** Reads a calendar at once, at most once a minute. */
  syncCalendarImport: procedure({
    input: ofImport,
    output: z.object({}),
    errors: [...ofOne, 'calendarImport.tooSoon'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Removes a calendar and opens the nights that it kept closed. */
  removeCalendarImport: procedure({
    input: ofImport,
    output: z.object({}),
    errors: ofOne,
    actor: ['user'],
    idempotent: true,
  }),
}

/** Nights that a calendar keeps closed. */
export const ImportedNights = z.array(z.object({ from: CalendarDate, to: CalendarDate }))
