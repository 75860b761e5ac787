import { BookingId, type ChargedBackFact, payoutsEvents, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { type HostTransaction, inHostTransaction } from '../core/host-transaction.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import { disputeLostPosting, disputeOpenedPosting, disputeWonPosting } from '../ledger/postings.ts'
import { settlePayout } from '../settlement/settle-payout.ts'

/** A webhook belongs to a payment that booking has not reported yet. */
export class UnknownPaymentError extends Error {
  readonly intentId: string

  constructor(intentId: string) {
    super(`no payment is known for the intent ${intentId}`)
    this.intentId = intentId
  }
}

interface Dispute {
  id: string
  bookingId: string
  amountOre: number
}

const raisedRevision = z.array(z.object({ hostId: z.string(), revision: z.int() }))
const statuses = z.array(z.object({ status: z.enum(['open', 'won', 'lost']) }))

/** A dispute's stored status; undefined for an unknown one. */
const findStatus = async (reader: Reader, id: string): Promise<'open' | 'won' | 'lost' | undefined> =>
  statuses.parse(await reader.$queryRaw`select status from dispute where id = ${id}`)[0]?.status

/** Stores a dispute's status, and records that the provider withdrew its amount. */
const storeDispute = async (
  { tx, now }: HostTransaction,
  dispute: Dispute,
  status: 'open' | 'won' | 'lost',
): Promise<void> => {
  const { id, bookingId, amountOre } = dispute
  await tx.$executeRaw`
    insert into dispute (id, booking_id, amount_ore, status)
    values (${id}, ${bookingId}::uuid, ${amountOre}::bigint, ${status}::dispute_status)
    on conflict (id) do update set status = excluded.status`
  await recordPosting(tx, disputeOpenedPosting(dispute), now)
}

const eventOf = {
  open: payoutsEvents.disputeOpened,
  won: payoutsEvents.disputeWon,
  lost: payoutsEvents.disputeLost,
} as const

/** Emits a dispute's new status to the host's page and to messaging; nothing while its booking has no payout. */
const emitDispute = async (
  { deps, tx }: HostTransaction,
  dispute: Dispute,
  status: keyof typeof eventOf,
): Promise<void> => {
  const { bookingId, amountOre } = dispute
  const rows = await tx.$queryRaw`
    update payout set revision = revision + 1 where booking_id = ${bookingId}::uuid returning host_id as "hostId", revision`
  const [payout] = raisedRevision.parse(rows)
  if (!payout) return
  const { hostId, revision } = payout
  await deps.kit.emit(tx, eventOf[status], {
    aggregateId: bookingId,
    revision,
    data: { disputeId: dispute.id, bookingId: BookingId.parse(bookingId), hostId: UserId.parse(hostId), amountOre },
    notify: [{ userId: hostId, type: 'payout.changed', id: bookingId, revision }],
  })
}

/**
 * Stores a dispute as the provider shows it now. An open dispute freezes the payout, a won one releases it. A lost one stays open here
 * until booking reports who bears it.
 */
export const syncDispute = async (deps: Deps, disputeId: string): Promise<void> => {
  const { intentId, status, amountOre } = await deps.provider.findDispute(disputeId)
  if (intentId === null || status === undefined) return
  const payment = await deps.db.client.payment.findUnique({ where: { intentId } })
  if (!payment) throw new UnknownPaymentError(intentId)
  const { bookingId, hostId } = payment
  await inHostTransaction(deps, hostId, async (host) => {
    const known = await findStatus(host.tx, disputeId)
    // A bank's decision is final.
    if (known !== undefined && known !== 'open') return
    const dispute = { id: disputeId, bookingId, amountOre }
    const next = status === 'won' ? 'won' : 'open'
    await storeDispute(host, dispute, next)
    if (next === 'won') await recordPosting(host.tx, disputeWonPosting(dispute), host.now)
    if (known !== next) await emitDispute(host, dispute, next)
    await settlePayout(host, bookingId)
  })
}

/** Records a lost dispute with the shares that booking reports, and takes back what its host was sent too much. */
export const recordLostDispute = async (
  host: HostTransaction,
  { disputeId, ...lost }: ChargedBackFact,
): Promise<void> => {
  const dispute = { id: disputeId, bookingId: lost.bookingId, amountOre: lost.amountOre }
  const known = await findStatus(host.tx, disputeId)
  await storeDispute(host, dispute, 'lost')
  await recordPosting(host.tx, disputeLostPosting(dispute, lost), host.now)
  if (known !== 'lost') await emitDispute(host, dispute, 'lost')
  await settlePayout(host, lost.bookingId)
}
