import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { backoffUntil } from '../payment/payment-store.ts'

/** Something that the provider told. */
export interface NewProviderEvent {
  id: string
  type: string
  objectId: string
  occurredAt: Date
}

/** Keeps an event once; answers whether it was known already. */
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

/** An event that is still to be worked on. */
export const findOpenProviderEvent = (reader: Pick<Tx, 'providerEvent'>, id: string) =>
  reader.providerEvent.findFirst({ where: { id, nextTryAt: { not: null } } })

/** Marks an event as done. */
export const closeProviderEvent = async (tx: Pick<Tx, 'providerEvent'>, id: string): Promise<void> => {
  await tx.providerEvent.update({ where: { id }, data: { nextTryAt: null } })
}

/** Puts off an event whose object could not be read. Returns when it is tried again. */
export const postponeProviderEvent = async (
  tx: Pick<Tx, 'providerEvent'>,
  event: { id: string; failures: number },
  now: Date,
): Promise<Date> => {
  const nextTryAt = backoffUntil(now, event.failures)
  await tx.providerEvent.update({ where: { id: event.id }, data: { nextTryAt, failures: { increment: 1 } } })
  return nextTryAt
}

/** Events to work on by `until`, earliest first. */
export const findDueProviderEvents = async (
  reader: Reader,
  until: Date,
  limit: number,
): Promise<{ id: string; at: Date }[]> =>
  z.array(z.object({ id: z.string(), at: z.date() })).parse(
    await reader.$queryRaw`
      select id, next_try_at as at from provider_event where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )
