import { type Alteration, type bookingService, err, nightsBetween, ok, type StaySide } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { personOf } from '../booking/people.ts'
import type { Reader } from '../database.ts'
import { isDisputed } from '../dispute/dispute-store.ts'
import type { Parts } from '../parts.ts'
import { alterationActions, isOpenAlteration } from './alteration-lifecycle.ts'
import { findAlteration, newestAlteration, openAlterationsOfHost, type StoredAlteration } from './alteration-store.ts'
import { obstacleTo } from './obstacle.ts'
import { findSide, mayBeAltered } from './prepare-alteration.ts'
import { termsOf } from './price-difference.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

const mostShown = 100

/** A change as a side sees it, with what it may do at this instant. */
export const alterationFor = async (
  reader: Reader,
  alteration: StoredAlteration,
  side: StaySide,
  now: Date,
): Promise<Alteration> => {
  const obstacle = await obstacleTo(reader, alteration)
  const { id, bookingId, by, status, deadlineAt, createdAt } = alteration
  return {
    ...termsOf(alteration, side),
    ...{ id, bookingId, by, status },
    expiresAt: deadlineAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    actions: alterationActions(alteration, side, now, obstacle),
    obstacle,
  }
}

/** The newest change of a booking, for one of its two people. */
export const showAlteration =
  (parts: Parts): Booking['alterationOf'] =>
  async ({ bookingId }, call) => {
    const { client } = parts.db
    const found = await findSide(client, personOf(call.actor), bookingId)
    if (!found.ok) return found
    const { booking, side } = found.value
    const newest = await newestAlteration(client, bookingId)
    const open = newest !== undefined && isOpenAlteration(newest.status)
    return ok({
      side,
      mayPropose: !open && mayBeAltered(booking, call.now) && !(await isDisputed(client, bookingId)),
      alteration: newest ? await alterationFor(client, newest, side, call.now) : null,
    })
  }

/** Who would come by a change. */
export const tellAlterationGuests =
  ({ db }: Pick<Parts, 'db'>): Booking['alterationGuests'] =>
  async ({ id }) => {
    const found = await findAlteration(db.client, id)
    return found ? ok({ guests: found.guests }) : err('alteration.notFound')
  }

/** Open changes of stays in the homes of the signed-in host. */
export const listHostAlterations =
  (parts: Parts): Booking['hostAlterations'] =>
  async (_input, call) => {
    const { client } = parts.db
    const open = await openAlterationsOfHost(client, personOf(call.actor), mostShown)
    const items = await Promise.all(
      open.map(async ({ alteration, title, ...booking }) => {
        const { id, status, listingId, guestId, checkIn, checkOut, guests } = booking
        const nights = nightsBetween(checkIn, checkOut)
        return {
          alteration: await alterationFor(client, alteration, 'host', call.now),
          stay: { ...{ id, status, guestId, checkIn, checkOut, nights, guests }, listing: { id: listingId, title } },
        }
      }),
    )
    return ok({ items })
  }
