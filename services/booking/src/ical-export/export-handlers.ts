import { randomBytes } from 'node:crypto'
import { type bookingService, type calendarExportProcedures, err, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { findOwnListing } from '../listing/find-own-listing.ts'
import { calendarStart } from '../occupancy/calendar-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { findExportedNights, findExportToken, removeExportToken, storeExportToken } from './export-store.ts'
import { writeCalendarFile } from './write-calendar-file.ts'

type Procedures = Handlers<(typeof bookingService)['procedures']>
type Change = Procedures['renewCalendarExport']

/** A change of the secret by the host or an admin. Returns the secret afterwards. */
const changing =
  (deps: Deps, change: (tx: Tx, listingId: string, now: Date) => Promise<string | null>): Change =>
  async ({ listingId }, call) => {
    const standing = await requireGoodStanding(deps.reads, personOf(call.actor))
    if (!standing.ok) return standing
    const home = await findOwnListing(deps, call, listingId)
    if (!home.ok) return home
    return call.command(deps.sql, async (tx) => ok({ token: await change(tx, listingId, call.now) }))
  }

/** The handlers of a home's calendar file (docs/product/booking.md, Calendar file). */
export const calendarExportHandlers = (deps: Deps): Pick<Procedures, keyof typeof calendarExportProcedures> => ({
  calendarExport: async ({ listingId }, call) => {
    const home = await findOwnListing(deps, call, listingId)
    return home.ok ? ok({ token: await findExportToken(deps.reads, listingId) }) : home
  },
  renewCalendarExport: changing(deps, async (tx, listingId, now) => {
    const token = randomBytes(32).toString('base64url')
    await storeExportToken(tx, listingId, token, now)
    return token
  }),
  revokeCalendarExport: changing(deps, async (tx, listingId) => {
    await removeExportToken(tx, listingId)
    return null
  }),
  calendarFile: async ({ token }, { now }) => {
    const nights = await findExportedNights(deps.reads, token, calendarStart(now))
    const host = new URL(deps.kit.config.PUBLIC_URL).hostname
    return nights ? ok({ file: writeCalendarFile(nights, { host, now }) }) : err('listing.notFound')
  },
})
