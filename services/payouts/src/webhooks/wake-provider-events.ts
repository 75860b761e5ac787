import type { HostTransaction } from '../core/host-transaction.ts'

/** Retries the webhook events that arrived before their payment was known. */
export const wakeProviderEvents = async (
  { tx, now, setAlarm }: HostTransaction,
  intentId: string | null,
): Promise<void> => {
  if (intentId === null) return
  const waiting = await tx.providerEvent.updateManyAndReturn({
    where: { waitsFor: intentId, nextTryAt: { not: null } },
    data: { nextTryAt: now, waitsFor: null },
    select: { id: true },
  })
  for (const { id } of waiting) setAlarm({ kind: 'providerEvent', id, at: now })
}
