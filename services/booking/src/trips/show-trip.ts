import { type Arrival, type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { type BookingDetails, findBookingDetails } from '../booking/booking-details-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import { readCancellationSnapshot } from '../cancellation/cancel-stay.ts'
import type { Deps } from '../core/deps.ts'
import { isChargedBack } from '../money/charged-back.ts'
import { viewerOf } from '../people/caller.ts'
import { contactOf, findStayPeople, fullNameOf, type StayPeople } from '../people/stay-people.ts'
import { findBookingHistory } from '../receipt/booking-history-store.ts'
import { buildReceipt } from '../receipt/build-receipt.ts'
import { arrivalNotesVisibility } from './arrival-notes.ts'
import { timelineOf } from './timeline.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** The address and contact of a confirmed stay, for its guest; the host's arrival notes from a certain time on. */
const arrivalOf = async (
  deps: Deps,
  booking: BookingDetails,
  people: StayPeople,
  now: Date,
): Promise<Arrival | null> => {
  if (booking.status !== 'confirmed' || !people.home) return null
  const { address, location, arrivalNotes, arrivalNotesEnglish } = people.home
  const host = contactOf(people, booking.hostId)
  const snapshot = await readCancellationSnapshot(deps.db.client, booking)
  const notes = arrivalNotesVisibility({ ...snapshot, takenBack: isChargedBack(booking) }, now)
  return {
    address,
    location,
    host: host ? { name: host.name, email: host.email, phone: host.phone } : null,
    notes: notes.shown ? arrivalNotes : null,
    notesEnglish: notes.shown ? arrivalNotesEnglish : null,
    notesFrom: notes.shown || !arrivalNotes ? null : (notes.from?.toISOString() ?? null),
  }
}

/** One booking with its history, for its guest and admins, and for the service that writes to the guest. */
export const showTrip =
  (deps: Deps): Booking['story'] =>
  async ({ id }, { actor, now }) => {
    const booking = await findBookingDetails(deps.db.client, id)
    const may =
      booking &&
      (actor.kind === 'service' ||
        viewerOf(actor, booking) === 'guest' ||
        (actor.kind === 'user' && actor.roles.includes('admin')))
    if (!booking || !may) return err('booking.notFound')
    const [story, people] = await Promise.all([findBookingHistory(deps.db.client, id), findStayPeople(deps, booking)])
    return ok({
      booking: { ...toBookingView(booking, 'guest', now), otherName: fullNameOf(booking, people, booking.hostId) },
      timeline: timelineOf(story),
      arrival: await arrivalOf(deps, booking, people, now),
      receipt: buildReceipt(booking, story, people, 'guest') ?? null,
    })
  }
