import { type Alteration, type bookingService, err, nightsBetween, ok, type StaySide } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { fullNames } from '../booking/other-names.ts'
import { personOf } from '../booking/people.ts'
import type { Reader } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isPaymentTakenBack } from '../dispute/dispute-store.ts'
import { moneyOf } from '../payment/refund-store.ts'
import { isStayOfSuspended } from '../suspension/suspended.ts'
import { alterationActions, isOpenAlteration } from './alteration-lifecycle.ts'
import { findAlteration, newestAlteration, openAlterationsOfHost, type StoredAlteration } from './alteration-store.ts'
import { hindranceOf, obstacleTo } from './obstacle.ts'
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
  (deps: Deps): Booking['alterationOf'] =>
  async ({ bookingId }, call) => {
    const { client } = deps.db
    const found = await findSide(client, personOf(call.actor), bookingId)
    if (!found.ok) return found
    const { booking, side } = found.value
    const newest = await newestAlteration(client, bookingId)
    const open = newest !== undefined && isOpenAlteration(newest.status)
    const possible = !open && mayBeAltered(booking, call.now)
    const hindrance = possible ? await hindranceOf(client, bookingId) : null
    return ok({
      side,
      mayPropose: possible && hindrance === null && !(await isStayOfSuspended(client, bookingId)),
      hindrance,
      alteration: newest ? await alterationFor(client, newest, side, call.now) : null,
    })
  }

/** What letters say of a change beside its events. */
export const tellLetters =
  ({ db }: Pick<Deps, 'db'>): Booking['alterationForLetters'] =>
  async ({ id }) => {
    const found = await findAlteration(db.client, id)
    if (!found) return err('alteration.notFound')
    const { bookingId, guests, quote, hostDifferenceOre } = found
    const { given } = await moneyOf(db.client, bookingId)
    const takenBack = await isPaymentTakenBack(db.client, bookingId)
    return ok({ guests, hostEarnsOre: quote.hostShareOre - given.hostShareOre, hostDifferenceOre, takenBack })
  }

/** Open changes of stays in the homes of the signed-in host. */
export const listHostAlterations =
  (deps: Deps): Booking['hostAlterations'] =>
  async (_input, call) => {
    const { client } = deps.db
    const open = await openAlterationsOfHost(client, personOf(call.actor), mostShown)
    const names = await fullNames(
      deps,
      open.map(({ guestId }) => guestId),
    )
    const items = await Promise.all(
      open.map(async ({ alteration, title, ...booking }) => {
        const { id, status, listingId, guestId, checkIn, checkOut, guests } = booking
        const nights = nightsBetween(checkIn, checkOut)
        return {
          alteration: await alterationFor(client, alteration, 'host', call.now),
          stay: {
            ...{ id, status, guestId, guestName: names.get(guestId) ?? null, checkIn, checkOut, nights, guests },
            listing: { id: listingId, title },
          },
        }
      }),
    )
    return ok({ items })
  }
