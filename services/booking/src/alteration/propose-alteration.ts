import { AlterationId, type bookingService, err, mostProposals, ok, type StaySide } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { findBooking, type StoredBooking, touchBooking } from '../booking/booking-store.ts'
import { commandHome } from '../booking/change-home.ts'
import { earlier } from '../booking/deadlines.ts'
import { personOf, requireStanding } from '../booking/people.ts'
import { holdDates } from '../calendar/calendar-store.ts'
import { withoutRanges } from '../calendar/ranges.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { alterationTold } from './alteration-fact.ts'
import { proposalDeadline } from './alteration-lifecycle.ts'
import { countProposals, insertAlteration, type StoredAlteration } from './alteration-store.ts'
import { checkOpening, findSide, mayBeAltered, prepareAlteration } from './prepare-alteration.ts'
import { termsOf } from './price-difference.ts'
import { alterationFor } from './show-alterations.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** Is a booking still the one that a change of it was priced from? */
const isSamePrice = (booking: StoredBooking, priced: StoredBooking): boolean =>
  booking.totalOre === priced.totalOre && booking.checkIn === priced.checkIn && booking.checkOut === priced.checkOut

/** Has a side proposed as often as it may for now? */
const isTooOften = async (
  reader: Pick<Tx, 'alteration'>,
  bookingId: string,
  side: StaySide,
  now: Date,
): Promise<boolean> => {
  const since = new Date(now.getTime() - 24 * 3_600_000)
  return (await countProposals(reader, { bookingId, side, since })) >= mostProposals
}

/** What a change would cost now, as the person who asks is told it; or why they could not propose it. */
export const previewAlteration =
  (deps: Deps): Booking['alterationPreview'] =>
  async ({ bookingId, ...wish }, call) => {
    const found = await findSide(deps.db.client, personOf(call.actor), bookingId)
    if (!found.ok) return found
    const { booking, side } = found.value
    const prepared = await prepareAlteration(deps, booking, wish, call.now)
    if (prepared.ok && (await isTooOften(deps.db.client, bookingId, side, call.now))) return err('alteration.tooMany')
    return prepared.ok ? ok(termsOf(prepared.value, side)) : prepared
  }

/**
 * One side proposes a change: its added nights are held from now on. Price and rules are settled before the home's lock, and room, state
 * and refunds asked again under it; a booking that changed in between is priced anew by the next attempt.
 */
export const proposeAlteration =
  (deps: Deps): Booking['proposeAlteration'] =>
  async ({ bookingId, expectedDifferenceOre, ...wish }, call) => {
    const userId = personOf(call.actor)
    const found = await findSide(deps.db.client, userId, bookingId)
    if (!found.ok) return found
    const { booking: known, side } = found.value
    const standing = await requireStanding(deps, userId)
    if (!standing.ok) return standing
    const prepared = await prepareAlteration(deps, known, wish, call.now)
    return commandHome(deps, call, known.listingId, async (change) => {
      // Within the command: an answer that was lost is found, whatever the proposal would be answered now.
      if (!prepared.ok) return prepared
      const { tx, now } = change
      const booking = await findBooking(tx, bookingId)
      if (!booking || !mayBeAltered(booking, now)) return err('alteration.notPossible')
      if (prepared.value.differenceOre !== expectedDifferenceOre || !isSamePrice(booking, known))
        return err('alteration.priceChanged', { terms: termsOf(prepared.value, side) })
      if (await isTooOften(tx, bookingId, side, now)) return err('alteration.tooMany')
      const opening = await checkOpening(tx, booking, prepared.value)
      if (!opening.ok) return opening
      const checkInAt = earlier(prepared.value.newCheckInAt, booking.checkInAt)
      const alteration: StoredAlteration = {
        ...prepared.value,
        ...{
          id: AlterationId.parse(crypto.randomUUID()),
          bookingId: booking.id,
          by: side,
          status: 'proposed',
          checkInAt,
        },
        ...{ deadlineAt: proposalDeadline(now, checkInAt), createdAt: now },
      }
      await insertAlteration(tx, alteration)
      const { id, checkIn, checkOut, deadlineAt } = alteration
      const added = withoutRanges([{ from: checkIn, to: checkOut }], [{ from: booking.checkIn, to: booking.checkOut }])
      await holdDates(tx, { id: booking.id, listingId: booking.listingId, alterationId: id }, added)
      change.calendar.dates ||= added.length > 0
      const revision = await touchBooking(tx, booking.id, now)
      change.events.push(alterationTold({ ...booking, revision }, alteration, { to: 'proposed', deadlineAt }))
      if (deadlineAt) change.alarms.push({ kind: 'alteration', id, at: deadlineAt })
      return ok(await alterationFor(tx, alteration, side, now))
    })
  }
