import { BookingId, MoneyBackReason, Ore } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { noShares, type Shares, subtractShares } from '../money/shares.ts'
import type { StoredAttempt } from './payment-store.ts'

/** A row of `refund` with its payment's intent. */
const storedRefund = z.object({
  id: z.uuid(),
  bookingId: BookingId,
  paymentId: z.uuid(),
  /** Null where no money moved at the provider (demo market). */
  intentId: z.string().nullable(),
  amountOre: Ore,
  hostShareOre: Ore,
  platformFeeOre: Ore,
  serviceFeeOre: Ore,
  /** Of these shares, what the booking's price leaves out because of an alteration. */
  alterationShares: z.object({ hostShareOre: Ore, platformFeeOre: Ore, serviceFeeOre: Ore }),
  reason: MoneyBackReason,
  status: z.enum(['planned', 'sent', 'charged_back']),
  note: z.string().nullable(),
  providerId: z.string().nullable(),
  failures: z.int(),
  refusals: z.int(),
  /** How often the guest's bank returned it. */
  returns: z.int(),
})
export type StoredRefund = z.infer<typeof storedRefund>

/** A refund to insert. */
export interface NewRefund extends Shares {
  /** Its id where the provider already knows it; a new one when left out. */
  id?: string
  bookingId: string
  attemptId: string
  amountOre: number
  /** Of its shares, what takes the place of alterations' refunds; nothing when left out. */
  alterationShares?: Shares
  reason: MoneyBackReason
  note: string | null
  /** The provider's id of a refund that it has already made; null for one to send. */
  providerId: string | null
  /** The lost dispute that paid it to the guest. */
  disputeId?: string
}

/** Inserts a refund. The database refuses more than its payment has left. Returns its id. */
export const insertRefund = async (
  tx: Tx,
  { alterationShares = noShares, ...refund }: NewRefund,
  now: Date,
): Promise<string> => {
  const { id = crypto.randomUUID(), providerId, disputeId } = refund
  const isSettled = providerId !== null || disputeId !== undefined
  const status = disputeId !== undefined ? 'charged_back' : isSettled ? 'sent' : 'planned'
  await tx.$executeRaw`
    insert into refund (id, booking_id, attempt_id, amount_ore, host_share_ore, platform_fee_ore, service_fee_ore,
      alteration_host_share_ore, alteration_platform_fee_ore, alteration_service_fee_ore, reason, note, provider_id, dispute_id,
      status, next_try_at, sent_at, created_at)
    values (${id}::uuid, ${refund.bookingId}::uuid, ${refund.attemptId}::uuid, ${refund.amountOre}::bigint,
      ${refund.hostShareOre}::bigint, ${refund.platformFeeOre}::bigint, ${refund.serviceFeeOre}::bigint,
      ${alterationShares.hostShareOre}::bigint, ${alterationShares.platformFeeOre}::bigint, ${alterationShares.serviceFeeOre}::bigint,
      ${refund.reason}, ${refund.note}, ${providerId}, ${disputeId ?? null}, ${status}::refund_status,
      ${isSettled ? null : now}::timestamptz, ${isSettled ? now : null}::timestamptz, ${now}::timestamptz)`
  return id
}

/** Inserts the full refund of a late payment, before the provider is called. Returns its id. */
export const insertLateRefund = (tx: Tx, { id, bookingId, amountOre }: StoredAttempt, now: Date): Promise<string> =>
  insertRefund(
    tx,
    { ...noShares, bookingId, attemptId: id, amountOre, reason: 'late_payment', note: null, providerId: null },
    now,
  )

const refundColumns = Prisma.sql`r.id, r.booking_id as "bookingId", r.attempt_id as "paymentId", a.intent_id as "intentId",
  r.amount_ore::float8 as "amountOre", r.host_share_ore::float8 as "hostShareOre", r.platform_fee_ore::float8 as "platformFeeOre",
  r.service_fee_ore::float8 as "serviceFeeOre", case when r.reason = 'alteration' then jsonb_build_object('hostShareOre', r.host_share_ore,
    'platformFeeOre', r.platform_fee_ore, 'serviceFeeOre', r.service_fee_ore)
  else jsonb_build_object('hostShareOre', r.alteration_host_share_ore, 'platformFeeOre', r.alteration_platform_fee_ore,
    'serviceFeeOre', r.alteration_service_fee_ore) end as "alterationShares", r.reason, r.status, r.note, r.provider_id as "providerId", r.failures, r.refusals, r.returns`
