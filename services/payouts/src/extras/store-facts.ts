import type { Deps } from '../core/deps.ts'
import { type HostTransaction, inHostTransaction } from '../core/host-transaction.ts'
import { extraPosting } from '../ledger/extra-postings.ts'
import { recordPosting } from '../ledger/ledger-store.ts'
import type { SubscriptionFacts } from '../provider/subscription-facts.ts'
import { hourMs } from '../settings/settings.ts'
import { emitExtra } from './extra-effects.ts'
import { findById, type StoredSubscription } from './subscription-store.ts'

/** When a subscription is compared with the provider although no webhook arrives; null once it has ended. */
const nextCheckOf = ({ status, periodEnd }: SubscriptionFacts, now: Date): Date | null => {
  if (status === 'ended') return null
  if (status === 'incomplete') return new Date(now.getTime() + hourMs)
  if (status === 'past_due') return new Date(now.getTime() + 24 * hourMs)
  return new Date(Math.max(periodEnd.getTime(), now.getTime()) + 6 * hourMs)
}

/** A stored subscription after what the provider shows. */
const updated = (stored: StoredSubscription, facts: SubscriptionFacts): StoredSubscription => ({
  ...stored,
  ...{ status: facts.status, providerId: facts.providerId, periodEnd: facts.periodEnd },
  ...{ endsAtPeriodEnd: facts.endsAtPeriodEnd, failure: facts.status === 'active' ? null : facts.failure },
  ...{ nextTryAt: facts.status === 'past_due' ? facts.nextTryAt : null, lastInvoiceId: facts.lastInvoice?.id ?? null },
})

const isSame = (one: StoredSubscription, other: StoredSubscription): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const store = async (host: HostTransaction, before: StoredSubscription, facts: SubscriptionFacts): Promise<void> => {
  const { tx, now } = host
  const next = updated(before, facts)
  const same = isSame(before, next)
  const after = same ? next : { ...next, revision: before.revision + 1 }
  const nextCheckAt = nextCheckOf(facts, now)
  await tx.$executeRaw`
    update subscription set status = ${after.status}::subscription_status, provider_id = ${after.providerId},
      period_end = ${after.periodEnd}::timestamptz, ends_at_period_end = ${after.endsAtPeriodEnd}::boolean,
      failure = ${after.failure}::text, next_try_at = ${after.nextTryAt}::timestamptz, last_invoice_id = ${after.lastInvoiceId}::text,
      next_check_at = ${nextCheckAt}::timestamptz, failures = 0, syncs = syncs + 1, revision = ${after.revision}::int
    where id = ${after.id}::uuid`
  if (nextCheckAt) host.setAlarm({ kind: 'subscription', id: after.id, at: nextCheckAt })
  if (!same) await emitExtra(host, before, after, facts)
}

/**
 * Stores a subscription as the provider showed it, and records each month that was paid, once. `syncs`: how often it had been stored before
 * it was fetched; returns false if it was stored since, because this copy may be older.
 */
export const storeFacts = (deps: Deps, facts: SubscriptionFacts, syncs: number | undefined): Promise<boolean> =>
  inHostTransaction(deps, facts.hostId, async (host) => {
    const { tx } = host
    const stored = await findById(tx, facts.subscriptionId)
    if (!stored) {
      deps.kit.log.error({ subscription: facts.providerId }, 'the provider has a subscription that is not stored')
      return true
    }
    for (const { id: invoiceId, intentId, amountOre, paidAt } of facts.paid)
      await recordPosting(tx, extraPosting({ invoiceId, intentId, amountOre, subscriptionId: stored.id }), paidAt)
    if (stored.attempt !== facts.attempt) return true
    if (stored.syncs !== syncs) return false
    await store(host, stored, facts)
    return true
  })
