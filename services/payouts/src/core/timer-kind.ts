import type { TimerName } from '@nordbo/contracts'

/** The kinds of rows that wait for a point in time. */
export type TimerKind = TimerName<'payouts'>
