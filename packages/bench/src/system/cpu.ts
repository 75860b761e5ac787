import { readdirSync, readFileSync } from 'node:fs'

/** CPU time by part of the system, ms since its processes began. */
export type CpuTimes = ReadonlyMap<string, number>

/** A part of the system, found by process id or by a text in the command line. Children belong to their parent's part. */
export interface Part {
  name: string
  pid?: number
  command?: string
}

interface Process {
  pid: number
  parent: number
  ms: number
  command: string
}

/** The kernel counts in hundredths of a second, on every Linux that Node runs on. */
const msPerTick = 10

const readProcess = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The process name in brackets may contain anything; the figures follow the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number)
    return {
      pid,
      parent: Number(fields[1]),
      ms: (user + system + childrenUser + childrenSystem) * msPerTick,
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    }
  } catch {
    // The process has ended.
    return undefined
  }
}

const running = (): Process[] => {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
      .flatMap((pid) => readProcess(pid) ?? [])
  } catch {
    // Only Linux has /proc.
    return []
  }
}

/** CPU time of each running part now; empty where the machine has no /proc. */
export const cpuTimes = (parts: readonly Part[]): CpuTimes => {
  const all = running()
  const byPid = new Map(all.map((process) => [process.pid, process]))
  const ownPart = ({ pid, command }: Process): string | undefined =>
    parts.find((part) => part.pid === pid || (part.command !== undefined && command.includes(part.command)))?.name
  const partOf = (process: Process): string | undefined => {
    const parent = byPid.get(process.parent)
    return ownPart(process) ?? (parent && ownPart(parent))
  }
  const times = new Map<string, number>()
  for (const process of all) {
    const name = partOf(process)
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + process.ms)
  }
  return times
}

/** CPU time of each part between two readings, ms. */
export const cpuBetween = (before: CpuTimes, after: CpuTimes): Record<string, number> =>
  Object.fromEntries([...after].map(([name, ms]) => [name, Math.max(0, ms - (before.get(name) ?? 0))]))
