import { randomUUID } from 'node:crypto'
import { type bookingService, DamagePhotoId, err, mostDamagePhotos, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { Parts } from '../parts.ts'
import { findDamaged, findReports, findUnclaimed, lockDamage, stateOf, toPhoto } from './damage-store.ts'
import { mayReport } from './report-lifecycle.ts'

/** How long a picture waits for its report, ms. */
const waitsMs = 24 * 3_600_000

/** Takes an uploaded picture for a report that is being written. Listings makes its sizes; nothing is made for whoever may not report. */
export const addDamagePhoto =
  (parts: Parts): Handlers<(typeof bookingService)['procedures']>['addDamagePhoto'] =>
  async ({ bookingId, quarantineKey }, { actor, now, command }) => {
    const { db, listings } = parts
    const found = await findDamaged(db.client, actor, bookingId)
    if (!found.ok) return found
    const { booking, viewer } = found.value
    if (viewer === 'admin') return err('booking.notFound')
    const allowed = mayReport(viewer, booking, (await findReports(db.client, bookingId)).map(stateOf), now)
    if (!allowed.ok) return allowed
    const id = DamagePhotoId.parse(randomUUID())
    const made = await listings.makePrivatePhoto({ id, quarantineKey })
    const dropAt = new Date(now.getTime() + waitsMs)
    const result = await command(db, async (tx) => {
      if (!made.ok) return made
      await lockDamage(tx, bookingId)
      const again = mayReport(viewer, booking, (await findReports(tx, bookingId)).map(stateOf), now)
      if (!again.ok) return again
      const before = await findUnclaimed(tx, bookingId, viewer)
      if (before.length >= mostDamagePhotos) return err('damage.tooManyPhotos', { max: mostDamagePhotos })
      const position = Math.max(-1, ...before.map((photo) => photo.position)) + 1
      const photo = await tx.damagePhoto.create({
        data: { id, bookingId, side: viewer, position, ...made.value, dropAt },
      })
      return ok({ photo: toPhoto(photo) })
    })
    // Refused, or a repeat that got its first answer: what was made now belongs to nobody.
    const kept = result.ok && result.value.photo.id === id
    if (kept) await parts.alarms.set([{ kind: 'damagePhoto', id, at: dropAt }])
    else if (made.ok) await listings.dropPrivatePhoto({ id, width: made.value.width })
    return result
  }
