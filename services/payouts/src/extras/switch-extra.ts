import {
  type Extra,
  err,
  type ListingId,
  type OutputOf,
  ok,
  type payoutsService,
  type Result,
  type UserId,
} from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { inHostTransaction } from '../core/host-transaction.ts'
import { isProviderRefusal } from '../provider/stripe.ts'
import type { SubscriptionFacts } from '../provider/subscription-facts.ts'
import { hourMs } from '../settings/settings.ts'
import { findProviderId } from './check-subscription.ts'
import { planToggle, type TogglePlan } from './plan-toggle.ts'
import { providerPriceOf } from './provider-price.ts'
import { toListingExtra } from './show-extras.ts'
import {
  findById,
  findOfExtra,
  marksOf,
  type StoredSubscription,
  storeEndingOfStart,
  storeNeverMade,
  storeStart,
} from './subscription-store.ts'
import { stopSubscription, syncSubscription } from './sync-subscription.ts'
import { findWanted, forgetWanted } from './wanted-extras.ts'

type Answer = Result<OutputOf<(typeof payoutsService)['procedures']['setExtra']>>

/** An extra to switch, and who pays for it. `cardId`: the host's default card; null without one. */
export interface Switch {
  extra: Extra
  listingId: ListingId
  hostId: UserId
  title: string
  enabled: boolean
  customerId: string
  cardId: string | null
}

/** A planned subscription is looked for at the provider when its creation was not answered. */
const startCheckMs = hourMs / 12

/** Decides under the host's lock what is done, and stores what is about to be created. */
const plan = (deps: Deps, wanted: Switch): Promise<{ plan: TogglePlan; stored: StoredSubscription | undefined }> =>
  inHostTransaction(deps, wanted.hostId, async ({ tx, now, setAlarm }) => {
    const { listingId, extra } = wanted
    if (!wanted.enabled) await forgetWanted(tx, listingId, extra.code)
    const found = await findOfExtra(tx, listingId, extra.code)
    const decided = planToggle(found, wanted.enabled, wanted.cardId)
    if (found?.endsAtPeriodEnd && decided.kind === 'start' && decided.repeated)
      await storeEndingOfStart(tx, found, false)
    if (decided.kind !== 'start' || decided.repeated) return { plan: decided, stored: found }
    const nextCheckAt = new Date(now.getTime() + startCheckMs)
    await storeStart(tx, { ...wanted, code: extra.code, ...decided }, now, nextCheckAt)
    const stored = await findOfExtra(tx, listingId, extra.code)
    if (stored) setAlarm({ kind: 'subscription', id: stored.id, at: nextCheckAt })
    return { plan: decided, stored }
  })

const start = async (
  deps: Deps,
  wanted: Switch,
  stored: StoredSubscription,
  repeated: boolean,
): Promise<SubscriptionFacts | undefined> => {
  const known = repeated ? await findProviderId(deps, stored) : undefined
  const order = {
    ...{ customerId: stored.customerId, cardId: stored.cardId, marks: marksOf(stored) },
    priceId: known === undefined ? await providerPriceOf(deps, wanted.extra) : '',
    description: `${wanted.extra.code} · ${wanted.title}`,
  }
  return syncSubscription(deps, known ?? (await deps.billing.subscribe(order)))
}

/**
 * Lets a subscription end as soon as the provider has made it: it may be under way, and declared ended now, the next toggle would make a
 * second one. Returns its id if it was made meanwhile.
 */
const endOnceMade = (deps: Deps, stored: StoredSubscription): Promise<string | undefined> =>
  inHostTransaction(deps, stored.hostId, async ({ tx }) =>
    (await storeEndingOfStart(tx, stored, true))
      ? undefined
      : ((await findById(tx, stored.id))?.providerId ?? undefined),
  )

/** Does at the provider what was planned, and stores what it shows then. */
const carryOut = async (
  deps: Deps,
  wanted: Switch,
  planned: TogglePlan,
  stored: StoredSubscription,
): Promise<SubscriptionFacts | undefined> => {
  if (planned.kind === 'start') return start(deps, wanted, stored, planned.repeated)
  const { billing } = deps
  const providerId = (await findProviderId(deps, stored)) ?? (await endOnceMade(deps, stored))
  if (providerId === undefined) return undefined
  if (planned.kind === 'continue') await billing.setEnding(providerId, false)
  if (planned.kind === 'endWithPeriod') await billing.setEnding(providerId, true)
  if (planned.kind === 'endNow') {
    // It may have been paid since it was stored.
    const facts = await billing.findSubscription(providerId)
    if (facts) await stopSubscription(deps, facts)
  }
  if (planned.kind === 'payNow') await billing.payWith(providerId, planned.cardId, stored.lastInvoiceId)
  return syncSubscription(deps, providerId)
}

/** An attempt that the provider refused for good is over; the next toggle begins another one. */
const endRefused = async (deps: Deps, stored: StoredSubscription, error: unknown): Promise<void> => {
  if (!isProviderRefusal(error)) throw error
  deps.kit.log.warn({ err: error, subscription: stored.id }, 'the payment provider refused a subscription')
  await inHostTransaction(deps, stored.hostId, ({ tx }) => storeNeverMade(tx, stored))
}

const answerOf = async (
  deps: Deps,
  { extra, listingId }: Switch,
  step: 'done' | 'cardNeeded' | 'authenticate',
  clientSecret: string | null = null,
): Promise<Answer> => {
  const { client } = deps.sql
  const [stored, chosen] = await Promise.all([
    findOfExtra(client, listingId, extra.code),
    findWanted(client, listingId),
  ])
  return ok({ extra: toListingExtra(extra, stored, chosen), step, clientSecret })
}

/** Switches an extra. May be repeated: each plan is made from what is stored. Throws when the provider does not answer. */
export const switchExtra = async (deps: Deps, wanted: Switch, another = true): Promise<Answer> => {
  const { plan: planned, stored } = await plan(deps, wanted)
  if (planned.kind === 'cardNeeded') return answerOf(deps, wanted, 'cardNeeded')
  if (planned.kind === 'nothing' || !stored) return answerOf(deps, wanted, 'done')
  let facts: SubscriptionFacts | undefined
  try {
    facts = await carryOut(deps, wanted, planned, stored)
  } catch (error) {
    if (planned.kind !== 'start') throw error
    await endRefused(deps, stored, error)
    return planned.repeated && another ? switchExtra(deps, wanted, false) : err('payment.declined', { code: null })
  }
  if (!facts || !wanted.enabled) return answerOf(deps, wanted, 'done')
  const sameCard = wanted.cardId === null || wanted.cardId === stored.cardId || planned.kind === 'payNow'
  if (facts.bankSecret !== null && sameCard) return answerOf(deps, wanted, 'authenticate', facts.bankSecret)
  if (facts.status === 'past_due') return err('payment.declined', { code: facts.failure })
  if (facts.status !== 'incomplete') return answerOf(deps, wanted, 'done')
  // Nothing of a declined first payment stays behind, so that it cannot be paid later by accident.
  await deps.billing.endNow(facts.providerId)
  await syncSubscription(deps, facts.providerId)
  return planned.kind === 'resume' && another
    ? switchExtra(deps, wanted, false)
    : err('payment.declined', { code: facts.failure })
}
