import { type bookingService, err, ok, receiptLines } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { findShown } from '../booking/booking-view-store.ts'
import { mayHost } from '../booking/people.ts'
import { viewOf } from '../booking/show-booking.ts'
import { sumOfLines } from '../cancellation/shares.ts'
import type { Deps } from '../deps.ts'
import { moneyLeftOf } from '../payment/plan-refund.ts'
import { contactOf, findPeople } from '../receipt/people-of-a-stay.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

/** One reservation with its guest and its money. Who the guest is beyond a name is told once the stay was confirmed (docs/product/booking.md, Tabs of a host). */
export const showReservation =
  (deps: Deps): Booking['reservation'] =>
  async ({ id }, { actor, now }) => {
    const booking = await findShown(deps.db.client, id)
    if (!booking || !mayHost(actor, booking)) return err('booking.notFound')
    const [left, people] = await Promise.all([
      moneyLeftOf(deps.db.client, booking),
      booking.confirmedAt === null ? null : findPeople(deps, booking),
    ])
    const guest = people ? contactOf(people, booking.guestId) : undefined
    return ok({
      booking: { ...viewOf(booking, 'host', now), otherName: guest?.name ?? null },
      contact: guest ? { name: guest.name, email: guest.email } : null,
      lines: receiptLines(booking.quote, 'host'),
      leftOre: left ? sumOfLines(left.lines) : 0,
    })
  }
