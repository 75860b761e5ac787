import { bookingEvents, type DamageFact, listingsEvents, type ReviewFact } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import type { BookingLetterKind } from '../letters/letter-kinds.ts'

type Fact = Pick<ReviewFact | DamageFact, 'bookingId' | 'by' | 'guestId' | 'hostId'>

const other = ({ by, guestId, hostId }: Fact): string => (by === 'guest' ? hostId : guestId)
const author = ({ by, guestId, hostId }: Fact): string => (by === 'guest' ? guestId : hostId)

const queueMail = (tx: Tx, kind: BookingLetterKind, fact: Fact, recipientId: string): Promise<void> =>
  // Each kind occurs once per stay and recipient.
  queueMails(tx, [{ job: { kind, bookingId: fact.bookingId }, factId: fact.bookingId, recipientId }])

/** Mails about reviews and damage reports. */
export const afterStaySubscriptions: readonly EventSubscription<Tx>[] = [
  on(listingsEvents.reviewWritten, async ({ data }, tx: Tx) => queueMail(tx, 'reviewWaits', data, other(data))),
  on(listingsEvents.stayReviewPublished, async ({ data }, tx: Tx) =>
    queueMail(tx, 'reviewPublished', data, other(data)),
  ),
  on(listingsEvents.reviewAnswered, async ({ data }, tx: Tx) => queueMail(tx, 'reviewAnswered', data, data.guestId)),
  on(bookingEvents.damageReported, async ({ data }, tx: Tx) => queueMail(tx, 'damageReported', data, other(data))),
  on(bookingEvents.damageAnswered, async ({ data }, tx: Tx) => queueMail(tx, 'damageAnswered', data, author(data))),
  on(bookingEvents.damageClosed, async ({ data }, tx: Tx) => queueMail(tx, 'damageClosed', data, other(data))),
]
