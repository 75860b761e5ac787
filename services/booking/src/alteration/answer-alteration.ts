import {
  type Alteration,
  type AlterationAction,
  type AlterationId,
  type bookingService,
  copenhagenDate,
  err,
  ok,
  type Result,
  type StaySide,
} from '@nordbo/contracts'
import { type Call, type Handlers, personOf } from '@nordbo/service-kit'
import { findAlteration, type StoredAlteration } from '../booking/alteration-store.ts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { advancesAlteration, alterationActions, decideAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { checkAlteredRules } from '../lifecycle/stay-rules.ts'
import { findStayRules } from '../occupancy/stay-rules-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { type ListingTransaction, runListingCommand } from '../transaction/listing-transaction.ts'
import { moveAlteration } from './apply-alteration.ts'
import { blockerErrors, findAlterationBlocker } from './blockers.ts'
import { sideOf } from './prepare-alteration.ts'
import { toAlterationView } from './show-alterations.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** An alteration with its booking, and the side of the person who asks. */
export interface SideOfAlteration {
  alteration: StoredAlteration
  booking: StoredBooking
  side: StaySide
}

/** Finds an alteration for one of the two people of its stay. Everybody else gets `alteration.notFound`. */
export const findAlterationForUser = async (
  reader: Reader,
  userId: string,
  id: AlterationId,
): Promise<Result<SideOfAlteration>> => {
  const alteration = await findAlteration(reader, id)
  const booking = alteration && (await findBooking(reader, alteration.bookingId))
  const side = booking && sideOf(booking, userId)
  return alteration && side ? ok({ alteration, booking, side }) : err('alteration.notFound')
}

/** Do the home's rules still allow the proposed dates? Their notice and window count from the day of the proposal. */
const checkProposedDates = async (
  reader: Reader,
  booking: StoredBooking,
  alteration: StoredAlteration,
): Promise<Result<true>> => {
  const known = await findStayRules(reader, booking.listingId)
  return checkAlteredRules(known?.rules ?? null, booking, alteration, copenhagenDate(alteration.createdAt))
}

/** Runs one side's action on an open alteration, under the listing's lock. Returns the alteration after it. */
export const actOnAlteration = async (
  transaction: ListingTransaction,
  userId: string,
  id: AlterationId,
  action: AlterationAction,
): Promise<Result<SideOfAlteration>> => {
  const { tx, now } = transaction
  const found = await findAlterationForUser(tx, userId, id)
  if (!found.ok) return found
  const { alteration, booking, side } = found.value
  const { status } = alteration
  if (!alterationActions(alteration, side, now).includes(action)) return err('alteration.notOpen', { status })
  const decided = decideAlteration(alteration, action, now)
  if (!decided.ok) return decided
  const allowed = action === 'accept' ? await checkProposedDates(tx, booking, alteration) : ok(true)
  if (!allowed.ok) return allowed
  const blocker = advancesAlteration(action) ? await findAlterationBlocker(tx, alteration) : null
  if (blocker) return err(blockerErrors[blocker])
  const { to, deadlineAt } = decided.value
  const moved = await moveAlteration(transaction, booking, alteration, decided.value)
  return ok({ alteration: { ...alteration, status: to, deadlineAt }, booking: moved, side })
}

const answer = async (
  deps: Deps,
  call: Call,
  id: AlterationId,
  action: 'accept' | 'decline' | 'withdraw',
): Promise<Result<Alteration>> => {
  const userId = personOf(call.actor)
  const known = await findAlterationForUser(deps.db.client, userId, id)
  if (!known.ok) return known
  const standing = await requireGoodStanding(deps.reads, userId)
  if (!standing.ok) return standing
  return runListingCommand(deps, call, known.value.booking.listingId, async (transaction) => {
    const done = await actOnAlteration(transaction, userId, id, action)
    return done.ok
      ? ok(await toAlterationView(transaction.tx, done.value.alteration, done.value.side, transaction.now))
      : done
  })
}

/** The other side accepts the proposal. */
export const acceptAlteration =
  (deps: Deps): Booking['acceptAlteration'] =>
  ({ id }, call) =>
    answer(deps, call, id, 'accept')

/** The other side declines the proposal; held nights are released. */
export const declineAlteration =
  (deps: Deps): Booking['declineAlteration'] =>
  ({ id }, call) =>
    answer(deps, call, id, 'decline')

/** The proposer withdraws. A started payment is ended; money that still arrives is refunded. */
export const withdrawAlteration =
  (deps: Deps): Booking['withdrawAlteration'] =>
  ({ id }, call) =>
    answer(deps, call, id, 'withdraw')
