import type { Books } from '../books.ts'

/** Rings what was told of a payment before the payment itself was. */
export const wakeEventsOf = async ({ tx, now, ring }: Books, intentId: string | null): Promise<void> => {
  if (intentId === null) return
  const woken = await tx.providerEvent.updateManyAndReturn({
    where: { waitsFor: intentId, nextTryAt: { not: null } },
    data: { nextTryAt: now, waitsFor: null },
    select: { id: true },
  })
  for (const { id } of woken) ring({ kind: 'providerEvent', id, at: now })
}
