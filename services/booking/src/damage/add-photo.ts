import { randomUUID } from 'node:crypto'
import {
  type Actor,
  type bookingService,
  DamagePhotoId,
  err,
  mostDamagePhotos,
  type OutputOf,
  ok,
  type Result,
  type StaySide,
} from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import type { ModelTx, Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import {
  findBookingForDamage,
  findReports,
  findUnclaimedPhotos,
  lockDamage,
  reportState,
  toPhoto,
} from './damage-store.ts'
import { mayReport } from './report-lifecycle.ts'

type Procedures = (typeof bookingService)['procedures']
type AddedPhoto = OutputOf<Procedures['addDamagePhoto']>

/** How long an uploaded photo waits for its report, ms. */
const waitsMs = 24 * 3_600_000

/** May a person upload one more photo now? Returns their side and the photo's position. */
const checkMayAdd = async (
  reader: Reader & Pick<ModelTx, 'damageReport' | 'damagePhoto'>,
  actor: Actor,
  bookingId: string,
  now: Date,
): Promise<Result<{ side: StaySide; position: number }>> => {
  const found = await findBookingForDamage(reader, actor, bookingId)
  if (!found.ok) return found
  const { booking, viewer: side } = found.value
  if (side === 'admin') return err('booking.notFound')
  const allowed = mayReport(side, booking, (await findReports(reader, bookingId)).map(reportState), now)
  if (!allowed.ok) return allowed
  const before = await findUnclaimedPhotos(reader, bookingId, side)
  if (before.length >= mostDamagePhotos) return err('damage.tooManyPhotos', { max: mostDamagePhotos })
  return ok({ side, position: Math.max(-1, ...before.map((photo) => photo.position)) + 1 })
}

/** Checked before the upload, so that refused photos are not transferred. */
export const mayAddDamagePhoto =
  ({ db }: Deps): Handlers<Procedures>['mayAddDamagePhoto'] =>
  async ({ bookingId }, { actor, now, repeats }) => {
    const allowed = await checkMayAdd(db.client, actor, bookingId, now)
    return allowed.ok || (await repeats(db, 'addDamagePhoto')) ? ok({}) : allowed
  }

/** Stores an uploaded photo for a report that is being written. Listings makes its sizes; nothing is made for people who may not report. */
export const addDamagePhoto =
  (deps: Deps): Handlers<Procedures>['addDamagePhoto'] =>
  async ({ bookingId, quarantineKey }, { actor, now, command }) => {
    const { db, listings } = deps
    const id = DamagePhotoId.parse(randomUUID())
    const make = async () => {
      const allowed = await checkMayAdd(db.client, actor, bookingId, now)
      if (!allowed.ok) return allowed
      if (actor.kind !== 'user') return err('auth.required')
      return listings.makePrivatePhoto({ id, personId: actor.userId, quarantineKey })
    }
    const made = await make()
    const dropAt = new Date(now.getTime() + waitsMs)
    const result = await command(db, async (tx): Promise<Result<AddedPhoto>> => {
      if (!made.ok) return made
      await lockDamage(tx, bookingId)
      const again = await checkMayAdd(tx, actor, bookingId, now)
      if (!again.ok) return again
      const photo = await tx.damagePhoto.create({ data: { id, bookingId, ...again.value, ...made.value, dropAt } })
      return ok({ photo: toPhoto(photo) })
    })
    // The call was refused or repeated, so the sizes made by this call belong to no row.
    const isStored = result.ok && result.value.photo.id === id
    if (isStored) await deps.alarms.set([{ kind: 'damagePhoto', id, at: dropAt }])
    else if (made.ok) await listings.dropPrivatePhoto({ id, width: made.value.width })
    return result
  }
