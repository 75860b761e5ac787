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
    // The reaper must not keep this process from ending; its input closes with this process.
    reaper.unref()
    if (reaper.stdin !== null && 'unref' in reaper.stdin && typeof reaper.stdin.unref === 'function')
      reaper.stdin.unref()
    reaper.stdin?.on('error', () => {})
  }
  reaper?.stdin?.write(`${words.join('\t')}\n`)
}

/**
 * Ends a child when this process ends, also after SIGKILL. `server` children end after the others, so that services can
 * finish their work.
 */
export const guardChild = (pid: number, signal: 'SIGINT' | 'SIGTERM', kind: 'server' | 'service'): void => {
  guarded.add(pid)
  sendToReaper('watch', String(pid), signal, kind)
}

/** Stops guarding a child that has ended. */
export const unguardChild = (pid: number): void => {
  guarded.delete(pid)
  sendToReaper('forget', String(pid))
}

/** Ids of the guarded children. */
export const guardedPids = (): number[] => [...guarded]

/** Id of the reaper; undefined before the first child. */
export const reaperPid = (): number | undefined => reaper?.pid

/** Removes a folder when this process ends, in whatever way. */
export const guardFolder = (path: string): void => sendToReaper('folder', path)

/** Stops guarding a folder that was removed or must stay. */
export const unguardFolder = (path: string): void => sendToReaper('keep', path)

/** Drops a database when this process ends without having dropped it; `admin` is the address of the superuser's database. */
export const guardDatabase = (admin: string, name: string): void => sendToReaper('database', name, admin)

/** Stops guarding a database that was dropped. */
export const unguardDatabase = (name: string): void => sendToReaper('dropped', name)
