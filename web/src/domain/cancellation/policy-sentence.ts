import type { CancellationPolicy } from '@nordbo/contracts'
import { freeCancellationUntil, halfUntil, hasGrace } from './free-cancellation.ts'

/** What a policy gives back of a stay, in one sentence: its key, and the dates that it names. */
export interface PolicySentence {
  key: 'freeThenHalf' | 'graceThenHalf' | 'graceThenNone' | 'halfOnly' | 'none'
  /** Free until the end of this date. */
  free: string
  /** Half of the nights, at least, until the end of this date. */
  half: string
}

/** The one sentence of a policy for a stay. The 24 hours after a confirmation are promised only where the stay is confirmed today. */
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
