import type { MeasureTiming } from './lines/measure.ts'
import { readMarketSize } from './market/market-size.ts'

/** Settings of a run. */
export interface Settings {
  /** Homes of each market, small ones first. */
  scales: readonly number[]
  pace: MeasureTiming
  /** Duration of the measurement of notices. */
  noticeSeconds: number
  /** Largest number of instant bookings to prepare. */
  bookings: number
  /** Names of the lines to measure. */
  lines: readonly string[]
  /** Where processes write CPU profiles; undefined for none. */
  profiles: string | undefined
  /** Whether docs/performance.md is written. */
  record: boolean
}

const everyLine = [
  'search',
  'listing',
  'listing-shared',
  'quote',
  'booking',
  'paid',
  'finding',
  'calendar',
  'photos',
  'notices',
] as const

/**
 * Reads the settings of a run: `NORDBO_BENCH=quick` for the small market and little time; for details `NORDBO_BENCH_LINES` (only some
 * lines), `NORDBO_BENCH_HOMES`, `NORDBO_BENCH_SECONDS` and `NORDBO_BENCH_PROFILES` (a folder for CPU profiles). Only a run without
 * any of these is recorded.
 */
export const settingsFrom = (env: Record<string, string | undefined>): Settings => {
  const quick = env.NORDBO_BENCH === 'quick'
  const lines = env.NORDBO_BENCH_LINES?.split(',') ?? everyLine
  const unknown = lines.filter((line) => !everyLine.some((known) => known === line))
  if (unknown.length > 0) throw new Error(`there is no line ${unknown.join(', ')}; there are ${everyLine.join(', ')}`)
  const profiles = env.NORDBO_BENCH_PROFILES
  const homes = env.NORDBO_BENCH_HOMES
  const seconds = env.NORDBO_BENCH_SECONDS
  return {
    scales: homes ? homes.split(',').map(readMarketSize) : quick ? [5_000] : [5_000, 100_000],
    pace: seconds
      ? { warmUpMs: 2_500, measureMs: 1_000 * Number(seconds) }
      : quick
        ? { warmUpMs: 1_000, measureMs: 3_000 }
        : { warmUpMs: 2_500, measureMs: 8_000 },
    noticeSeconds: quick ? 4 : 10,
    bookings: quick ? 12_000 : 40_000,
    lines,
    profiles,
    record:
      !quick &&
      homes === undefined &&
      seconds === undefined &&
      profiles === undefined &&
      env.NORDBO_BENCH_LINES === undefined,
  }
}
