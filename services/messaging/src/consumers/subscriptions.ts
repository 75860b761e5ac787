import { bookingEvents, identityEvents, listingsEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { MessagingConfig } from '../config.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import type { Tx } from '../deps.ts'
import { aboutPayouts } from './mails-about-payouts.ts'
import { afterStay } from './mails-after-a-stay.ts'
import { type BookingMoment, mailOfAReturn, mailsOfABooking, mailsOfARefund } from './mails-of-a-booking.ts'
import { changesOfStays } from './mails-of-a-change.ts'
import { disputesOfPayments } from './mails-of-a-dispute.ts'
import { suspensionsOfHosts } from './mails-of-a-suspension.ts'

const onBooking = (moment: BookingMoment) =>
  on(bookingEvents[moment], async ({ data }, tx: Tx) => queueMails(tx, mailsOfABooking(moment, data)))

/** Everything that somebody is written to about. */
export const subscriptionsFor = (config: MessagingConfig): readonly EventSubscription<Tx>[] => [
  on(identityEvents.userRegistered, async ({ data: { userId } }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: 'welcome', userId }, factId: userId, recipientId: userId }]),
  ),
  onBooking('requested'),
  onBooking('approved'),
  onBooking('declined'),
  onBooking('expired'),
  onBooking('confirmed'),
  onBooking('cancelled'),
  onBooking('completed'),
  ...afterStay,
  ...changesOfStays,
  ...suspensionsOfHosts,
  ...aboutPayouts(config.PAYOUT_MAIL_PAUSE_SECONDS),
  onBooking('cancelledByGuest'),
  onBooking('cancelledByHost'),
  on(bookingEvents.refunded, async ({ data }, tx: Tx) => queueMails(tx, mailsOfARefund(data))),
  on(bookingEvents.refundFailed, async ({ id, data }, tx: Tx) =>
    queueMails(tx, [mailOfAReturn(data.handedOver ? 'refundLeft' : 'refundFailed', data, id)]),
  ),
  on(bookingEvents.refundSentAgain, async ({ id, data }, tx: Tx) =>
    queueMails(tx, [mailOfAReturn('refundSentAgain', data, id)]),
  ),
  // What was told before `refunded` was.
  on(bookingEvents.latePaymentRefunded, async ({ id, data: { bookingId, guestId, amountOre } }, tx: Tx) =>
    queueMails(tx, [{ job: { kind: 'latePaymentRefunded', bookingId, amountOre }, factId: id, recipientId: guestId }]),
  ),
  ...disputesOfPayments,
  on(listingsEvents.savedSearchMatched, async ({ data: { savedSearchId, listingId, userId } }, tx: Tx) =>
    queueMails(tx, [
      {
        job: { kind: 'savedSearchHome', savedSearchId, listingId },
        // One mail for each home and search, however often the home changes.
        ...{ factId: `${savedSearchId}:${listingId}`, recipientId: userId },
      },
    ]),
  ),
]
