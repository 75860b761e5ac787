/** The kinds of rows that wait for a point in time. */
export type TimerKind = 'release' | 'transfer' | 'reversal' | 'account' | 'providerEvent' | 'reconciliation'
