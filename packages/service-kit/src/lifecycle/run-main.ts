import { constants, setPriority } from 'node:os'
import process from 'node:process'
import { tryAgainExitCode } from '@nordbo/contracts'
import type { z } from 'zod'
import { ConfigError, loadConfig } from '../config/load-config.ts'
import { isPassing } from '../errors/is-passing.ts'
import { createLogger } from '../log/logger.ts'
import type { PendingWork } from './pending-work.ts'

/** A process that has started. */
export interface RunningProcess {
  /** Stops taking work, finishes what is in flight, drains, closes. */
  stop(): Promise<void>
  /** The unfinished work, for tests that wait for it. */
  pendingWork?(): Promise<PendingWork>
}

/** How every service starts: from its parsed configuration, without reading the environment. */
export type StartService<C> = (config: C) => Promise<RunningProcess>

/** How a process runs. */
export interface MainOptions {
  /** Runs at a lower priority than processes that answer requests. */
  background?: boolean
}

const startProblem = (error: unknown): string => (error instanceof ConfigError ? error.message : 'could not start')

/**
 * The main of a process: reads the environment once, starts, and stops in order on SIGTERM or SIGINT. When it cannot
 * start it exits with `tryAgainExitCode` if something was away or late, else with 1; every problem of its configuration is in one message.
 */
export const runMain = async <S extends z.ZodObject>(
  name: string,
  schema: S,
  start: StartService<z.output<S>>,
  { background = false }: MainOptions = {},
): Promise<void> => {
  if (background) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const log = createLogger({ name, level: 'info' })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'a mistake that nothing caught')
    process.exit(1)
  })
  try {
    const running = await start(loadConfig(name, schema, process.env))
    let leaving = false
    const leave = (signal: NodeJS.Signals): void => {
      if (leaving) return
      leaving = true
      log.info({ signal }, 'stopping')
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'could not stop')
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', leave)
    process.on('SIGINT', leave)
  } catch (error) {
    log.fatal(error instanceof ConfigError ? {} : { err: error }, startProblem(error))
    const code = isPassing(error) ? tryAgainExitCode : 1
    process.exitCode = code
    log.flush(() => process.exit(code))
  }
}
