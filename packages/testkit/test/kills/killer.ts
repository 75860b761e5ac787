import { globSync, readFileSync } from 'node:fs'
import type { RestartableProcess } from '../../src/index.ts'
import { inRepo } from '../../src/index.ts'

const named = (pattern: string, call: RegExp): string[] =>
  globSync(pattern, { cwd: inRepo() }).flatMap((file) =>
    [...readFileSync(inRepo(file), 'utf8').matchAll(call)].map(([, name = '']) => name),
  )

/** The crash points of a service, read from the sources: around its calls to providers, and in the kit. */
export const boundariesOf = (service: 'booking' | 'payouts'): string[] => {
  const calls = named(`services/${service}/src/**/*.ts`, /\b(?:outbound|callForId)\(\s*'([^']+)'/g)
  const kit = named('packages/service-kit/src/**/*.ts', /crashPoint\('([^']+)'/g)
  return [...[...new Set(calls)].flatMap((name) => [`before:${name}`, `after:${name}`]), ...new Set(kit)].sort()
}

/** Kills a process at one crash point after the other while a test uses it. */
export interface Killer {
  readonly left: () => number
  /** Stops killing; resolves with the number of deaths once the process is ready. */
  stop(): Promise<number>
}

/** Starts: `places` are crash points such as `after:transfer.create#1`. A process may also be killed while it recovers. */
export const startKilling = async (victim: RestartableProcess, places: readonly string[]): Promise<Killer> => {
  const left = [...places]
  const restart = (): Promise<void> => {
    const next = left.shift()
    return victim.restart(next === undefined ? {} : { NORDBO_CRASH_AT: next })
  }
  let deaths = 0
  let stopped = false
  let restarting = restart()
  await restarting
  const restartForever = async (): Promise<void> => {
    for (;;) {
      await victim.ended()
      if (stopped) return
      deaths++
      restarting = restart()
      await restarting
      if (stopped) return
    }
  }
  const restarter = restartForever()
  return {
    left: () => places.length - deaths,
    stop: async () => {
      stopped = true
      // A restart in progress must finish before the process is restarted without a crash point.
      await restarting
      await victim.restart()
      await restarter
      return deaths
    },
  }
}
