import { payoutsEvents } from '@nordbo/contracts'
import type { HostTransaction } from '../core/host-transaction.ts'
import type { SubscriptionFacts } from '../provider/subscription-facts.ts'
import type { StoredSubscription } from './subscription-store.ts'
import { forgetWanted } from './wanted-extras.ts'

/** Whether an extra has its effect: until the provider ends it, also while a renewal is unpaid. */
export const isEffective = ({ status }: Pick<StoredSubscription, 'status'>): boolean =>
  status === 'active' || status === 'past_due'

const storeInstantPayouts = async ({ tx }: HostTransaction, listingId: string, active: boolean): Promise<void> => {
  if (active)
    await tx.$executeRaw`insert into instant_listing (listing_id) values (${listingId}::uuid) on conflict do nothing`
  else await tx.$executeRaw`delete from instant_listing where listing_id = ${listingId}::uuid`
}

/** Tells all who project an extra, and its host by mail about what went wrong. `before` and `after` are its row. */
export const emitExtra = async (
  host: HostTransaction,
  before: StoredSubscription,
  after: StoredSubscription,
  { lapsed, lastInvoice }: Pick<SubscriptionFacts, 'lapsed' | 'lastInvoice'>,
): Promise<void> => {
  const { deps, tx } = host
  const { id: aggregateId, revision, listingId, hostId, code } = after
  const fact = { listingId, hostId, code }
  const active = isEffective(after)
  const until = active && after.endsAtPeriodEnd ? (after.periodEnd?.toISOString() ?? null) : null
  if (active) await forgetWanted(tx, listingId, code)
  if (code === 'INSTANT_PAYOUTS') await storeInstantPayouts(host, listingId, active)
  await deps.kit.emit(tx, payoutsEvents.extraChanged, {
    ...{ aggregateId, revision, data: { ...fact, active, until } },
    notify: [{ userId: hostId, type: 'extra.changed', id: listingId, revision }],
  })
  if (after.status === 'past_due' && before.status !== 'past_due')
    await deps.kit.emit(tx, payoutsEvents.extraPaymentFailed, {
      ...{ aggregateId, revision },
      data: { ...fact, amountOre: lastInvoice?.amountOre ?? 0, nextTryAt: after.nextTryAt?.toISOString() ?? null },
    })
  if (lapsed && isEffective(before) && !active)
    await deps.kit.emit(tx, payoutsEvents.extraLapsed, { aggregateId, revision, data: fact })
}
