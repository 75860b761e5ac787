import { backoffUntil } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { providerBackoff } from '../payment/payment-store.ts'

/** An event of the provider. */
export interface NewProviderEvent {
  id: string
  type: string
  objectId: string
  occurredAt: Date
}

/** Stores an event. Returns whether it was stored already. */
export const storeProviderEvent = async (
  tx: Pick<Tx, 'providerEvent'>,
  news: NewProviderEvent,
  now: Date,
): Promise<boolean> => {
  const { count } = await tx.providerEvent.createMany({
    data: [{ ...news, receivedAt: now, nextTryAt: now }],
    skipDuplicates: true,
  })
  return count === 0
}

/** Finds an event that is not handled yet. */
export const findOpenProviderEvent = (reader: Pick<Tx, 'providerEvent'>, id: string) =>
  reader.providerEvent.findFirst({ where: { id, nextTryAt: { not: null } } })

/** Marks an event as handled. */
export const closeProviderEvent = async (tx: Pick<Tx, 'providerEvent'>, id: string): Promise<void> => {
  await tx.providerEvent.update({ where: { id }, data: { nextTryAt: null } })
}

/** Schedules an event again whose object could not be fetched. Returns its time. */
export const postponeProviderEvent = async (
  tx: Pick<Tx, 'providerEvent'>,
  event: { id: string; failures: number },
  now: Date,
): Promise<Date> => {
  const nextTryAt = backoffUntil(now, event.failures, providerBackoff)
  await tx.providerEvent.update({ where: { id: event.id }, data: { nextTryAt, failures: { increment: 1 } } })
  return nextTryAt
}

/** Events to handle by `until`, earliest first. */
export const findDueProviderEvents = async (
  reader: Reader,
  until: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> =>
  z.array(z.object({ id: z.string(), at: z.date() })).parse(
    await reader.$queryRaw`
      select id, next_try_at as at from provider_event where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )
