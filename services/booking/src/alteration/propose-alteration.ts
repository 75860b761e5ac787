import {
  AlterationId,
  type bookingService,
  err,
  mostProposals,
  ok,
  type StaySide,
  withoutRanges,
} from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import { countProposals, insertAlteration, type StoredAlteration } from '../booking/alteration-store.ts'
import { findBooking, incrementRevision, type StoredBooking } from '../booking/booking-store.ts'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { proposalDeadline } from '../lifecycle/alteration-lifecycle.ts'
import { earlier } from '../lifecycle/deadlines.ts'
import { holdDates } from '../occupancy/calendar-store.ts'
import { requireGoodStanding } from '../people/caller.ts'
import { runListingCommand } from '../transaction/listing-transaction.ts'
import { alterationEvent } from './alteration-events.ts'
import { toAlterationTerms } from './alteration-terms.ts'
import { canBeAltered, checkAlterable, findBookingForSide, prepareAlteration } from './prepare-alteration.ts'
import { toAlterationView } from './show-alterations.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** Does the booking still have the dates and price that the alteration was priced from? */
const isSamePrice = (booking: StoredBooking, priced: StoredBooking): boolean =>
  booking.totalOre === priced.totalOre && booking.checkIn === priced.checkIn && booking.checkOut === priced.checkOut

/** Has a side reached the limit of proposals in 24 hours? */
const isTooOften = async (reader: Reader, bookingId: string, side: StaySide, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - 24 * 3_600_000)
  return (await countProposals(reader, { bookingId, side, since })) >= mostProposals
}

/** The terms of an alteration if it were proposed now, or why it cannot be. */
export const previewAlteration =
  (deps: Deps): Booking['alterationPreview'] =>
  async ({ bookingId, ...input }, call) => {
    const found = await findBookingForSide(deps.db.client, personOf(call.actor), bookingId)
    if (!found.ok) return found
    const { booking, side } = found.value
    const prepared = await prepareAlteration(deps, booking, input, call.now)
    if (prepared.ok && (await isTooOften(deps.db.client, bookingId, side, call.now))) return err('alteration.tooMany')
    return prepared.ok ? ok(toAlterationTerms(prepared.value, side)) : prepared
  }

/**
 * Proposes an alteration and holds its added nights. Price and rules are checked before the listing's lock, because they ask other
 * services; room, state and refunds are checked again under it. A booking that changed in between needs a new attempt with a new price.
 */
export const proposeAlteration =
  (deps: Deps): Booking['proposeAlteration'] =>
  async ({ bookingId, expectedDifferenceOre, ...input }, call) => {
    const userId = personOf(call.actor)
    const found = await findBookingForSide(deps.db.client, userId, bookingId)
    if (!found.ok) return found
    const { booking: known, side } = found.value
    const standing = await requireGoodStanding(deps.reads, userId)
    if (!standing.ok) return standing
    const prepared = await prepareAlteration(deps, known, input, call.now)
    return runListingCommand(deps, call, known.listingId, async (transaction) => {
      // Checked inside the command, so that a repeated call finds its stored answer even if it would be refused now.
      if (!prepared.ok) return prepared
      const { tx, now } = transaction
      const booking = await findBooking(tx, bookingId)
      if (!booking || !canBeAltered(booking, now)) return err('alteration.notPossible')
      if (prepared.value.differenceOre !== expectedDifferenceOre || !isSamePrice(booking, known))
        return err('alteration.priceChanged', { terms: toAlterationTerms(prepared.value, side) })
      if (await isTooOften(tx, bookingId, side, now)) return err('alteration.tooMany')
      const alterable = await checkAlterable(tx, booking, prepared.value, now)
      if (!alterable.ok) return alterable
      const checkInAt = earlier(prepared.value.newCheckInAt, booking.checkInAt)
      const alteration: StoredAlteration = {
        ...prepared.value,
        id: AlterationId.parse(crypto.randomUUID()),
        bookingId: booking.id,
        by: side,
        status: 'proposed',
        checkInAt,
        deadlineAt: proposalDeadline(now, checkInAt),
        createdAt: now,
      }
      await insertAlteration(tx, alteration)
      const { id, checkIn, checkOut, deadlineAt } = alteration
      const added = withoutRanges([{ from: checkIn, to: checkOut }], [{ from: booking.checkIn, to: booking.checkOut }])
      await holdDates(tx, { id: booking.id, listingId: booking.listingId, alterationId: id }, added)
      transaction.calendar.dates ||= added.length > 0
      const revision = await incrementRevision(tx, booking.id, now)
      transaction.events.push(alterationEvent({ ...booking, revision }, alteration, { to: 'proposed', deadlineAt }))
      if (deadlineAt) transaction.alarms.push({ kind: 'alteration', id, at: deadlineAt })
      return ok(await toAlterationView(tx, alteration, side, now))
    })
  }
