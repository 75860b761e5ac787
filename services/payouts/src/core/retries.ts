import type { Backoff } from '@nordbo/service-kit'

/** Pauses after the provider failed to answer: 2 s, doubling to an hour. */
export const providerBackoff: Backoff = { firstMs: 2_000, longestMs: 3_600_000 }

/** How long an order's key is relied on, ms: half of the 24 hours for which the provider keeps it. */
const keyTrustedMs = 12 * 3_600_000

/**
 * Whether an order may have been carried out without our knowing and its key may be forgotten, so that it must be looked up before it is sent
 * again: an attempt failed, or a process may have died with it long ago.
 */
export const mustBeLookedUp = ({ failures, createdAt }: { failures: number; createdAt: Date }, now: Date): boolean =>
  failures > 0 || now.getTime() - createdAt.getTime() > keyTrustedMs

/** Pauses after the provider refused a payout: an hour, doubling to a day. The host's account has to change first. */
export const refusalBackoff: Backoff = { firstMs: 3_600_000, longestMs: 24 * 3_600_000 }
