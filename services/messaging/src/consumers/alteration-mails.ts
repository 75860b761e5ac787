import { type AlterationFact, type AlteredFact, bookingEvents, type StaySide } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import type { MailOrder } from '../delivery/mail-job.ts'
import { type AlterationLetterKind, AlterationTerms } from '../letters/letter-kinds.ts'

type Readers = (fact: AlterationFact) => StaySide[]
const proposer: Readers = ({ by }) => [by]
const other: Readers = ({ by }) => [by === 'guest' ? 'host' : 'guest']
const guest: Readers = () => ['guest']
const both: Readers = () => ['guest', 'host']

/** Whom each letter is for. */
const readersOf: Record<AlterationLetterKind, Readers> = {
  changeProposed: other,
  changeToPay: guest,
  changeDeclined: proposer,
  changeWithdrawn: other,
  changeExpired: both,
}

/** Whom to write to about a change that is not, or not yet, made. */
export const alterationMails = (kind: AlterationLetterKind, fact: AlterationFact): MailOrder[] =>
  readersOf[kind](fact).map((to) => ({
    job: { kind, bookingId: fact.bookingId, change: AlterationTerms.parse({ ...fact, to }) },
    factId: fact.alterationId,
    recipientId: to === 'guest' ? fact.guestId : fact.hostId,
  }))

/** Whom to write to about a stay that was changed: its two people, the guest of the whole difference, the host of the stay. */
const mailsOfAnAlteredStay = ({
  alterationId,
  bookingId,
  guestId,
  hostId,
  differenceOre,
}: AlteredFact): MailOrder[] => [
  { job: { kind: 'stayChanged', bookingId, amountOre: differenceOre }, factId: alterationId, recipientId: guestId },
  {
    job: { kind: 'reservationChanged', bookingId, amountOre: differenceOre },
    factId: alterationId,
    recipientId: hostId,
  },
]

/** Who hears of changes of stays by mail. */
export const alterationSubscriptions: readonly EventSubscription<Tx>[] = [
  on(bookingEvents.alterationProposed, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails('changeProposed', data)),
  ),
  on(bookingEvents.alterationAccepted, async ({ data }, tx: Tx) =>
    queueMails(tx, alterationMails('changeToPay', data)),
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
  on(bookingEvents.altered, async ({ data }, tx: Tx) => queueMails(tx, mailsOfAnAlteredStay(data))),
]
