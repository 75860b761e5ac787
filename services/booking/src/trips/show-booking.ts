import { type bookingService, err, ok } from '@nordbo/contracts'
import { type Handlers, ownerOrAdmin } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import { toBookingView, visibleText } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { isPayable } from '../lifecycle/booking-states.ts'
import { findOpenAttempt } from '../payment/payment-store.ts'
import { viewerOf } from '../people/caller.ts'
import { addName } from '../people/names.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** One booking for its guest, its host or an admin. Everybody else gets `booking.notFound`. */
export const showBooking =
  (deps: Deps): Booking['byId'] =>
  async ({ id }, call) => {
    const booking = await findBookingDetails(deps.db.client, id)
    const viewer = booking && viewerOf(call.actor, booking)
    if (!booking || !viewer) return err('booking.notFound')
    const payable = viewer === 'guest' && isPayable(booking.status)
    const attempt = payable ? await findOpenAttempt(deps.db.client, id) : undefined
    const view = await addName(deps, viewer, toBookingView(booking, viewer, call.now))
    return ok({ ...view, clientSecret: attempt?.clientSecret ?? null })
  }

/** One booking for its host or an admin, or for a service. A service writes to both people, so texts are masked for it. */
export const showHostBooking =
  (deps: Deps): Booking['hostById'] =>
  async ({ id }, call) => {
    const booking = await findBookingDetails(deps.db.client, id)
    const writes = call.actor.kind === 'service'
    if (!booking || !(writes || ownerOrAdmin(call.actor, booking.hostId))) return err('booking.notFound')
    const view = toBookingView(booking, 'host', call.now)
    const words = {
      declineReason: visibleText('other', booking.declineReason, booking),
      cancelReason: visibleText('other', booking.cancelReason, booking),
    }
    return ok(writes ? { ...view, ...words } : await addName(deps, 'host', view))
  }
