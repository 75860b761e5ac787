import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { ListingId } from '../values/ids.ts'

/** The secret part of the address of a calendar file. */
export const CalendarToken = z.string().regex(/^[\w-]{43}$/)

const ofHome = z.object({ listingId: ListingId })
const Exported = z.object({ token: CalendarToken.nullable() })
const errors = ['listing.notFound', 'listing.notOwner'] as const
const command = { actor: ['user'], idempotent: true, errors: [...errors, 'auth.suspended'] } as const

/** Procedures about the calendar file of a home, for its host and administrators. */
export const calendarExportProcedures = {
  /** The secret of the home's calendar file; null until its host makes one. */
  calendarExport: procedure({ input: ofHome, output: Exported, errors, actor: ['user'] }),
  /** Makes a new secret. The former address stops working. */
  renewCalendarExport: procedure({ input: ofHome, output: Exported, ...command }),
  /** Removes the secret: the address stops working. */
  revokeCalendarExport: procedure({ input: ofHome, output: Exported, ...command }),
  /** The calendar file behind a secret (RFC 5545): taken nights without whose they are. */
  calendarFile: procedure({
    input: z.object({ token: CalendarToken }),
    output: z.object({ file: z.string() }),
    errors: ['listing.notFound'],
  }),
}
