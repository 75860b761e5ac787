import { parseArgs } from 'node:util'
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

const usage = 'npm run bench takes one option, --cpu LINE'

const cpuOption = (args: readonly string[]): string | undefined => {
  try {
    return parseArgs({ args: [...args], options: { cpu: { type: 'string' } } }).values.cpu
  } catch (error) {
    throw new Error(`${usage}. ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Reads `--cpu LINE`, where LINE is one line, several with commas between them, or `all`; undefined without it. The small market is measured
 * unless `NORDBO_BENCH_HOMES` is set; `NORDBO_BENCH_PROFILES` keeps the CPU profiles. Only all lines without these are recorded.
 * @throws for other arguments and lines
 */
export const cpuSettingsFrom = (
  args: readonly string[],
  env: Record<string, string | undefined>,
): CpuSettings | undefined => {
  const given = cpuOption(args)
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
