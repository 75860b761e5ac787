import type { UserId } from '@nordbo/contracts'
import type { Parts } from '../parts.ts'
import {
  findAttempt,
  findCustomer,
  keepCustomer,
  recordIntent,
  retryAttemptLater,
  type StoredAttempt,
  settleAttempt,
} from './payment-store.ts'
import { isProviderProblem, isProviderRefusal } from './provider.ts'

/** The guest at the provider, made there when they first need it. */
export const customerOf = async (parts: Parts, guestId: UserId): Promise<string> => {
  const known = await findCustomer(parts.db.client, guestId)
  if (known !== undefined) return known
  const made = await parts.provider.createCustomer(guestId)
  await keepCustomer(parts.db.client, guestId, made)
  return made
}

/**
 * Makes the intent of a planned payment and keeps it. Repeatable: the provider recognises the key, the row its answer.
 * Throws when the provider does not answer.
 */
export const openPayment = async (parts: Parts, attempt: StoredAttempt, guestId: UserId): Promise<StoredAttempt> => {
  try {
    const customer = await customerOf(parts, guestId)
    const intent = await parts.provider.createIntent({ ...attempt, attemptId: attempt.id, customer })
    const opened = await recordIntent(parts.db.client, attempt.id, intent, parts.kit.clock.now())
    return opened ?? (await findAttempt(parts.db.client, attempt.id)) ?? attempt
  } catch (error) {
    if (!isProviderRefusal(error)) throw error
    // Nothing was opened and nothing ever will be: there is no intent to pay or to end.
    parts.kit.log.error({ err: error, attempt: attempt.id }, 'the payment provider refused a payment')
    await parts.db.transaction((tx) => settleAttempt(tx, attempt.id, 'canceled', parts.kit.clock.now()))
    return { ...attempt, status: 'canceled' }
  }
}

/** Runs work that needs the provider; when it does not answer, the payment is looked at again later and nothing is returned. */
export const whileProviderAnswers = async <T>(
  parts: Parts,
  attempt: StoredAttempt,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    const now = parts.kit.clock.now()
    const at = await retryAttemptLater(parts.db.client, attempt, now)
    parts.kit.log.warn({ err: error, attempt: attempt.id, retryAt: at }, 'the payment provider did not answer')
    await parts.alarms.set([{ kind: 'payment', id: attempt.id, at }])
    return undefined
  }
}

/** The secret with which the guest's browser can pay; null while the provider does not answer. */
export const clientSecretOf = async (parts: Parts, attempt: StoredAttempt, guestId: UserId): Promise<string | null> => {
  if (attempt.clientSecret !== null) return attempt.clientSecret
  const opened = await whileProviderAnswers(parts, attempt, () => openPayment(parts, attempt, guestId))
  if (opened) return opened.clientSecret
  // Somebody else may have been making it at the same moment.
  return (await findAttempt(parts.db.client, attempt.id))?.clientSecret ?? null
}
