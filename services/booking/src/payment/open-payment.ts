import type { UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { isProviderError, isProviderRefusal } from '../stripe/stripe-client.ts'
import {
  findAttempt,
  findCustomer,
  postponeAttempt,
  recordIntent,
  type StoredAttempt,
  settleAttempt,
  storeCustomer,
} from './payment-store.ts'

/** The guest's customer id at the provider; the customer is created on first use. */
export const ensureCustomer = async (deps: Deps, guestId: UserId): Promise<string> => {
  const known = await findCustomer(deps.reads, guestId)
  if (known !== undefined) return known
  const made = await deps.provider.createCustomer(guestId)
  await storeCustomer(deps.sql.client, guestId, made)
  return made
}

/**
 * Creates the intent of a planned payment and stores it. Repeatable: the provider recognises the idempotency key. Throws when the
 * provider does not answer. `known` is the guest's customer id where it was read already.
 */
export const openPayment = async (
  deps: Deps,
  attempt: StoredAttempt,
  guestId: UserId,
  known: string | null = null,
): Promise<StoredAttempt> => {
  try {
    const customer = known ?? (await ensureCustomer(deps, guestId))
    const intent = await deps.provider.createIntent({ ...attempt, attemptId: attempt.id, customer })
    const opened = await recordIntent(deps.sql.client, attempt.id, intent, deps.kit.clock.now())
    return opened ?? (await findAttempt(deps.reads, attempt.id)) ?? attempt
  } catch (error) {
    if (!isProviderRefusal(error)) throw error
    // The provider created no intent, so there is nothing to pay or to end.
    deps.kit.log.error({ err: error, attempt: attempt.id }, 'the payment provider refused a payment')
    await settleAttempt(deps.sql.client, attempt.id, 'canceled', deps.kit.clock.now())
    return { ...attempt, status: 'canceled' }
  }
}

/** Runs work that calls the provider. When the provider does not answer, schedules another check of the payment and returns undefined. */
export const withProviderRetry = async <T>(
  deps: Deps,
  attempt: StoredAttempt,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (!isProviderError(error)) throw error
    const now = deps.kit.clock.now()
    const at = await postponeAttempt(deps.sql.client, attempt, now)
    deps.kit.log.warn({ err: error, attempt: attempt.id, retryAt: at }, 'the payment provider did not answer')
    await deps.alarms.set([{ kind: 'payment', id: attempt.id, at }])
    return undefined
  }
}

/** The secret that the guest's browser pays with; null while the provider does not answer. `customer` as in `openPayment`. */
export const ensureClientSecret = async (
  deps: Deps,
  attempt: StoredAttempt,
  guestId: UserId,
  customer: string | null = null,
): Promise<string | null> => {
  if (attempt.clientSecret !== null) return attempt.clientSecret
  const opened = await withProviderRetry(deps, attempt, () => openPayment(deps, attempt, guestId, customer))
  if (opened) return opened.clientSecret
  // Another call may have created it at the same moment.
  return (await findAttempt(deps.reads, attempt.id))?.clientSecret ?? null
}
