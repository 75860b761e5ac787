import type { Backoff } from '@nordbo/service-kit'

/** Pauses after the provider failed to answer: 2 s, doubling to an hour. */
export const providerBackoff: Backoff = { firstMs: 2_000, longestMs: 3_600_000 }

/** Pauses after the provider refused a payout: an hour, doubling to a day. The host's account has to change first. */
export const refusalBackoff: Backoff = { firstMs: 3_600_000, longestMs: 24 * 3_600_000 }
