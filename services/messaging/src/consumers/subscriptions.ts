import { bookingEvents, identityEvents, listingsEvents } from '@nordbo/contracts'
import { type DriverSql, type EventSubscription, on, suspensionSubscriptions, type TxOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { addressProofSubscription } from './address-proofs.ts'
import { afterStaySubscriptions } from './after-stay-mails.ts'
import { alterationSubscriptions } from './alteration-mails.ts'
import { bookingMails, type MailedBookingEvent, refundMails, returnedRefundMail } from './booking-mails.ts'
import { calendarSubscriptions } from './calendar-mails.ts'
import { dataRightsMailSubscriptions } from './data-rights-mails.ts'
import { disputeSubscriptions } from './dispute-mails.ts'
import { extraMailSubscriptions } from './extra-mails.ts'
import { partnerSubscriptions } from './partner-mails.ts'
import { payoutMailSubscriptions } from './payout-mails.ts'
import { readerSubscription } from './reader.ts'
import { reminderSubscriptions } from './reminder-mails.ts'
import { hostStandingSubscriptions } from './suspension-mails.ts'
import { bookingFactId, type FrameKit, tellBooking } from './thread-bookings.ts'
import { verificationSubscriptions } from './verification-mails.ts'

const onBooking = (kit: FrameKit) => (moment: MailedBookingEvent) =>
  on(bookingEvents[moment], async ({ data, revision }, tx: Tx, context) => {
    await queueMails(tx, bookingMails(moment, data))
    const factId = bookingFactId({ bookingId: data.bookingId, moment })
    await tellBooking(kit, tx, { moment, fact: data, revision, factId }, context)
  })

/** All event subscriptions: they queue mails, tell threads of bookings, and keep who is suspended and who shares their reading. */
export const createSubscriptions = ({
  config,
  kit: { publish, log },
  armPlans,
}: Pick<Deps, 'config' | 'kit'> & Pick<FrameKit, 'armPlans'>): readonly EventSubscription<Tx>[] => {
  const frames = { publish, log, armPlans }
  const onBookingEvent = onBooking(frames)
  return [
    ...suspensionSubscriptions<TxOf<DriverSql>>(),
    readerSubscription,
    addressProofSubscription,
    on(identityEvents.userRegistered, async ({ data: { userId } }, tx: Tx) =>
      queueMails(tx, [{ job: { kind: 'welcome', userId }, factId: userId, recipientId: userId }]),
    ),
    on(identityEvents.accountNoticeDue, async ({ data: { userId, notice, noticeId } }, tx: Tx) =>
      queueMails(tx, [{ job: { kind: notice, userId, noticeId }, factId: noticeId, recipientId: userId }]),
    ),
    on(identityEvents.credentialsChanged, async ({ data: { userId, change, changeId } }, tx: Tx) =>
      queueMails(tx, [{ job: { kind: change, userId, noticeId: changeId }, factId: changeId, recipientId: userId }]),
    ),
    onBookingEvent('requested'),
    onBookingEvent('approved'),
    onBookingEvent('declined'),
    onBookingEvent('expired'),
    onBookingEvent('confirmed'),
    onBookingEvent('cancelled'),
    onBookingEvent('completed'),
    ...afterStaySubscriptions,
    ...alterationSubscriptions(frames),
    ...reminderSubscriptions,
    ...hostStandingSubscriptions,
    ...verificationSubscriptions,
    ...partnerSubscriptions,
    ...calendarSubscriptions,
    ...payoutMailSubscriptions(config.PAYOUT_MAIL_PAUSE_SECONDS),
    ...extraMailSubscriptions,
    onBookingEvent('cancelledByGuest'),
    onBookingEvent('cancelledByHost'),
    on(bookingEvents.refunded, async ({ data }, tx: Tx) => queueMails(tx, refundMails(data))),
    on(bookingEvents.refundFailed, async ({ id, data }, tx: Tx) =>
      queueMails(tx, [returnedRefundMail(data.handedOver ? 'refundLeft' : 'refundFailed', data, id)]),
    ),
    on(bookingEvents.refundSentAgain, async ({ id, data }, tx: Tx) =>
      queueMails(tx, [returnedRefundMail('refundSentAgain', data, id)]),
    ),
    // An older event, replaced by `refunded`.
    on(bookingEvents.latePaymentRefunded, async ({ id, data: { bookingId, guestId, amountOre } }, tx: Tx) =>
      queueMails(tx, [
        { job: { kind: 'latePaymentRefunded', bookingId, amountOre }, factId: id, recipientId: guestId },
      ]),
    ),
    ...disputeSubscriptions,
    ...dataRightsMailSubscriptions,
    on(listingsEvents.savedSearchMatched, async ({ data: { savedSearchId, listingId, userId } }, tx: Tx) =>
      queueMails(tx, [
        {
          job: { kind: 'savedSearchHome', savedSearchId, listingId },
          // One mail per home and search, even if the home changes often.
          factId: `${savedSearchId}:${listingId}`,
          recipientId: userId,
        },
      ]),
    ),
  ]
}
