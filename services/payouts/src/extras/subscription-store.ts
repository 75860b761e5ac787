import { ExtraCode, ListingId, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { SubscriptionMarks } from '../provider/subscription-facts.ts'

const storedSubscription = z.object({
  id: z.string(),
  listingId: ListingId,
  hostId: UserId,
  code: ExtraCode,
  customerId: z.string(),
  cardId: z.string(),
  attempt: z.int(),
  status: z.enum(['starting', 'incomplete', 'active', 'past_due', 'ended']),
  providerId: z.string().nullable(),
  periodEnd: z.date().nullable(),
  endsAtPeriodEnd: z.boolean(),
  failure: z.string().nullable(),
  nextTryAt: z.date().nullable(),
  lastInvoiceId: z.string().nullable(),
  failures: z.int(),
  syncs: z.int(),
  revision: z.int(),
})
/** An extra's subscription as it is stored. */
export type StoredSubscription = z.infer<typeof storedSubscription>

const columns = Prisma.sql`
  id::text, listing_id::text as "listingId", host_id::text as "hostId", code, customer_id as "customerId", card_id as "cardId", attempt,
  status::text, provider_id as "providerId", period_end as "periodEnd", ends_at_period_end as "endsAtPeriodEnd", failure,
  next_try_at as "nextTryAt", last_invoice_id as "lastInvoiceId", failures, syncs, revision`

const findWhere = async (reader: Reader, where: Prisma.Sql): Promise<StoredSubscription[]> =>
  z
    .array(storedSubscription)
    .parse(await reader.$queryRaw(Prisma.sql`select ${columns} from subscription where ${where}`))

/** The stored subscriptions of a home. */
export const findOfListing = (reader: Reader, listingId: string): Promise<StoredSubscription[]> =>
  findWhere(reader, Prisma.sql`listing_id = ${listingId}::uuid`)

/** The subscription of an extra of a home. */
export const findOfExtra = async (
  reader: Reader,
  listingId: string,
  code: ExtraCode,
): Promise<StoredSubscription | undefined> =>
  (await findWhere(reader, Prisma.sql`listing_id = ${listingId}::uuid and code = ${code}`))[0]

/** A subscription by our id. */
export const findById = async (reader: Reader, id: string): Promise<StoredSubscription | undefined> =>
  (await findWhere(reader, Prisma.sql`id = ${id}::uuid`))[0]

/** A subscription by the provider's id. */
export const findByProviderId = async (reader: Reader, id: string): Promise<StoredSubscription | undefined> =>
  (await findWhere(reader, Prisma.sql`provider_id = ${id}`))[0]

/** The marks of the provider's subscription that belongs to a stored one. */
export const marksOf = ({ id, attempt, listingId, hostId, code }: StoredSubscription): SubscriptionMarks => ({
  ...{ subscriptionId: id, attempt, listingId, hostId, code },
})

/** Stores that a subscription is about to be created. The one row of an extra is used again. */
export const storeStart = async (
  tx: Tx,
  start: { listingId: ListingId; hostId: UserId; code: ExtraCode; customerId: string; cardId: string; attempt: number },
  now: Date,
  nextCheckAt: Date,
): Promise<void> => {
  const { listingId, hostId, code, customerId, cardId, attempt } = start
  await tx.$executeRaw`
    insert into subscription (id, listing_id, host_id, code, customer_id, card_id, attempt, status, next_check_at, created_at)
    values (${crypto.randomUUID()}::uuid, ${listingId}::uuid, ${hostId}::uuid, ${code}, ${customerId}, ${cardId}, ${attempt}::int,
      'starting', ${nextCheckAt}::timestamptz, ${now}::timestamptz)
    on conflict (listing_id, code) do update set customer_id = excluded.customer_id, card_id = excluded.card_id,
      attempt = excluded.attempt, status = 'starting', provider_id = null, period_end = null, ends_at_period_end = false,
      failure = null, next_try_at = null, last_invoice_id = null, next_check_at = excluded.next_check_at, failures = 0,
      syncs = subscription.syncs + 1, revision = subscription.revision + 1`
}

/** Stores whether a subscription that is being made shall end with its first period. Returns false if it is made already. */
export const storeEndingOfStart = async (
  tx: Tx,
  { id, attempt }: Pick<StoredSubscription, 'id' | 'attempt'>,
  ends: boolean,
): Promise<boolean> =>
  (await tx.$executeRaw`
    update subscription set ends_at_period_end = ${ends}::boolean, syncs = syncs + 1
    where id = ${id}::uuid and attempt = ${attempt}::int and status = 'starting'`) > 0

/** Ends an attempt that the provider never made. */
export const storeNeverMade = async (
  tx: Tx,
  { id, attempt }: Pick<StoredSubscription, 'id' | 'attempt'>,
): Promise<void> => {
  await tx.$executeRaw`
    update subscription set status = 'ended', next_check_at = null, syncs = syncs + 1, revision = revision + 1
    where id = ${id}::uuid and attempt = ${attempt}::int and status = 'starting'`
}
