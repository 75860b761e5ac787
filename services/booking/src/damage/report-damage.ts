import { randomUUID } from 'node:crypto'
import { bookingEvents, type bookingService, DamageReportId, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import {
  damageFact,
  damageNotices,
  findBookingForDamage,
  findReports,
  findUnclaimedPhotos,
  lockDamage,
  reportState,
} from './damage-store.ts'
import { mayReport } from './report-lifecycle.ts'

/** Stores one side's damage report with the photos it uploaded, and notifies the other side. */
export const reportDamage =
  ({ kit, db }: Deps): Handlers<(typeof bookingService)['procedures']>['reportDamage'] =>
  async ({ bookingId, description, estimatedCostOre, photos }, { actor, now, command }) =>
    command(db, async (tx) => {
      const found = await findBookingForDamage(tx, actor, bookingId)
      if (!found.ok) return found
      const { booking, viewer } = found.value
      if (viewer === 'admin') return err('booking.notFound')
      await lockDamage(tx, bookingId)
      const may = mayReport(viewer, booking, (await findReports(tx, bookingId)).map(reportState), now)
      if (!may.ok) return may
      const chosen = new Set<string>(photos)
      const uploaded = await findUnclaimedPhotos(tx, bookingId, viewer)
      if (uploaded.filter(({ id }) => chosen.has(id)).length !== chosen.size) return err('damage.photoNotFound')
      const id = DamageReportId.parse(randomUUID())
      const status = 'submitted'
      await tx.damageReport.create({
        data: {
          id,
          bookingId,
          side: viewer,
          description,
          status,
          createdAt: now,
          estimatedCostOre: estimatedCostOre === null ? null : BigInt(estimatedCostOre),
        },
      })
      for (const [position, photoId] of [...chosen].entries())
        await tx.damagePhoto.update({ where: { id: photoId }, data: { reportId: id, position, dropAt: null } })
      await kit.emit(tx, bookingEvents.damageReported, {
        aggregateId: id,
        revision: 1,
        data: damageFact({ id, side: viewer }, booking),
        notify: damageNotices(booking),
      })
      return ok({ id, status })
    })
