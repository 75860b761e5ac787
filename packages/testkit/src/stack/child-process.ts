import { join } from 'node:path'
import {
  entryFileOf,
  findProcess,
  type ManagedProcess,
  nodeBinary,
  type ProcessName,
  repoRoot,
  type Stack,
  startProcess,
  waitUntil,
} from '@nordbo/devstack'

/** A process that a test may kill and start again. */
export interface RestartableProcess {
  pid(): number
  running(): boolean
  /** Resolves when it has ended by itself, as at a crash point. */
  ended(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
  /** Starts it again on the same port and data, and waits until it is ready; `env` replaces the earlier one. */
  restart(env?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

const readyMs = 90_000
const answersOk = (url: string): Promise<boolean> =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )

/** Starts a child process and waits until it is ready. */
export const spawnProcess = async (
  name: ProcessName,
  stack: Stack,
  environment: Record<string, string>,
): Promise<RestartableProcess> => {
  const logFile = join(stack.home, 'logs', `${name}.log`)
  const launch = async (env: Record<string, string>): Promise<ManagedProcess> => {
    const child = await startProcess({
      name,
      kind: 'service',
      command: nodeBinary,
      args: [entryFileOf(findProcess(name))],
      cwd: repoRoot,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment, ...env },
      logFile,
      stopSignal: 'SIGTERM',
    })
    const ready = await waitUntil(
      () => answersOk(`http://127.0.0.1:${stack.healthPorts[name]}/readyz`),
      readyMs,
      () => !child.running(),
    )
    if (!ready && child.running()) throw new Error(`${name} is not ready after ${readyMs} ms; see ${logFile}`)
    return child
  }
  let child = await launch({})
  return {
    pid: () => child.pid,
    running: () => child.running(),
    ended: async () => void (await child.ended),
    kill: () => child.kill(),
    restart: async (env = {}) => {
      await child.stop()
      child = await launch(env)
    },
    stop: () => child.stop(),
  }
}
