import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  freePort,
  inRepo,
  nodeBinary,
  type ProcessName,
  processes,
  repoRoot,
  startProcess,
  waitUntil,
} from '@nordbo/devstack'
import { type BootedStack, bootStack } from '@nordbo/testkit'
import type { BaselineSpec } from '../baseline/spec.ts'
import type { Part } from './cpu.ts'

/** A whole system with one process per service, as in production, on durable servers. */
export interface MeasuredStack {
  booted: BootedStack
  /** Parts whose CPU time is measured, without the load processes. */
  parts: Part[]
  /** Starts the baseline on the same data; returns its port. */
  startBaseline(): Promise<number>
  /** Restarts every process, or only some, with `env` in addition to their environment; all have it in later restarts of all. */
  restart(env: Record<string, string>, only?: readonly ProcessName[]): Promise<void>
  /** Switches booking to another provider, for which it is restarted; by default to the stand-in with constant answers. */
  payWith(apiUrl: string | undefined): Promise<void>
  /** Switches whether strangers share answers, for which the BFF is restarted; by default they do. */
  shareAnswers(shared: boolean): Promise<void>
  stop(): Promise<void>
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const runProgram = async (name: string, program: string, argument: string, logs: string, port: number) => {
  const started = await startProcess({
    name,
    kind: 'service',
    command: nodeBinary,
    args: [inRepo('packages/bench/src', program), argument],
    cwd: repoRoot,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    logFile: join(logs, `${name}.log`),
    stopSignal: 'SIGTERM',
  })
  const ready = await waitUntil(
    () => answers(`http://127.0.0.1:${port}/readyz`),
    20_000,
    () => !started.running(),
  )
  if (!ready) throw new Error(`${name} is not ready; see ${join(logs, `${name}.log`)}`)
  return started
}

/**
 * Boots the system to be measured, with `more` variables by process; with `counted`, Postgres counts its statements. A stand-in with constant
 * answers replaces the payment provider.
 */
export const openMeasuredStack = async (
  more: Partial<Record<ProcessName, Record<string, string>>> = {},
  { counted = false }: { counted?: boolean } = {},
): Promise<MeasuredStack> => {
  const everything = processes.map(({ name }) => name)
  const providerPort = await freePort()
  // The baseline has no domain clock, so that of the system shows real time.
  const clock = { CLOCK_START: new Date().toISOString() }
  const production: Record<string, string> = {
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
    STRICT: 'false',
    WARM_DB_CONNECTIONS: '4',
    ...clock,
  }
  const env = Object.fromEntries(
    everything.map((name): [string, Record<string, string>] => [name, { ...production, ...more[name] }]),
  )
  env.booking = { ...env.booking, STRIPE_API_URL: `http://127.0.0.1:${providerPort}` }
  const booted = await bootStack({ durable: true, counted, childProcesses: everything, env })
  const { stack } = booted
  const logs = join(stack.home, 'logs')
  const undo: (() => Promise<void>)[] = [booted.stop]
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  try {
    const provider = await runProgram('provider', 'provider/main.ts', String(providerPort), logs, providerPort)
    undo.push(() => provider.stop())
    const parts: Part[] = [
      { name: 'postgres', command: `-p ${new URL(stack.infra.postgresUrl).port} ` },
      { name: 'redis', command: `:${new URL(stack.infra.redisUrl('stack')).port}` },
      { name: 'nats', command: join(stack.infra.folder, 'nats') },
      { name: 'provider', pid: provider.pid },
    ]
    const name = (process: ProcessName): Part => ({ name: process, pid: booted.childProcess(process).pid() })
    parts.push(...everything.map(name))
    let added: Record<string, string> = {}
    let providerUrl: string | undefined
    let sharing = true
    const restartOne = async (each: ProcessName, more = added): Promise<void> => {
      const shared = each === 'bff' && !sharing ? { SHARED_ANSWERS_MS: '0' } : {}
      const provider = each === 'booking' && providerUrl !== undefined ? { STRIPE_API_URL: providerUrl } : {}
      await booted.childProcess(each).restart({ ...more, ...provider, ...shared })
      Object.assign(parts.find((part) => part.name === each) ?? {}, name(each))
    }
    return {
      booted,
      parts,
      startBaseline: async () => {
        const port = await freePort()
        const spec: BaselineSpec = { port, floors: stack.home, databases: stack.databases }
        const file = join(stack.home, 'baseline.json')
        writeFileSync(file, JSON.stringify(spec), { mode: 0o600 })
        const baseline = await runProgram('baseline', 'baseline/main.ts', file, logs, port)
        undo.push(() => baseline.stop())
        parts.push({ name: 'baseline', pid: baseline.pid })
        return port
      },
      restart: async (more, only) => {
        if (!only) added = more
        for (const each of only ?? everything) await restartOne(each, { ...added, ...more })
      },
      payWith: async (apiUrl) => {
        if (apiUrl === providerUrl) return
        providerUrl = apiUrl
        await restartOne('booking')
      },
      shareAnswers: async (shared) => {
        if (shared === sharing) return
        sharing = shared
        await restartOne('bff')
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
