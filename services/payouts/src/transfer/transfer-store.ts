import { z } from 'zod'
import type { Reader } from '../core/database.ts'

/** A transfer to a host. */
const storedTransfer = z.object({
  id: z.uuid(),
  bookingId: z.string(),
  hostId: z.string(),
  accountId: z.string(),
  amountOre: z.number(),
  status: z.enum(['planned', 'done', 'refused']),
  instant: z.boolean(),
  instantId: z.string().nullable(),
  failures: z.int(),
  createdAt: z.date(),
})
export type StoredTransfer = z.infer<typeof storedTransfer>

/** A reversal of part of a transfer. */
const storedReversal = z.object({
  id: z.uuid(),
  bookingId: z.string(),
  hostId: z.string(),
  amountOre: z.number(),
  status: z.enum(['planned', 'done', 'refused']),
  /** The provider's id of the transfer. */
  transferProviderId: z.string(),
  failures: z.int(),
  createdAt: z.date(),
})
export type StoredReversal = z.infer<typeof storedReversal>

/** A transfer by its id. */
export const findTransfer = async (reader: Reader, id: string): Promise<StoredTransfer | undefined> =>
  z.array(storedTransfer).parse(
    await reader.$queryRaw`
      select t.id, t.booking_id as "bookingId", p.host_id as "hostId", t.account_id as "accountId",
        t.amount_ore::float8 as "amountOre", t.status, t.instant, t.instant_id as "instantId", t.failures,
        t.created_at as "createdAt"
      from transfer t join payout p on p.booking_id = t.booking_id where t.id = ${id}::uuid`,
  )[0]

/** A reversal by its id. */
export const findReversal = async (reader: Reader, id: string): Promise<StoredReversal | undefined> =>
  z.array(storedReversal).parse(
    await reader.$queryRaw`
      select r.id, t.booking_id as "bookingId", p.host_id as "hostId", r.amount_ore::float8 as "amountOre", r.status,
        t.provider_id as "transferProviderId", r.failures, r.created_at as "createdAt"
      from reversal r join transfer t on t.id = r.transfer_id join payout p on p.booking_id = t.booking_id
      where r.id = ${id}::uuid`,
  )[0]
