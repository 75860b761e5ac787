import { type Arrival, type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { findShown, type ShownBooking } from '../booking/booking-view-store.ts'
import { viewerOf } from '../booking/people.ts'
import { viewOf } from '../booking/show-booking.ts'
import { snapshotOf } from '../cancellation/cancel-stay.ts'
import type { Deps } from '../deps.ts'
import { isTakenBack } from '../dispute/taken-back.ts'
import { whenNotesShow } from './arrival-notes.ts'
import { findStory } from './money-store.ts'
import { contactOf, findPeople, fullNameOf, type People } from './people-of-a-stay.ts'
import { timelineOf } from './timeline.ts'
import { writeReceipt } from './write-receipt.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** The way in, for the guest of a confirmed stay alone; the host's words about it in good time. */
const arrivalOf = async (deps: Deps, booking: ShownBooking, people: People, now: Date): Promise<Arrival | null> => {
  if (booking.status !== 'confirmed' || !people.home) return null
  const { address, location, arrivalNotes, arrivalNotesEnglish } = people.home
  const host = contactOf(people, booking.hostId)
  const snapshot = await snapshotOf(deps.db.client, booking)
  const notes = whenNotesShow({ ...snapshot, takenBack: isTakenBack(booking) }, now)
  return {
    ...{ address, location, host: host ? { name: host.name, email: host.email } : null },
    notes: notes.shown ? arrivalNotes : null,
    notesEnglish: notes.shown ? arrivalNotesEnglish : null,
    notesFrom: notes.shown || !arrivalNotes ? null : (notes.from?.toISOString() ?? null),
  }
}

/** One booking with its story, for its guest and admins, and for the service that writes to the guest. */
export const tellTrip =
  (deps: Deps): Booking['story'] =>
  async ({ id }, { actor, now }) => {
    const booking = await findShown(deps.db.client, id)
    const may =
      booking &&
      (actor.kind === 'service' ||
        viewerOf(actor, booking) === 'guest' ||
        (actor.kind === 'user' && actor.roles.includes('admin')))
    if (!booking || !may) return err('booking.notFound')
    const [story, people] = await Promise.all([findStory(deps.db.client, id), findPeople(deps, booking)])
    return ok({
      booking: { ...viewOf(booking, 'guest', now), otherName: fullNameOf(booking, people, booking.hostId) },
      timeline: timelineOf(story),
      arrival: await arrivalOf(deps, booking, people, now),
      receipt: writeReceipt(booking, story, people, 'guest') ?? null,
    })
  }

/** The receipt of a booking: its host reads what they earn, its guest and admins what was charged. */
export const showReceipt =
  (deps: Deps): Booking['receipt'] =>
  async ({ id }, { actor }) => {
    const booking = await findShown(deps.db.client, id)
    if (!booking || !viewerOf(actor, booking)) return err('booking.notFound')
    const [story, people] = await Promise.all([findStory(deps.db.client, id), findPeople(deps, booking)])
    const hosts = actor.kind === 'user' && actor.userId === booking.hostId
    const receipt = writeReceipt(booking, story, people, hosts ? 'host' : 'guest')
    return receipt ? ok(receipt) : err('receipt.notIssued')
  }
