import { type bookingService, err, ok, receiptLines } from '@nordbo/contracts'
import { type Handlers, ownerOrAdmin } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import { toBookingView } from '../booking/booking-view.ts'
import type { Deps } from '../core/deps.ts'
import { sumOfLines } from '../money/shares.ts'
import { findRemainingMoney } from '../payment/remaining-money.ts'
import { contactOf, findStayPeople } from '../people/stay-people.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/**
 * One reservation with its guest and its money. The guest's contact is shown once the stay was confirmed
 * (docs/product/booking.md, Tabs of a host).
 */
export const showReservation =
  (deps: Deps): Booking['reservation'] =>
  async ({ id }, { actor, now }) => {
    const booking = await findBookingDetails(deps.db.client, id)
    if (!booking || !ownerOrAdmin(actor, booking.hostId)) return err('booking.notFound')
    const [left, people] = await Promise.all([
      findRemainingMoney(deps.db.client, booking),
      booking.confirmedAt === null ? null : findStayPeople(deps, booking),
    ])
    const guest = people ? contactOf(people, booking.guestId) : undefined
    return ok({
      booking: { ...toBookingView(booking, 'host', now), otherName: guest?.name ?? null },
      contact: guest ? { name: guest.name, email: guest.email, phone: guest.phone } : null,
      lines: receiptLines(booking.quote, 'host'),
      leftOre: left ? sumOfLines(left.lines) : 0,
    })
  }
