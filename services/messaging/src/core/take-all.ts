import { clientNetwork, err, loggedNetwork, ok, type Result } from '@nordbo/contracts'
import { consumeAll, type LimitOf, type RateLimiter } from '@nordbo/service-kit'
import type { MessagingConfig } from './config.ts'

/**
 * Counts one question against all limits, or refuses it: with `contact.tooMany` and the seconds to wait, or with `service.unavailable` while
 * Redis, which counts, does not answer. A limit that is reached keeps the question from those after it: those of the sender come before
 * those of whom it names, so that a refused flood takes nothing from others, not even for a moment.
 */
export const takeAll = async (windows: RateLimiter, limits: readonly LimitOf[]): Promise<Result<null>> => {
  try {
    const secondsLeft = await consumeAll(windows, limits)
    return secondsLeft === 0 ? ok(null) : err('contact.tooMany', { retryAfterSeconds: secondsLeft })
  } catch {
    return err('service.unavailable')
  }
}

const hourSeconds = 3_600

/** How often all people of a network, and of its surroundings, may ask for `what` within an hour. */
export const networkLimits = (
  config: Pick<MessagingConfig, 'CONTACT_NETWORK_LIMIT' | 'CONTACT_WIDE_LIMIT'>,
  what: string,
  ip: string,
): LimitOf[] => [
  {
    limit: { count: config.CONTACT_NETWORK_LIMIT, windowSeconds: hourSeconds },
    key: [what, 'network', clientNetwork(ip)],
  },
  { limit: { count: config.CONTACT_WIDE_LIMIT, windowSeconds: hourSeconds }, key: [what, 'wide', loggedNetwork(ip)] },
]
