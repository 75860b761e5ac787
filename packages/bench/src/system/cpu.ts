import { readdirSync, readFileSync } from 'node:fs'

/** A process of a part of the system. */
export interface PartProcess {
  part: string
  /** The part of its parent, to which its time is added when it ends; undefined where that is no part. */
  heir: string | undefined
  /** CPU time since it began, with that of its ended children. */
  ms: number
}

/** CPU time of the system's processes, by process id. */
export type CpuTimes = ReadonlyMap<number, PartProcess>

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

/** CPU time of each running process of a part; empty where the machine has no /proc. The first part that fits a process is its own. */
export const cpuTimes = (parts: readonly Part[]): CpuTimes => {
  const all = running()
  const byPid = new Map(all.map((process) => [process.pid, process]))
  const ownPart = ({ pid, command }: Process): string | undefined =>
    parts.find((part) => part.pid === pid || (part.command !== undefined && command.includes(part.command)))?.name
  return new Map(
    all.flatMap((process) => {
      const parent = byPid.get(process.parent)
      const heir = parent && ownPart(parent)
      const part = ownPart(process) ?? heir
      return part === undefined ? [] : [[process.pid, { part, heir, ms: process.ms }]]
    }),
  )
}

/** CPU time of each part between two readings, ms. */
export const cpuBetween = (before: CpuTimes, after: CpuTimes): Record<string, number> => {
  const used = new Map<string, number>()
  const add = (part: string, ms: number): void => void used.set(part, (used.get(part) ?? 0) + ms)
  for (const [pid, { part, ms }] of after) add(part, ms - (before.get(pid)?.ms ?? 0))
  // The heir got the whole time of a process that has ended, also what it had used before.
  for (const [pid, { heir, ms }] of before) if (heir !== undefined && !after.has(pid)) add(heir, -ms)
  return Object.fromEntries([...used].map(([part, ms]) => [part, Math.max(0, ms)]))
}
