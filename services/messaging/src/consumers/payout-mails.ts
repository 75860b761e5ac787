import { copenhagenDate, type DisputeFact, type PayoutFact, payoutsEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import type { MailOrder } from '../delivery/mail-job.ts'
import { queuePayoutMail } from '../delivery/queue-payout-mail.ts'
import type { MoneyLetterKind } from '../letters/letter-kinds.ts'

/** Whether a payout is mailed. Imported ones and those of nothing are not. */
export const isPayoutMailed = ({ imported, amountOre }: Pick<PayoutFact, 'imported' | 'amountOre'>): boolean =>
  !imported && amountOre > 0

/** The mail about a failed payout: one per booking. */
const failureMail = ({ bookingId, hostId, amountOre }: PayoutFact): MailOrder => ({
  job: { kind: 'payoutFailed', bookingId, amountOre },
  factId: bookingId,
  recipientId: hostId,
})

const disputeMail = (
  kind: Extract<MoneyLetterKind, 'disputeOpened' | 'disputeWon' | 'disputeLost'>,
  { disputeId, bookingId, hostId, amountOre }: DisputeFact,
): MailOrder => ({ job: { kind, bookingId, amountOre }, factId: disputeId, recipientId: hostId })

const accountLetters = { restricted: 'payoutAccountRestricted', disabled: 'payoutAccountDisabled' } as const

/** Mails to hosts about payouts, disputes and their accounts. A mail about a payout waits for others of the same day. */
export const payoutMailSubscriptions = (pauseSeconds: number): readonly EventSubscription<Tx>[] => [
  on(payoutsEvents.paid, async ({ occurredAt, data }, tx: Tx) => {
    const { bookingId, hostId, amountOre } = data
    const day = copenhagenDate(new Date(occurredAt))
    if (isPayoutMailed(data)) await queuePayoutMail(tx, { bookingId, hostId, amountOre, day }, pauseSeconds)
  }),
  on(payoutsEvents.failed, async ({ data }, tx: Tx) => queueMails(tx, isPayoutMailed(data) ? [failureMail(data)] : [])),
  on(payoutsEvents.disputeOpened, async ({ data }, tx: Tx) => queueMails(tx, [disputeMail('disputeOpened', data)])),
  on(payoutsEvents.disputeWon, async ({ data }, tx: Tx) => queueMails(tx, [disputeMail('disputeWon', data)])),
  on(payoutsEvents.disputeLost, async ({ data }, tx: Tx) => queueMails(tx, [disputeMail('disputeLost', data)])),
  on(payoutsEvents.accountChanged, async ({ id, data: { hostId, status } }, tx: Tx) => {
    if (status !== 'restricted' && status !== 'disabled') return
    // An account may be restricted several times: the event's id makes each mail a fact of its own.
    const job = { kind: accountLetters[status], userId: hostId }
    await queueMails(tx, [{ job, factId: id, recipientId: hostId }])
  }),
]