const parse = (rows: unknown): StoredRefund[] => z.array(storedRefund).parse(rows)

/** Finds a refund by id. */
export const findRefund = async (reader: Reader, id: string): Promise<StoredRefund | undefined> =>
  parse(
    await reader.$queryRaw`
      select ${refundColumns} from refund r join payment_attempt a on a.id = r.attempt_id where r.id = ${id}::uuid`,
  )[0]

/** Refunds of a payment, newest first. */
export const findRefundsOfAttempt = async (reader: Reader, attemptId: string): Promise<StoredRefund[]> =>
  parse(
    await reader.$queryRaw`
      select ${refundColumns} from refund r join payment_attempt a on a.id = r.attempt_id
      where a.id = ${attemptId}::uuid order by r.created_at desc, r.id`,
  )

/** Which of these refunds of the provider are not stored yet. */
export const findUnknownRefunds = async (reader: Reader, providerIds: readonly string[]): Promise<Set<string>> => {
  const known = z
    .array(z.object({ providerId: z.string() }))
    .parse(
      await reader.$queryRaw`select provider_id as "providerId" from refund where provider_id = any(${[...providerIds]}::text[])`,
    )
  const ours = new Set(known.map(({ providerId }) => providerId))
  return new Set(providerIds.filter((id) => !ours.has(id)))
}

/** Reduces a planned refund; one that becomes zero is deleted. */
export const shrinkRefund = async (
  tx: Tx,
  refund: StoredRefund,
  less: { amountOre: number; alterationShares: Shares } & Shares,
): Promise<void> => {
  if (refund.amountOre === less.amountOre) {
    await tx.$executeRaw`delete from refund where id = ${refund.id}::uuid`
    return
  }
  // All shares of an alteration's own refund are the alteration's; its columns for a part of them stay empty.
  const part =
    refund.reason === 'alteration' ? noShares : subtractShares(refund.alterationShares, less.alterationShares)
  await tx.$executeRaw`
    update refund set amount_ore = amount_ore - ${less.amountOre}::bigint, host_share_ore = host_share_ore - ${less.hostShareOre}::bigint,
      platform_fee_ore = platform_fee_ore - ${less.platformFeeOre}::bigint, service_fee_ore = service_fee_ore - ${less.serviceFeeOre}::bigint,
      alteration_host_share_ore = ${part.hostShareOre}::bigint, alteration_platform_fee_ore = ${part.platformFeeOre}::bigint,
      alteration_service_fee_ore = ${part.serviceFeeOre}::bigint
    where id = ${refund.id}::uuid`
}

const bookedMoney = z.object({
  payments: z.array(z.object({ id: z.uuid(), leftOre: Ore })),
  refunded: z.object({ hostShareOre: Ore, platformFeeOre: Ore, serviceFeeOre: Ore }),
})

/** The payments of a booking with what is left of each, newest first, and the sum of its refunds by share. */
export const findBookedMoney = async (reader: Reader, bookingId: string): Promise<z.infer<typeof bookedMoney>> => {
  const rows = await reader.$queryRaw`
    select coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'leftOre', a.amount_ore - a.refunded_ore) order by a.number desc)
        from payment_attempt a where a.booking_id = ${bookingId}::uuid and a.status = 'succeeded'), '[]') as payments,
      -- What an alteration gave back is in the booking's new price.
      (select jsonb_build_object('hostShareOre', coalesce(sum(host_share_ore - alteration_host_share_ore), 0),
        'platformFeeOre', coalesce(sum(platform_fee_ore - alteration_platform_fee_ore), 0),
        'serviceFeeOre', coalesce(sum(service_fee_ore - alteration_service_fee_ore), 0))
        from refund where booking_id = ${bookingId}::uuid and reason <> 'alteration') as refunded`
  const [money] = z.array(bookedMoney).parse(rows)
  if (!money) throw new Error('the database did not answer')
  return money
}
