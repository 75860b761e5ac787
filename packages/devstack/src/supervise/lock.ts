import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { guardedPids, reaperPid } from './guard.ts'
import { isAlive, signalTree, startTimeOf } from './pids.ts'

const living = z.object({ pid: z.int(), birth: z.string() })
const runFile = z.object({ main: living, reaper: living.optional(), children: z.array(living), address: z.string() })

type Living = z.infer<typeof living>

const describe = (pid: number): Living => ({ pid, birth: startTimeOf(pid) })
const stillRuns = ({ pid, birth }: Living): boolean => isAlive(pid) && startTimeOf(pid) === birth

/** A running system's lock on its data folder. */
export interface Lock {
  /** Stores the children that run now. */
  refresh(): void
  release(): void
}

const read = (path: string): z.infer<typeof runFile> | undefined => {
  try {
    return runFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

/** Waits for the reaper of a killed system, then ends the children that still run. */
const endLeftovers = async ({ reaper, children }: z.infer<typeof runFile>): Promise<void> => {
  const reaperBy = Date.now() + 90_000
  while (reaper !== undefined && stillRuns(reaper) && Date.now() < reaperBy) await pause(50)
  for (const child of children.filter(stillRuns)) signalTree(child.pid, 'SIGTERM')
  const killBy = Date.now() + 5_000
  while (children.some(stillRuns) && Date.now() < killBy) await pause(50)
  for (const child of children.filter(stillRuns)) signalTree(child.pid, 'SIGKILL')
}

/**
 * Locks a data folder for this process. Throws when another system runs on it; ends the children of a killed one.
 */
export const lockDataFolder = async (home: string, address: string): Promise<Lock> => {
  mkdirSync(home, { recursive: true })
  const path = join(home, 'run.json')
  const earlier = read(path)
  if (earlier !== undefined && stillRuns(earlier.main))
    throw new Error(
      [
        `Nordbo already runs on ${home} (${earlier.address}, process ${earlier.main.pid}).`,
        'Stop it first, or start a second one beside it: NORDBO_HOME=.nordbo-2 PORT=3001 npm start',
      ].join('\n'),
    )
  if (earlier !== undefined) await endLeftovers(earlier)
  const refresh = (): void => {
    const reaper = reaperPid()
    const content: z.infer<typeof runFile> = {
      main: describe(process.pid),
      ...(reaper === undefined ? {} : { reaper: describe(reaper) }),
      children: guardedPids().map(describe),
      address,
    }
    writeFileSync(`${path}.next`, JSON.stringify(content))
    renameSync(`${path}.next`, path)
  }
  refresh()
  return { refresh, release: () => rmSync(path, { force: true }) }
}

/** Throws when a system runs on this folder. */
export const assertNotRunning = (home: string): void => {
  const earlier = read(join(home, 'run.json'))
  if (earlier !== undefined && stillRuns(earlier.main))
    throw new Error(`Nordbo runs on ${home} (process ${earlier.main.pid}). Stop it first.`)
}
