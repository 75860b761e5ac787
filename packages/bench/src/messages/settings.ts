/** How much is measured. */
export interface MessageSettings {
  /** Open sockets; two people talk in each thread. */
  sockets: number
  perSecond: number
  seconds: number
  /** Messages of the long thread. */
  long: number
  /** Whether docs/performance.md is written. */
  record: boolean
}

/** The whole run, or with `NORDBO_BENCH=quick` a small one that is not recorded. */
export const messageSettingsFrom = (env: Record<string, string | undefined>): MessageSettings =>
  env.NORDBO_BENCH === 'quick'
    ? { sockets: 300, perSecond: 40, seconds: 12, long: 10_000, record: false }
    : { sockets: 2_000, perSecond: 200, seconds: 60, long: 100_000, record: true }
