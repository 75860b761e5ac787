import { type DisputeFact, type PayoutFact, payoutsEvents } from '@nordbo/contracts'
import { type EventSubscription, on } from '@nordbo/service-kit'
import { queueMails } from '../delivery/delivery-store.ts'
import type { MailOrder, MoneyLetterKind } from '../delivery/mail-job.ts'
import type { Tx } from '../parts.ts'

/** The letter about a payout: one for each booking and kind, however often its sums change afterwards. The demo market's concern nobody. */
export const mailsOfAPayout = (
  kind: Extract<MoneyLetterKind, 'payoutSent' | 'payoutFailed'>,
  { bookingId, hostId, amountOre, imported }: PayoutFact,
): MailOrder[] =>
  imported || amountOre <= 0 ? [] : [{ job: { kind, bookingId, amountOre }, factId: bookingId, recipientId: hostId }]

const mailOfADispute = (
  kind: Extract<MoneyLetterKind, 'disputeOpened' | 'disputeWon' | 'disputeLost'>,
  { disputeId, bookingId, hostId, amountOre }: DisputeFact,
): MailOrder => ({ job: { kind, bookingId, amountOre }, factId: disputeId, recipientId: hostId })

const accountLetters = { restricted: 'payoutAccountRestricted', disabled: 'payoutAccountDisabled' } as const

/** What hosts are written about their money on its way to them. */
export const aboutPayouts: readonly EventSubscription<Tx>[] = [
  on(payoutsEvents.paid, async ({ data }, tx: Tx) => queueMails(tx, mailsOfAPayout('payoutSent', data))),
  on(payoutsEvents.failed, async ({ data }, tx: Tx) => queueMails(tx, mailsOfAPayout('payoutFailed', data))),
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
