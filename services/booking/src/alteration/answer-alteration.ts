import {
  type Alteration,
  type AlterationAction,
  type AlterationId,
  type bookingService,
  err,
  ok,
  type Result,
  type StaySide,
} from '@nordbo/contracts'
import type { Call, Handlers } from '@nordbo/service-kit'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { commandHome, type HomeChange } from '../booking/change-home.ts'
import { personOf, requireStanding } from '../booking/people.ts'
import type { Reader } from '../database.ts'
import type { Deps } from '../deps.ts'
import { alterationActions, decideAlteration, isAgreeing } from './alteration-lifecycle.ts'
import { findAlteration, type StoredAlteration } from './alteration-store.ts'
import { moveAlteration } from './apply-alteration.ts'
import { obstacleTo, refusalOf } from './obstacle.ts'
import { sideOf } from './prepare-alteration.ts'
import { alterationFor } from './show-alterations.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** A change with its booking and whose side somebody is on. */
export interface OwnAlteration {
  alteration: StoredAlteration
  booking: StoredBooking
  side: StaySide
}

/** A change for one of the two people of its stay; strangers cannot tell it from one that does not exist. */
export const findOwn = async (reader: Reader, userId: string, id: AlterationId): Promise<Result<OwnAlteration>> => {
  const alteration = await findAlteration(reader, id)
  const booking = alteration && (await findBooking(reader, alteration.bookingId))
  const side = booking && sideOf(booking, userId)
  return alteration && side ? ok({ alteration, booking, side }) : err('alteration.notFound')
}

/** Does something with an open change that a side may do with it, under the home's lock. Answers it as it is then. */
export const actOnAlteration = async (
  change: HomeChange,
  userId: string,
  id: AlterationId,
  action: AlterationAction,
): Promise<Result<OwnAlteration>> => {
  const { tx, now } = change
  const found = await findOwn(tx, userId, id)
  if (!found.ok) return found
  const { alteration, booking, side } = found.value
  const { status } = alteration
  if (!alterationActions(alteration, side, now).includes(action)) return err('alteration.notOpen', { status })
  const decided = decideAlteration(alteration, action, now)
  if (!decided.ok) return decided
  const obstacle = isAgreeing(action) ? await obstacleTo(tx, alteration) : null
  if (obstacle) return err(refusalOf[obstacle])
  const { to, deadlineAt } = decided.value
  const moved = await moveAlteration(change, booking, alteration, decided.value)
  return ok({ alteration: { ...alteration, status: to, deadlineAt }, booking: moved, side })
}

const answer = async (
  deps: Deps,
  call: Call,
  id: AlterationId,
  action: 'accept' | 'decline' | 'withdraw',
): Promise<Result<Alteration>> => {
  const userId = personOf(call.actor)
  const known = await findOwn(deps.db.client, userId, id)
  if (!known.ok) return known
  const standing = await requireStanding(deps, userId)
  if (!standing.ok) return standing
  return commandHome(deps, call, known.value.booking.listingId, async (change) => {
    const done = await actOnAlteration(change, userId, id, action)
    return done.ok ? ok(await alterationFor(change.tx, done.value.alteration, done.value.side, change.now)) : done
  })
}

/** The other side says yes. */
export const acceptAlteration =
  (deps: Deps): Booking['acceptAlteration'] =>
  ({ id }, call) =>
    answer(deps, call, id, 'accept')

/** The other side says no; held nights are free again. */
export const declineAlteration =
  (deps: Deps): Booking['declineAlteration'] =>
  ({ id }, call) =>
    answer(deps, call, id, 'decline')

/** The person who proposed it takes it back; a payment that was begun is ended, and money that comes still goes back. */
export const withdrawAlteration =
  (deps: Deps): Booking['withdrawAlteration'] =>
  ({ id }, call) =>
    answer(deps, call, id, 'withdraw')
