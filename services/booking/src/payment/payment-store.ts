import { AlterationId, BookingId, Ore } from '@nordbo/contracts'
import { type Backoff, backoffUntil, type DueRow } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { dueRows } from '../core/due-rows.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** A row of `payment_attempt`: one payment of a booking. */
export const storedAttempt = z.object({
  id: z.uuid(),
  bookingId: BookingId,
  /** 1 for a booking's first payment. */
  number: z.int(),
  amountOre: Ore,
  status: z.enum(['planned', 'open', 'succeeded', 'canceled']),
  ending: z.boolean(),
  intentId: z.string().nullable(),
  clientSecret: z.string().nullable(),
  failures: z.int(),
  /** The alteration whose difference it pays; null for the stay itself. */
  alterationId: AlterationId.nullable(),
})
export type StoredAttempt = z.infer<typeof storedAttempt>

/** The first payment of a booking, as it is stored with the booking. */
export const newAttempt = (bookingId: BookingId, amountOre: number): StoredAttempt => ({
  id: crypto.randomUUID(),
  bookingId,
  number: 1,
  amountOre,
  status: 'planned',
  ending: false,
  intentId: null,
  clientSecret: null,
  failures: 0,
  alterationId: null,
})

/** The columns of `payment_attempt a` as `storedAttempt` reads them. */
export const attemptColumns = Prisma.sql`a.id, a.booking_id as "bookingId", a.number, a.amount_ore::float8 as "amountOre", a.status,
  a.ending, a.intent_id as "intentId", a.client_secret as "clientSecret", a.failures, a.alteration_id as "alterationId"`
const parse = (rows: unknown): StoredAttempt[] => z.array(storedAttempt).parse(rows)

/** How often an open payment is compared with the provider, ms. */
const checkEveryMs = 10 * 60_000
/** Pauses between attempts at the provider. */
export const providerBackoff: Backoff = { firstMs: 2_000, longestMs: 600_000 }

/** Finds a payment by id. */
export const findAttempt = async (reader: Reader, id: string): Promise<StoredAttempt | undefined> =>
  parse(await reader.$queryRaw`select ${attemptColumns} from payment_attempt a where a.id = ${id}::uuid`)[0]

/** Finds the payment of a provider's intent. */
export const findAttemptOfIntent = async (reader: Reader, intentId: string): Promise<StoredAttempt | undefined> =>
  parse(await reader.$queryRaw`select ${attemptColumns} from payment_attempt a where a.intent_id = ${intentId}`)[0]

/** Finds a payment by id and locks its row until the transaction ends. */
export const lockAttempt = async (tx: Tx, id: string): Promise<StoredAttempt | undefined> =>
  parse(await tx.$queryRaw`select ${attemptColumns} from payment_attempt a where a.id = ${id}::uuid for update`)[0]

/** The payment of a stay, or of its alteration, that can still succeed. */
export const findOpenAttempt = async (
  reader: Reader,
  bookingId: string,
  alterationId: AlterationId | null = null,
): Promise<StoredAttempt | undefined> =>
  parse(
    await reader.$queryRaw`
      select ${attemptColumns} from payment_attempt a
      where a.booking_id = ${bookingId}::uuid and a.status in ('planned', 'open') and not a.ending
        and a.alteration_id is not distinct from ${alterationId}::uuid
      order by a.number desc limit 1`,
  )[0]

/** The ids of all unsettled payments, oldest first. */
export const findUnsettledAttempts = async (reader: Reader, limit: number): Promise<string[]> => {
  const rows = await reader.$queryRaw`
    select id, next_check_at as at from payment_attempt where next_check_at is not null order by created_at limit ${limit}`
  return dueRows(rows).map(({ id }) => id)
}

