import { readFileSync } from 'node:fs'
import { cpuTimes, type Part } from './cpu.ts'

/** Memory of a process in bytes, where pages that processes share are divided among them; 0 for one that has ended. */
const sharedOutBytes = (pid: number): number => {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes) * 1_024
  } catch {
    return 0
  }
}

/** Memory of each part, bytes; empty where the machine has no /proc. */
export const memoryOf = (parts: readonly Part[]): Record<string, number> => {
  const bytes = new Map<string, number>()
  for (const [pid, { part }] of cpuTimes(parts)) bytes.set(part, (bytes.get(part) ?? 0) + sharedOutBytes(pid))
  return Object.fromEntries(bytes)
}
