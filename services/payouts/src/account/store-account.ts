import { payoutsEvents, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import type { AccountStatus } from '../generated/prisma/client.ts'
import type { AccountFacts } from '../provider/account-status.ts'
import { hourMs } from '../settings/settings.ts'

/** Hours until an account is fetched again although no webhook arrived. */
const nextCheckHours: Record<AccountStatus, number> = { onboarding: 24, restricted: 24, enabled: 168, disabled: 168 }

type StoredFacts = Omit<AccountFacts, 'accountId'>

const storedAccount = z.object({
  providerId: z.string().nullable(),
  status: z.string(),
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  detailsSubmitted: z.boolean(),
  revision: z.int(),
})
type StoredAccount = z.infer<typeof storedAccount>

const releasedPayouts = z.array(z.object({ bookingId: z.string() }))

const findAccount = async (reader: Reader, id: string): Promise<StoredAccount | undefined> =>
  z.array(storedAccount).parse(
    await reader.$queryRaw`
      select provider_id as "providerId", status, charges_enabled as "chargesEnabled", payouts_enabled as "payoutsEnabled",
        details_submitted as "detailsSubmitted", revision
      from payout_account where id = ${id}::uuid`,
  )[0]

const isSame = (stored: StoredAccount, facts: StoredFacts): boolean =>
  stored.providerId === facts.providerId &&
  stored.status === facts.status &&
  stored.chargesEnabled === facts.chargesEnabled &&
  stored.payoutsEnabled === facts.payoutsEnabled &&
  stored.detailsSubmitted === facts.detailsSubmitted

/** Stores an account, emits a change of it, and releases the payouts that waited for it. Payouts wait for the person's own account alone. */
export const storeAccount = (
  deps: Deps,
  { id, hostId }: { id: string; hostId: string },
  { accountId: _, ...facts }: AccountFacts,
): Promise<void> =>
  inHostTransaction(deps, hostId, async ({ tx, now, setAlarm }) => {
    const stored = await findAccount(tx, id)
    if (!stored) return
    const { status } = facts
    const same = isSame(stored, facts)
    const nextCheckAt = new Date(now.getTime() + nextCheckHours[status] * hourMs)
    const revision = same ? stored.revision : stored.revision + 1
    await tx.$executeRaw`
      update payout_account set provider_id = ${facts.providerId}, status = ${status}::account_status,
        charges_enabled = ${facts.chargesEnabled}::boolean, payouts_enabled = ${facts.payoutsEnabled}::boolean,
        details_submitted = ${facts.detailsSubmitted}::boolean, next_check_at = ${nextCheckAt}::timestamptz, failures = 0,
        revision = ${revision}::int
      where id = ${id}::uuid`
    if (same) return
    await deps.kit.emit(tx, payoutsEvents.accountChanged, {
      aggregateId: id,
      revision,
      data: { hostId: UserId.parse(hostId), status },
      notify: [{ userId: hostId, type: 'payoutAccount.changed', id, revision }],
    })
    if (status !== 'enabled' || id !== hostId) return
    // Includes payouts that were refused, whose next attempt may be hours away.
    const released = await tx.$queryRaw`
      update payout set next_try_at = ${now}::timestamptz
      where host_id = ${hostId}::uuid and owed_ore > 0 and due_at <= ${now}::timestamptz and not imported
      returning booking_id as "bookingId"`
    for (const { bookingId } of releasedPayouts.parse(released)) setAlarm({ kind: 'release', id: bookingId, at: now })
  })
