import { type bookingService, DamagePhotoId, err, ok } from '@nordbo/contracts'
import type { Handlers, Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findBookingForDamage } from './damage-store.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/**
 * Removes a photo that no report uses. The files are deleted first: a row without files shows nothing, but files without a row would
 * stay forever.
 */
export const removeDamagePhoto =
  ({ db, listings }: Deps): Booking['removeDamagePhoto'] =>
  async ({ id }, { actor, command }) => {
    const known = await db.client.damagePhoto.findUnique({ where: { id } })
    const found = known && (await findBookingForDamage(db.client, actor, known.bookingId))
    const own = found?.ok && found.value.viewer === known?.side ? known : null
    if (own && own.reportId === null) await listings.dropPrivatePhoto({ id, width: own.width })
    return command(db, async (tx) => {
      if (!own) return err('damage.photoNotFound')
      const { count } = await tx.damagePhoto.deleteMany({ where: { id, reportId: null } })
      return count > 0 ? ok({}) : err('damage.photoNotFound')
    })
  }

/** A photo's size, for the two people of the stay and admins; until its report is sent, for its uploader alone. */
export const showDamagePhoto =
  ({ db }: Deps): Booking['damagePhoto'] =>
  async ({ id }, { actor }) => {
    const photo = await db.client.damagePhoto.findUnique({ where: { id } })
    const found = photo && (await findBookingForDamage(db.client, actor, photo.bookingId))
    if (!photo || !found?.ok) return err('damage.photoNotFound')
    if (photo.reportId === null && found.value.viewer !== photo.side) return err('damage.photoNotFound')
    return ok({ id: DamagePhotoId.parse(photo.id), width: photo.width, height: photo.height })
  }

/** Deletes photos whose report was never sent. */
export const unclaimedPhotosTimer = ({ db: { client }, listings }: Deps): Timer => ({
  due: async (_now, until, limit) => {
    const rows = await client.damagePhoto.findMany({
      where: { dropAt: { lte: until } },
      select: { id: true, dropAt: true },
      orderBy: { dropAt: 'asc' },
      take: limit,
    })
    return rows.flatMap(({ id, dropAt }) => (dropAt ? [{ id, at: dropAt }] : []))
  },
  fire: async (id, now) => {
    const [gone] = await client.$queryRaw<{ width: number }[]>`
      delete from damage_photo where id = ${id}::uuid and drop_at <= ${now} returning width`
    if (gone) await listings.dropPrivatePhoto({ id: DamagePhotoId.parse(id), width: gone.width })
  },
})
