import { payoutsEvents, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import type { AccountStatus, PayoutAccount } from '../generated/prisma/client.ts'
import type { AccountFacts } from '../provider/account-status.ts'
import { hourMs } from '../settings/settings.ts'

/** Hours until an account is fetched again although no webhook arrived. */
const nextCheckHours: Record<AccountStatus, number> = { onboarding: 24, restricted: 24, enabled: 168, disabled: 168 }

type StoredFacts = Omit<AccountFacts, 'hostId'>

const isSame = (stored: PayoutAccount, facts: StoredFacts): boolean =>
  stored.providerId === facts.providerId &&
  stored.status === facts.status &&
  stored.chargesEnabled === facts.chargesEnabled &&
  stored.payoutsEnabled === facts.payoutsEnabled &&
  stored.detailsSubmitted === facts.detailsSubmitted

/** Stores a host's account, emits a change of it, and releases the payouts that waited for it. */
export const storeAccount = (deps: Deps, hostId: string, { hostId: _, ...facts }: AccountFacts): Promise<void> =>
  inHostTransaction(deps, hostId, async ({ tx, now, setAlarm }) => {
    const stored = await tx.payoutAccount.findUnique({ where: { hostId } })
    if (!stored) return
    const { status } = facts
    const same = isSame(stored, facts)
    const nextCheckAt = new Date(now.getTime() + nextCheckHours[status] * hourMs)
    const { revision } = await tx.payoutAccount.update({
      where: { hostId },
      data: { ...facts, nextCheckAt, failures: 0, ...(same ? {} : { revision: { increment: 1 } }) },
    })
    if (same) return
    await deps.kit.emit(tx, payoutsEvents.accountChanged, {
      aggregateId: hostId,
      revision,
      data: { hostId: UserId.parse(hostId), status },
      notify: [{ userId: hostId, type: 'payoutAccount.changed', id: hostId, revision }],
    })
    if (status !== 'enabled') return
    // Includes payouts that were refused, whose next attempt may be hours away.
    const released = await tx.payout.updateManyAndReturn({
      where: { hostId, owedOre: { gt: 0 }, dueAt: { lte: now }, imported: false },
      data: { nextTryAt: now },
      select: { bookingId: true },
    })
    for (const { bookingId } of released) setAlarm({ kind: 'release', id: bookingId, at: now })
  })
