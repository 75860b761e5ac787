import { ok, type payoutsService } from '@nordbo/contracts'
import { backoffUntil, type Handlers } from '@nordbo/service-kit'
import { syncProviderAccount } from '../account/sync-account.ts'
import type { Deps } from '../core/deps.ts'
import { providerBackoff } from '../core/retries.ts'
import { syncDispute, UnknownPaymentError } from '../dispute/sync-dispute.ts'
import { syncExtraDispute } from '../extras/sync-extra-dispute.ts'
import { syncInvoice, syncSubscription } from '../extras/sync-subscription.ts'
import { isProviderError, isProviderRefusal } from '../provider/stripe.ts'

type Handler = Handlers<(typeof payoutsService)['procedures']>['acceptProviderEvent']

/** Stores a webhook event before it is answered. A timer handles it afterwards. */
export const acceptProviderEvent =
  (deps: Deps): Handler =>
  async ({ id, type, objectId, created }, call) => {
    const { count } = await deps.db.client.providerEvent.createMany({
      data: [{ id, type, objectId, occurredAt: new Date(created * 1_000), receivedAt: call.now, nextTryAt: call.now }],
      skipDuplicates: true,
    })
    if (count > 0) await deps.alarms.set([{ kind: 'providerEvent', id, at: call.now }])
    return ok({ duplicate: count === 0 })
  }

const handle = async (deps: Deps, { type, objectId }: { type: string; objectId: string }): Promise<void> => {
  if (type === 'account.updated') await syncProviderAccount(deps, objectId)
  if (type.startsWith('charge.dispute.')) {
    if (!(await syncExtraDispute(deps, objectId))) await syncDispute(deps, objectId)
  }
  if (type.startsWith('customer.subscription.')) await syncSubscription(deps, objectId)
  if (type.startsWith('invoice.')) await syncInvoice(deps, objectId)
}

/** Handles a stored webhook event. Events may arrive in any order and more than once. */
export const handleProviderEvent = async (deps: Deps, id: string): Promise<void> => {
  const { providerEvent } = deps.db.client
  const event = await providerEvent.findFirst({ where: { id, nextTryAt: { not: null } } })
  if (!event) return
  try {
    await handle(deps, event)
    await providerEvent.update({ where: { id }, data: { nextTryAt: null } })
  } catch (error) {
    if (!isProviderError(error) && !(error instanceof UnknownPaymentError)) throw error
    // An object that does not exist at the provider will not appear later: give up.
    const at = isProviderRefusal(error) ? null : backoffUntil(deps.kit.clock.now(), event.failures, providerBackoff)
    const waitsFor = error instanceof UnknownPaymentError ? error.intentId : null
    await providerEvent.update({ where: { id }, data: { waitsFor, nextTryAt: at, failures: { increment: 1 } } })
    deps.kit.log.warn({ err: error, event: id, retryAt: at }, 'a provider event could not be handled')
    if (at) await deps.alarms.set([{ kind: 'providerEvent', id, at }])
  }
}
