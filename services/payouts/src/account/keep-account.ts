import { payoutsEvents, UserId } from '@nordbo/contracts'
import { changeBooks } from '../books.ts'
import type { Deps } from '../deps.ts'
import type { AccountStatus } from '../generated/prisma/client.ts'
import { hourMs } from '../settings/settings.ts'
import type { AccountFacts } from './account-status.ts'

/** When an account is compared again although nothing was told of it. */
const nextCheck: Record<AccountStatus, number> = { onboarding: 24, restricted: 24, enabled: 168, disabled: 168 }

/** Keeps how a host's account stands, tells of a change, and wakes the payouts that waited for it. */
export const keepAccount = (deps: Deps, hostId: string, facts: AccountFacts): Promise<void> =>
  changeBooks(deps, hostId, async ({ tx, now, ring }) => {
    const before = await tx.payoutAccount.findUnique({ where: { hostId } })
    if (!before) return
    const { providerId, status, chargesEnabled, payoutsEnabled, detailsSubmitted } = facts
    const said = { providerId, status, chargesEnabled, payoutsEnabled, detailsSubmitted }
    const same =
      before.providerId === providerId &&
      before.status === status &&
      before.chargesEnabled === chargesEnabled &&
      before.payoutsEnabled === payoutsEnabled &&
      before.detailsSubmitted === detailsSubmitted
    const nextCheckAt = new Date(now.getTime() + nextCheck[status] * hourMs)
    const { revision } = await tx.payoutAccount.update({
      where: { hostId },
      data: { ...said, nextCheckAt, failures: 0, ...(same ? {} : { revision: { increment: 1 } }) },
    })
    if (same) return
    await deps.kit.emit(tx, payoutsEvents.accountChanged, {
      aggregateId: hostId,
      revision,
      data: { hostId: UserId.parse(hostId), status },
      notify: [{ userId: hostId, type: 'payoutAccount.changed', id: hostId, revision }],
    })
    if (status !== 'enabled') return
    // Those that were refused, which would be tried again in hours, as well as those that waited.
    const waiting = { hostId, owedOre: { gt: 0 }, dueAt: { lte: now }, imported: false }
    const woken = await tx.payout.updateManyAndReturn({
      where: waiting,
      data: { nextTryAt: now },
      select: { bookingId: true },
    })
    for (const { bookingId } of woken) ring({ kind: 'release', id: bookingId, at: now })
  })
