import { type CpuLineName, cpuLineNames } from './line-names.ts'

/** Settings of a run with `--cpu`. */
export interface CpuSettings {
  lines: readonly CpuLineName[]
  /** Homes of the market. */
  homes: number
  /** Folder in which the CPU profiles are kept; undefined for none. */
  profiles: string | undefined
  /** Whether docs/performance.md is written. */
  record: boolean
}

/**
 * Reads LINE of `--cpu LINE`: one line, several with commas between them, or `all`; undefined without it. The small market is measured
 * unless `NORDBO_BENCH_HOMES` is set; `NORDBO_BENCH_PROFILES` keeps the CPU profiles. Only all lines without these are recorded.
 * @throws for a line that does not exist
 */
export const cpuSettingsFrom = (
  given: string | undefined,
  env: Record<string, string | undefined>,
): CpuSettings | undefined => {
  if (given === undefined) return undefined
  const wanted = given === 'all' ? [...cpuLineNames] : given.split(',')
  const unknown = wanted.filter((name) => !cpuLineNames.some((known) => known === name))
  if (unknown.length > 0)
    throw new Error(`there is no line ${unknown.join(', ')}; there are ${cpuLineNames.join(', ')}, and all`)
  const { NORDBO_BENCH_HOMES: homes, NORDBO_BENCH_PROFILES: profiles } = env
  return {
    lines: cpuLineNames.filter((name) => wanted.includes(name)),
    homes: homes ? Number(homes) : 5_000,
    profiles,
    record: given === 'all' && homes === undefined && profiles === undefined,
  }
}
