import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process with this id runs (a zombie does not). */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return stateOf(pid) !== 'Z'
}

const statOf = (pid: number): string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const stateOf = (pid: number): string | undefined => statOf(pid)[0]

/** Start time of a process in the system's unit, which distinguishes processes with a reused id. */
export const startTimeOf = (pid: number): string => {
  if (process.platform === 'linux') return statOf(pid)[19] ?? ''
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** Signals a process that leads its own group, and its children; a process that has ended is no error. */
export const signalTree = (pid: number, signal: NodeJS.Signals): void => {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal)
      return
    } catch {
      // The process leads no group, or has ended.
    }
  }
}
