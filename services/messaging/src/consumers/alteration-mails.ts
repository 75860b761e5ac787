import { type AlterationFact, type AlteredFact, bookingEvents, type StaySide } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import type { MailOrder } from '../delivery/mail-job.ts'
import { type AlterationLetterKind, AlterationTerms } from '../letters/letter-kinds.ts'
import { type FrameKit, tellBooking } from './thread-bookings.ts'

type Recipients = (fact: AlterationFact) => StaySide[]
const proposer: Recipients = ({ by }) => [by]
const other: Recipients = ({ by }) => [by === 'guest' ? 'host' : 'guest']
const guest: Recipients = () => ['guest']
const both: Recipients = () => ['guest', 'host']

/** The recipients of each letter. */
const recipientsOf: Record<AlterationLetterKind, Recipients> = {
  changeProposed: other,
  changeToPay: guest,
  changeReminder: other,
  changePaymentReminder: guest,
  changeDeclined: proposer,
  changeWithdrawn: other,
  changeExpired: both,
}

/** The mails about an alteration that is not applied. */
export const alterationMails = (kind: AlterationLetterKind, fact: AlterationFact): MailOrder[] =>
  recipientsOf[kind](fact).map((to) => ({
    job: { kind, bookingId: fact.bookingId, change: AlterationTerms.parse({ ...fact, to }) },
    factId: fact.alterationId,
    recipientId: to === 'guest' ? fact.guestId : fact.hostId,
  }))

/** The mails about an applied alteration, to guest and host. */
const alteredStayMails = ({ alterationId, bookingId, guestId, hostId, differenceOre }: AlteredFact): MailOrder[] => [
  { job: { kind: 'stayChanged', bookingId, amountOre: differenceOre }, factId: alterationId, recipientId: guestId },
  {
    job: { kind: 'reservationChanged', bookingId, amountOre: differenceOre },
    factId: alterationId,
    recipientId: hostId,
  },
]

/** Mails about alterations, and the applied ones in their threads. */
export const alterationSubscriptions = (kit: FrameKit): readonly EventSubscription<Tx>[] => [
  on(bookingEvents.alterationProposed, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails('changeProposed', data)),
  ),
  on(bookingEvents.alterationAccepted, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails('changeToPay', data)),
  ),
  on(bookingEvents.alterationNear, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails(data.status === 'proposed' ? 'changeReminder' : 'changePaymentReminder', data)),
  ),
  on(bookingEvents.alterationDeclined, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails('changeDeclined', data)),
  ),
  on(bookingEvents.alterationWithdrawn, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails('changeWithdrawn', data)),
  ),
  on(bookingEvents.alterationExpired, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails('changeExpired', data)),
  ),
  on(bookingEvents.altered, async ({ data, revision }, tx: Tx, context) => {
    await queueMails(tx, alteredStayMails(data))
    await tellBooking(
      kit,
      tx,
      { moment: 'altered', fact: data, revision, factId: `altered ${data.alterationId}` },
      context,
    )
  }),
]
