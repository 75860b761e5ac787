import { ok, type payoutsService } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { followAccount } from '../account/check-account.ts'
import type { Deps } from '../deps.ts'
import { followDispute, PaymentUnknown } from '../dispute/follow-dispute.ts'
import { backoffUntil } from '../payout/backoff.ts'
import { isProviderProblem, isProviderRefusal } from './stripe.ts'

type Handler = Handlers<(typeof payoutsService)['procedures']>['acceptProviderEvent']

/** Keeps what the provider told, committed before it is answered; work on it follows. */
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

const follow = async (deps: Deps, { type, objectId }: { type: string; objectId: string }): Promise<void> => {
  if (type === 'account.updated') await followAccount(deps, objectId)
  if (type.startsWith('charge.dispute.')) await followDispute(deps, objectId)
}

/** Works on an event of the provider that was stored; in whatever order and however often events came. */
export const followProviderEvent = async (deps: Deps, id: string): Promise<void> => {
  const { providerEvent } = deps.db.client
  const event = await providerEvent.findFirst({ where: { id, nextTryAt: { not: null } } })
  if (!event) return
  try {
    await follow(deps, event)
    await providerEvent.update({ where: { id }, data: { nextTryAt: null } })
  } catch (error) {
    if (!isProviderProblem(error) && !(error instanceof PaymentUnknown)) throw error
    // What the provider does not know is not ours, and never will be.
    const given = isProviderRefusal(error)
    const at = given ? null : backoffUntil(deps.kit.clock.now(), event.failures)
    const waitsFor = error instanceof PaymentUnknown ? error.intentId : null
    await providerEvent.update({ where: { id }, data: { waitsFor, nextTryAt: at, failures: { increment: 1 } } })
    deps.kit.log.warn({ err: error, event: id, retryAt: at }, 'an event of the provider could not be followed')
    if (at) await deps.alarms.set([{ kind: 'providerEvent', id, at }])
  }
}

/** Events to work on by `until`, earliest first. */
export const dueEvents = async (deps: Deps, until: Date, limit: number): Promise<{ id: string; at: Date }[]> => {
  const rows = await deps.db.client.providerEvent.findMany({
    where: { nextTryAt: { lte: until } },
    select: { id: true, nextTryAt: true },
    orderBy: [{ nextTryAt: 'asc' }, { id: 'asc' }],
    take: limit,
  })
  return rows.flatMap(({ id, nextTryAt }) => (nextTryAt ? [{ id, at: nextTryAt }] : []))
}