/** Stores the next payment of a booking or its alteration, before the provider is called. */
export const planAttempt = async (
  tx: Tx,
  due: { id: string; totalOre: number; alterationId?: AlterationId },
  now: Date,
): Promise<StoredAttempt> => {
  const rows = await tx.$queryRaw`
    insert into payment_attempt as a (id, booking_id, number, amount_ore, next_check_at, created_at, alteration_id)
    select gen_random_uuid(), ${due.id}::uuid,
      1 + coalesce((select max(number) from payment_attempt where booking_id = ${due.id}::uuid), 0),
      ${due.totalOre}::bigint, ${now}::timestamptz, ${now}::timestamptz, ${due.alterationId ?? null}::uuid
    returning ${attemptColumns}`
  const [attempt] = parse(rows)
  if (!attempt) throw new Error(`no payment was planned for booking ${due.id}`)
  return attempt
}

/** The payment that can still succeed, or a new one if none can. Needs the listing's lock. */
export const ensureAttempt = async (
  tx: Tx,
  due: Parameters<typeof planAttempt>[1],
  now: Date,
): Promise<StoredAttempt> =>
  (await findOpenAttempt(tx, due.id, due.alterationId ?? null)) ?? (await planAttempt(tx, due, now))

/** Stores the intent of a planned payment. A payment that must end becomes due at once. */
export const recordIntent = async (
  tx: Reader,
  id: string,
  intent: { id: string; clientSecret: string },
  now: Date,
): Promise<StoredAttempt | undefined> => {
  const rows = await tx.$queryRaw`
    update payment_attempt a set intent_id = ${intent.id}, client_secret = ${intent.clientSecret}, failures = 0, status = 'open',
      next_check_at = case when a.ending then ${now}::timestamptz else ${new Date(now.getTime() + checkEveryMs)}::timestamptz end
    where a.id = ${id}::uuid and a.status = 'planned' returning ${attemptColumns}`
  return parse(rows)[0]
}

/** Marks the open payments of a booking to be ended. Returns their ids: each must be cancelled at the provider. */
export const endAttempts = async (tx: Tx, bookingId: string, now: Date): Promise<string[]> => {
  const rows = await tx.$queryRaw`
    update payment_attempt set ending = true, next_check_at = ${now}::timestamptz
    where booking_id = ${bookingId}::uuid and status in ('planned', 'open') returning id, next_check_at as at`
  return dueRows(rows).map(({ id }) => id)
}

/** Marks a payment as succeeded or cancelled. */
export const settleAttempt = async (tx: Tx, id: string, status: 'succeeded' | 'canceled', now: Date): Promise<void> => {
  const settled = await tx.$executeRaw`
    update payment_attempt set status = ${status}::attempt_status, settled_at = ${now}::timestamptz, next_check_at = null
    where id = ${id}::uuid`
  if (settled === 0) throw new Error(`payment ${id} is gone`)
}

/** Schedules the next check of a payment; one that must end stays due. */
export const postponeCheck = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx.$executeRaw`
    update payment_attempt set next_check_at = ${new Date(now.getTime() + checkEveryMs)}::timestamptz, failures = 0
    where id = ${id}::uuid and next_check_at is not null and not ending`
}

/** Schedules the next check of a payment after the provider did not answer. Returns its time. */
export const postponeAttempt = async (tx: Tx, attempt: StoredAttempt, now: Date): Promise<Date> => {
  const nextCheckAt = backoffUntil(now, attempt.failures, providerBackoff)
  await tx.$executeRaw`
    update payment_attempt set next_check_at = ${nextCheckAt}::timestamptz, failures = failures + 1
    where id = ${attempt.id}::uuid and next_check_at is not null`
  return nextCheckAt
}

/** Payments to check by `until`, earliest first. */
export const findDueAttempts = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
      select id, next_check_at as at from payment_attempt where next_check_at <= ${until}
      order by next_check_at, id limit ${limit}`,
  )

/** The customer id of a guest at the provider. */
export const findCustomer = async (reader: Reader, guestId: string): Promise<string | undefined> =>
  z
    .array(z.object({ id: z.string() }))
    .parse(await reader.$queryRaw`select provider_id as id from customer where guest_id = ${guestId}::uuid`)[0]?.id

/** Stores a guest's customer id; an id that is already stored stays. */
export const storeCustomer = async (tx: Tx, guestId: string, providerId: string): Promise<void> => {
  await tx.$executeRaw`
    insert into customer (guest_id, provider_id) values (${guestId}::uuid, ${providerId}) on conflict do nothing`
}
