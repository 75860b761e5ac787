import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import type { Deps } from '../core/deps.ts'
import { viewerOf } from '../people/caller.ts'
import { findStayPeople } from '../people/stay-people.ts'
import { findBookingHistory } from './booking-history-store.ts'
import { buildReceipt } from './build-receipt.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** The receipt of a booking: the host sees earnings, the guest and admins see charges. */
export const showReceipt =
  (deps: Deps): Booking['receipt'] =>
  async ({ id }, { actor }) => {
    const booking = await findBookingDetails(deps.db.client, id)
    if (!booking || !viewerOf(actor, booking)) return err('booking.notFound')
    const [story, people] = await Promise.all([findBookingHistory(deps.db.client, id), findStayPeople(deps, booking)])
    const hosts = actor.kind === 'user' && actor.userId === booking.hostId
    const receipt = buildReceipt(booking, story, people, hosts ? 'host' : 'guest')
    return receipt ? ok(receipt) : err('receipt.notIssued')
  }
