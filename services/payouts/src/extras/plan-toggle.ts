import type { SubscriptionStatus } from '../generated/prisma/client.ts'

/** What a toggle is decided from: the stored subscription of an extra. */
export interface ToggledSubscription {
  status: SubscriptionStatus
  attempt: number
  cardId: string
  endsAtPeriodEnd: boolean
}

/** What a toggle does at the provider (docs/product/extras.md, Switching). */
export type TogglePlan =
  | { kind: 'nothing' }
  | { kind: 'cardNeeded' }
  /** Creates a subscription; `repeated` if that may have happened already. */
  | { kind: 'start'; attempt: number; cardId: string; repeated: boolean }
  /** A first payment is open: the bank is asked again, or another card is tried. */
  | { kind: 'resume' }
  | { kind: 'continue' }
  /** A renewal failed: it is paid with the card that is the default now. */
  | { kind: 'payNow'; cardId: string }
  | { kind: 'endWithPeriod' }
  | { kind: 'endNow' }

const planOn = (stored: ToggledSubscription | undefined, cardId: string | null): TogglePlan => {
  if (stored?.status === 'starting')
    return { kind: 'start', attempt: stored.attempt, cardId: stored.cardId, repeated: true }
  if (stored?.status === 'incomplete') return { kind: 'resume' }
  if (stored?.status === 'active') return { kind: stored.endsAtPeriodEnd ? 'continue' : 'nothing' }
  if (cardId === null) return { kind: 'cardNeeded' }
  if (stored?.status === 'past_due') return { kind: 'payNow', cardId }
  return { kind: 'start', attempt: (stored?.attempt ?? 0) + 1, cardId, repeated: false }
}

const planOff = (stored: ToggledSubscription | undefined): TogglePlan => {
  if (!stored || stored.status === 'ended') return { kind: 'nothing' }
  // Only a paid period is let run out.
  if (stored.status !== 'active') return { kind: 'endNow' }
  return { kind: stored.endsAtPeriodEnd ? 'nothing' : 'endWithPeriod' }
}

/** Decides what a toggle does. `cardId`: the host's default card; null without one. */
export const planToggle = (
  stored: ToggledSubscription | undefined,
  enabled: boolean,
  cardId: string | null,
): TogglePlan => (enabled ? planOn(stored, cardId) : planOff(stored))
