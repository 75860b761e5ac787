import type { CancellationPolicy } from '@nordbo/contracts'
import { freeCancellationUntil, halfUntil, hasGrace } from './free-cancellation.ts'

/** One sentence about a policy and a stay: its text key and the dates in it. */
export interface PolicySentence {
  key: 'freeThenHalf' | 'graceThenHalf' | 'graceThenNone' | 'halfOnly' | 'none'
  /** Free until the end of this date. */
  free: string
  /** At least half of the nights until the end of this date. */
  half: string
}

/** Picks the sentence. The 24 hours after a confirmation are promised only where the stay is confirmed today. */
export const policySentence = (
  policy: CancellationPolicy,
  checkIn: string,
  today: string,
  confirmedToday: boolean,
): PolicySentence => {
  const free = freeCancellationUntil(policy, checkIn, today)
  const half = halfUntil(policy, checkIn)
  const dates = { free: free ?? '', half }
  if (free !== null) return { key: 'freeThenHalf', ...dates }
  const grace = confirmedToday && hasGrace(policy, { checkIn }, today)
  if (half < today) return { key: grace ? 'graceThenNone' : 'none', ...dates }
  return { key: grace ? 'graceThenHalf' : 'halfOnly', ...dates }
}
