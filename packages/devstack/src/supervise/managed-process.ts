import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { guardChild, unguardChild } from './guard.ts'

export interface ProcessSpec {
  name: string
  command: string
  args: readonly string[]
  cwd: string
  env: Record<string, string | undefined>
  /** Output is appended here. */
  logFile: string
  stopSignal: 'SIGINT' | 'SIGTERM'
  kind: 'server' | 'service'
  /** Run as another user (Postgres refuses root). */
  uid?: number
  gid?: number
}

/** How a process ended. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A child in its own process group, with its log in a file. It gets Ctrl-C only from this process and ends with it. */
export interface ManagedProcess {
  readonly pid: number
  /** Resolves when the process has ended, with its exit code or signal. */
  readonly ended: Promise<Ending>
  running(): boolean
  /** Sends the stop signal, and SIGKILL after `patienceMs`: by default 10 s, and 60 s for a server. */
  stop(patienceMs?: number): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

/** Longest time for a stop in good order, ms. A database that is killed has to be repaired, so servers get more. */
const stopMs = { server: 60_000, service: 10_000 } as const

const largestLog = 20 * 1024 * 1024

/** Renames a large log to `.1`, which replaces an earlier one. */
const rotateLog = (file: string): void => {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(file, `${file}.1`)
}

/**
 * Of the processes that run Node. Their native modules allocate from many threads, and with the default number of heaps the C library
 * keeps twice the memory; deploy/Dockerfile sets the same.
 */
const nodeVariables = { MALLOC_ARENA_MAX: '2' } as const

/** Starts a process; throws when the command cannot be run. */
export const startProcess = async (spec: ProcessSpec): Promise<ManagedProcess> => {
  mkdirSync(dirname(spec.logFile), { recursive: true })
  rotateLog(spec.logFile)
  const log = openSync(spec.logFile, 'a')
  const child: ChildProcess = spawn(spec.command, [...spec.args], {
    cwd: spec.cwd,
    env: spec.kind === 'service' ? { ...nodeVariables, ...spec.env } : spec.env,
    detached: true,
    stdio: ['ignore', log, log],
    ...(spec.uid === undefined ? {} : { uid: spec.uid }),
    ...(spec.gid === undefined ? {} : { gid: spec.gid }),
  })
  closeSync(log)
  const ended = new Promise<Ending>((done) => {
    child.once('exit', (code, signal) => done({ code, signal }))
  })
  await once(child, 'spawn')
  const pid = child.pid
  if (pid === undefined) throw new Error(`${spec.name} did not start`)
  guardChild(pid, spec.stopSignal, spec.kind)
  void ended.then(() => unguardChild(pid))

  const running = (): boolean => child.exitCode === null && child.signalCode === null
  return {
    pid,
    ended,
    running,
    stop: async (patienceMs = stopMs[spec.kind]) => {
      if (!running()) return
      child.kill(spec.stopSignal)
      const killTimer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await ended
      clearTimeout(killTimer)
    },
    kill: async () => {
      if (running()) child.kill('SIGKILL')
      await ended
    },
  }
}

/** The last lines of a log, for a message that says why something did not start. */
export const tailOf = (file: string, lines = 15): string => {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  } catch {
    return ''
  }
}
