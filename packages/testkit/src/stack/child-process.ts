import { join } from 'node:path'
import {
  entryFileOf,
  findProcess,
  isHttpOk,
  type ManagedProcess,
  nodeBinary,
  type ProcessName,
  repoRoot,
  type Stack,
  startProcess,
  untilReady,
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

/** Starts a child process and waits, for as long as it runs, until it is ready. */
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
    await untilReady(name, () => isHttpOk(`http://127.0.0.1:${stack.healthPorts[name]}/readyz`), {
      running: child.running,
      say: (line) => process.stderr.write(`${line}; see ${logFile}\n`),
    })
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
