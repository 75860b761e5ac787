import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServiceName } from '@nordbo/contracts'
import {
  type Certificate,
  configSchemaOf,
  environmentFor,
  findProcess,
  type Infra,
  isService,
  openTestStack,
  type ProcessName,
  processes,
  repoRoot,
  type Stack,
} from '@nordbo/devstack'
import { isPassing } from '@nordbo/service-kit'
import { z } from 'zod'
import { type RestartableProcess, spawnProcess } from './child-process.ts'
import { clockStart } from './clock-start.ts'
import { connectAsBff, type ServiceClients } from './service-clients.ts'
import { settle } from './settle.ts'

/** The processes and servers that a test needs. */
export interface StackOptions {
  /** Processes to run; by default all. Those that they depend on are not added. */
  only?: readonly ProcessName[]
  /** Services that have a database; by default those that run. */
  databases?: readonly ServiceName[]
  /** Of the processes, the ones that run as child processes, so that a test can kill them. */
  childProcesses?: readonly ProcessName[]
  /** Environment variables by process, over the usual ones. */
  env?: Partial<Record<ProcessName, Record<string, string>>>
  /** Lets commits reach the disk before they are answered: for measurements and killed servers. */
  durable?: boolean
  /** Counts its statements, for `openCounters`. */
  counted?: boolean
  /** Starts an own Postgres even where a test run shares one, for tests that kill it. */
  ownPostgres?: boolean
  /** Starts own servers that accept only TLS, with this certificate. */
  certificate?: Certificate
}

/** A whole system on real servers. */
export interface BootedStack extends AsyncDisposable {
  readonly stack: Stack
  readonly infra: Infra
  /** Its public address. */
  readonly url: string
  /** Every service's procedures, called as the BFF: for what the public API does not offer. */
  readonly services: ServiceClients
  /** Waits until no event, procedure, due deadline, webhook or mail is in flight. */
  settle(): Promise<void>
  /** One of `childProcesses`. */
  childProcess(name: ProcessName): RestartableProcess
  stop(): Promise<void>
}

interface Running {
  stop(): Promise<void>
}
const isOwn = (running: Running | RestartableProcess): running is RestartableProcess => 'restart' in running
const Module = z.object({
  start: z.custom<(config: unknown) => Promise<Running>>((value) => typeof value === 'function'),
})

/** Twenty attempts in a minute: tests wait two minutes for a system to settle, and a busy machine may fail several attempts. */
const testBackoffMs = [200, 1_000, ...Array.from({ length: 18 }, () => 3_500)].join(',')

const startInProcess = async (name: ProcessName, environment: Record<string, string>): Promise<Running> => {
  const definition = findProcess(name)
  const config = (await configSchemaOf(definition)).parse(environment)
  const module: unknown = await import(pathToFileURL(join(repoRoot, definition.folder, 'src/app.ts')).href)
  return Module.parse(module).start(config)
}

const openOnce = async (options: StackOptions): Promise<BootedStack> => {
  const { only = processes.map(({ name }) => name), childProcesses = [], env = {}, certificate } = options
  const { durable = false, counted = false, ownPostgres = false } = options
  const { databases = only.filter(isService) } = options
  const servers = await openTestStack({ services: databases, ownPostgres, durable, counted, certificate })
  const { stack } = servers
  const undo: (() => Promise<void>)[] = [servers.close]
  const stop = async (): Promise<void> => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  try {
    const owned = new Map<ProcessName, RestartableProcess>()
    const asBff = await connectAsBff(stack)
    undo.push(asBff.close)
    for (const stage of [0, 1, 2]) {
      const outcomes = await Promise.allSettled(
        processes
          .filter((each) => each.stage === stage && only.includes(each.name))
          .map(async ({ name }) => {
            const environment = {
              ...(await environmentFor(name, stack)),
              LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
              // The campaign depends on the date; its tests switch it on.
              CHRISTMAS_CAMPAIGN: 'off',
              EVENT_BACKOFF_MS: testBackoffMs,
              CLOCK_START: clockStart,
              ...env[name],
            }
            const running = childProcesses.includes(name)
              ? await spawnProcess(name, stack, environment)
              : await startInProcess(name, environment)
            undo.push(() => running.stop())
            if (isOwn(running)) owned.set(name, running)
          }),
      )
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
    }
    return {
      stack,
      infra: stack.infra,
      url: stack.publicUrl,
      services: asBff.services,
      settle: () => settle(stack, only),
      childProcess: (name) => {
        const found = owned.get(name)
        if (!found) throw new Error(`${name} does not run on its own`)
        return found
      },
      stop,
      [Symbol.asyncDispose]: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** How often a boot is begun. */
const boots = 3

/**
 * Opens servers and databases, and starts the processes on them. A boot that fails because something was away or late, as on a busy
 * machine, is begun again twice at most. Tests call `bootStack` or `sharedStack`.
 */
export const openStack = async (options: StackOptions = {}): Promise<BootedStack> => {
  for (let boot = 1; ; boot++) {
    try {
      return await openOnce(options)
    } catch (error) {
      if (boot === boots || !isPassing(error)) throw error
      process.stderr.write(`a system did not start and is booted again: ${String(error)}\n`)
    }
  }
}
