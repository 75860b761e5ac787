import type { Deps } from '../core/deps.ts'
import type { SubscriptionFacts } from '../provider/subscription-facts.ts'
import { storeFacts } from './store-facts.ts'
import { findById, findByProviderId, type StoredSubscription } from './subscription-store.ts'

/**
 * How often a subscription is fetched again because another copy was stored meanwhile. Who stores one is done, so that only more calls at
 * once than this could keep one from its turn.
 */
const mostTurns = 200

/** Lets a paid period run out; what is not paid ends at once (docs/product/extras.md, Switching). */
export const stopSubscription = (
  { billing }: Pick<Deps, 'billing'>,
  { providerId, status }: Pick<SubscriptionFacts, 'providerId' | 'status'>,
): Promise<void> => (status === 'active' ? billing.setEnding(providerId, true) : billing.endNow(providerId))

/** The host switched it off while it was being made, and the provider does not know that yet. */
const isToStop = (stored: StoredSubscription | undefined, facts: SubscriptionFacts): boolean =>
  stored?.status === 'starting' &&
  stored.endsAtPeriodEnd &&
  stored.attempt === facts.attempt &&
  facts.status !== 'ended' &&
  !facts.endsAtPeriodEnd

/**
 * Stores a subscription as the provider has it now; undefined for one that is not ours. Webhooks may arrive in any order and more than
 * once: their content is never used. Throws when the provider does not answer.
 */
export const syncSubscription = async (deps: Deps, providerId: string): Promise<SubscriptionFacts | undefined> => {
  const { billing, sql } = deps
  const known = await findByProviderId(sql.client, providerId)
  // The process may have died before it stored the provider's id: the marks say whose it is.
  const id = known?.id ?? (await billing.findSubscription(providerId))?.subscriptionId
  if (id === undefined) return undefined
  for (let turn = 0; turn < mostTurns; turn++) {
    const stored = await findById(sql.client, id)
    const facts = await billing.findSubscription(providerId)
    if (facts && isToStop(stored, facts)) {
      await stopSubscription(deps, facts)
      continue
    }
    if (!facts || (await storeFacts(deps, facts, stored?.syncs))) return facts
  }
  throw new Error(`subscription ${id} was stored by others ${mostTurns} times in a row`)
}

/** Syncs the subscription that an invoice is for. */
export const syncInvoice = async (deps: Deps, invoiceId: string): Promise<void> => {
  const providerId = await deps.billing.subscriptionOfInvoice(invoiceId)
  if (providerId !== null) await syncSubscription(deps, providerId)
}
