import { bookingEvents, type DisputedFact } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import type { MoneyLetterKind } from '../letters/letter-kinds.ts'

type Kind = Extract<MoneyLetterKind, 'paymentDisputed' | 'paymentUpheld' | 'paymentTakenBack'>
type Fact = Pick<DisputedFact, 'disputeId' | 'bookingId' | 'guestId' | 'amountOre'>

const queueMail = (tx: Tx, kind: Kind, { disputeId, bookingId, guestId, amountOre }: Fact): Promise<void> =>
  queueMails(tx, [{ job: { kind, bookingId, amountOre }, factId: disputeId, recipientId: guestId }])

/** Mails to guests about disputes of their payments. Mails to hosts follow the events of payouts. */
export const disputeSubscriptions: readonly EventSubscription<Tx>[] = [
  on(bookingEvents.disputeOpened, async ({ data }, tx: Tx) => queueMail(tx, 'paymentDisputed', data)),
  on(bookingEvents.disputeWon, async ({ data }, tx: Tx) => queueMail(tx, 'paymentUpheld', data)),
  on(bookingEvents.chargedBack, async ({ data }, tx: Tx) => queueMail(tx, 'paymentTakenBack', data)),
]
