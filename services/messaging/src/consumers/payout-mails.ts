import { copenhagenDate, type DisputeFact, type PayoutFact, payoutsEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import type { MailOrder } from '../delivery/mail-job.ts'
import { queuePayoutMail } from '../delivery/queue-payout-mail.ts'
import type { MoneyLetterKind } from '../letters/letter-kinds.ts'

/** Is a host written to about this payout? The demo market's concern nobody. */
export const isPayoutMailed = ({ imported, amountOre }: Pick<PayoutFact, 'imported' | 'amountOre'>): boolean =>
  !imported && amountOre > 0

/** The letter about a payout that was refused: one for each booking. */
const mailOfAFailure = ({ bookingId, hostId, amountOre }: PayoutFact): MailOrder => ({
  job: { kind: 'payoutFailed', bookingId, amountOre },
  factId: bookingId,
  recipientId: hostId,
})

const mailOfADispute = (
  kind: Extract<MoneyLetterKind, 'disputeOpened' | 'disputeWon' | 'disputeLost'>,
  { disputeId, bookingId, hostId, amountOre }: DisputeFact,
): MailOrder => ({ job: { kind, bookingId, amountOre }, factId: disputeId, recipientId: hostId })

const accountLetters = { restricted: 'payoutAccountRestricted', disabled: 'payoutAccountDisabled' } as const

/** What hosts are written about their money on its way to them; a mail about a payout waits for others of its day for a moment. */
export const payoutMailSubscriptions = (pauseSeconds: number): readonly EventSubscription<Tx>[] => [
  on(payoutsEvents.paid, async ({ occurredAt, data }, tx: Tx) => {
    const { bookingId, hostId, amountOre } = data
    const day = copenhagenDate(new Date(occurredAt))
    if (isPayoutMailed(data)) await queuePayoutMail(tx, { bookingId, hostId, amountOre, day }, pauseSeconds)
  }),
  on(payoutsEvents.failed, async ({ data }, tx: Tx) =>
    queueMails(tx, isPayoutMailed(data) ? [mailOfAFailure(data)] : []),
  ),
  on(payoutsEvents.disputeOpened, async ({ data }, tx: Tx) => queueMails(tx, [mailOfADispute('disputeOpened', data)])),
  on(payoutsEvents.disputeWon, async ({ data }, tx: Tx) => queueMails(tx, [mailOfADispute('disputeWon', data)])),
  on(payoutsEvents.disputeLost, async ({ data }, tx: Tx) => queueMails(tx, [mailOfADispute('disputeLost', data)])),
  on(payoutsEvents.accountChanged, async ({ id, data: { hostId, status } }, tx: Tx) => {
    if (status !== 'restricted' && status !== 'disabled') return
    // It may come to this several times: each is a fact of its own.
    const job = { kind: accountLetters[status], userId: hostId }
    await queueMails(tx, [{ job, factId: id, recipientId: hostId }])
  }),
]
