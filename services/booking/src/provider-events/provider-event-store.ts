import { backoffUntil, type DueRow } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { dueRows } from '../core/due-rows.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { type BookedPayment, bookedPaymentSql, parseBookedPayment } from '../payment/booked-payment-store.ts'
import { providerBackoff } from '../payment/payment-store.ts'

/** An event of the provider. */
export interface NewProviderEvent {
  id: string
  type: string
  objectId: string
  occurredAt: Date
}

/** An event that is not handled yet. */
export interface OpenProviderEvent {
  id: string
  type: string
  objectId: string
  failures: number
  /** The payment whose intent the event is about; undefined for other events and for unknown intents. */
  payment: BookedPayment | undefined
}

/** Stores an event. Returns whether it was stored already. */
export const storeProviderEvent = async (tx: Tx, news: NewProviderEvent, now: Date): Promise<boolean> => {
  const stored = await tx.$executeRaw`
    insert into provider_event (id, type, object_id, occurred_at, received_at, next_try_at)
    values (${news.id}, ${news.type}, ${news.objectId}, ${news.occurredAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
    on conflict do nothing`
  return stored === 0
}

const openEvent = z.object({ eventType: z.string(), eventObjectId: z.string(), eventFailures: z.int() })

/** Finds an event that is not handled yet, with the payment that it is about. */
export const findOpenProviderEvent = async (reader: Reader, id: string): Promise<OpenProviderEvent | undefined> => {
  const rows = await reader.$queryRaw`
    select e.type as "eventType", e.object_id as "eventObjectId", e.failures as "eventFailures", payment.* from provider_event e
    left join lateral (${bookedPaymentSql(Prisma.sql`a.intent_id = e.object_id`)}) payment on true
    where e.id = ${id} and e.next_try_at is not null`
  const [row] = z.array(z.looseObject({})).parse(rows)
  if (!row) return undefined
  const { eventType: type, eventObjectId: objectId, eventFailures: failures } = openEvent.parse(row)
  return { id, type, objectId, failures, payment: parseBookedPayment(row) }
}

/** Marks an event as handled. */
export const closeProviderEvent = async (tx: Tx, id: string): Promise<void> => {
  await tx.$executeRaw`update provider_event set next_try_at = null where id = ${id}`
}

/** Schedules an event again whose object could not be fetched. Returns its time. */
export const postponeProviderEvent = async (
  tx: Tx,
  event: Pick<OpenProviderEvent, 'id' | 'failures'>,
  now: Date,
): Promise<Date> => {
  const nextTryAt = backoffUntil(now, event.failures, providerBackoff)
  await tx.$executeRaw`
    update provider_event set next_try_at = ${nextTryAt}::timestamptz, failures = failures + 1 where id = ${event.id}`
  return nextTryAt
}

/** Events to handle by `until`, earliest first. */
export const findDueProviderEvents = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
      select id, next_try_at as at from provider_event where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )
