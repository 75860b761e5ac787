import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

let reaper: ChildProcess | undefined
const guarded = new Set<number>()

const sendToReaper = (...words: string[]): void => {
  if (reaper?.stdin?.writable !== true) {
    reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.ts')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {},
    })
    // The guard must not keep the guarded process from ending; its input closes with it.
    reaper.unref()
    if (reaper.stdin !== null && 'unref' in reaper.stdin && typeof reaper.stdin.unref === 'function')
      reaper.stdin.unref()
    reaper.stdin?.on('error', () => {})
  }
  reaper?.stdin?.write(`${words.join('\t')}\n`)
}

/**
 * Promises that a child ends when this process does, also after SIGKILL. `server` children end after the others, so
 * that a service can still finish what it does.
 */
export const guardChild = (pid: number, signal: 'SIGINT' | 'SIGTERM', kind: 'server' | 'service'): void => {
  guarded.add(pid)
  sendToReaper('watch', String(pid), signal, kind)
}

/** The child has ended. */
export const unguardChild = (pid: number): void => {
  guarded.delete(pid)
  sendToReaper('forget', String(pid))
}

/** Children that run now. */
export const guardedPids = (): number[] => [...guarded]

/** The process that watches over the children, once there are any. */
export const reaperPid = (): number | undefined => reaper?.pid

/** Promises that a folder is removed when this process ends, in whatever way. */
export const guardFolder = (path: string): void => sendToReaper('folder', path)

/** The folder was removed, or shall stay. */
export const unguardFolder = (path: string): void => sendToReaper('keep', path)
