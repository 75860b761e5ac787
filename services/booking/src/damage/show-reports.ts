import { type bookingService, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import {
  findBookingForDamage,
  findReports,
  findUnclaimedPhotos,
  reportState,
  toPhoto,
  toReport,
} from './damage-store.ts'
import { mayReport, reportUntil } from './report-lifecycle.ts'

/** The damage of a stay, for its two people and admins. */
export const showReports =
  ({ db: { client } }: Pick<Deps, 'db'>): Handlers<(typeof bookingService)['procedures']>['damageReports'] =>
  async ({ bookingId }, { actor, now }) => {
    const found = await findBookingForDamage(client, actor, bookingId)
    if (!found.ok) return found
    const { booking, viewer } = found.value
    const { listing, guestId, hostId, checkIn, checkOut } = booking
    const reports = await findReports(client, bookingId)
    const photos = viewer === 'admin' ? [] : await findUnclaimedPhotos(client, bookingId, viewer)
    return ok({
      bookingId,
      guestId,
      hostId,
      checkIn,
      checkOut,
      listing: { id: listing.id, title: listing.title },
      side: viewer,
      reports: reports.map((report) => toReport(report, viewer)),
      mayReport: viewer !== 'admin' && mayReport(viewer, booking, reports.map(reportState), now).ok,
      reportUntil: viewer === 'admin' ? null : (reportUntil(viewer, checkOut)?.toISOString() ?? null),
      uploaded: photos.map(toPhoto),
    })
  }
