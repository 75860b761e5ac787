import { globSync, readFileSync } from 'node:fs'
import type { RestartableProcess } from '../../src/index.ts'
import { inRepo } from '../../src/index.ts'

const named = (pattern: string, call: RegExp): string[] =>
  globSync(pattern, { cwd: inRepo() }).flatMap((file) =>
    [...readFileSync(inRepo(file), 'utf8').matchAll(call)].map(([, name = '']) => name),
  )

/** Every place at which a service stands between two steps that reach outside of it, as its source has them. */
export const boundariesOf = (service: 'booking' | 'payouts'): string[] => {
  const calls = named(`services/${service}/src/**/*.ts`, /\b(?:outbound|callForId)\(\s*'([^']+)'/g)
  const kit = named('packages/service-kit/src/**/*.ts', /crashPoint\('([^']+)'/g)
  return [...[...new Set(calls)].flatMap((name) => [`before:${name}`, `after:${name}`]), ...new Set(kit)].sort()
}

/** Kills a process at one place after the other, whenever it gets there, while stories are lived. */
export interface Killer {
  readonly left: () => number
  /** Kills no more; the process stands when this returns. Answers how often it died. */
  stop(): Promise<number>
}

/** Begins: `places` are crash points such as `after:transfer.create#1`. What is killed while it recovers is killed again at another. */
export const startKilling = async (victim: RestartableProcess, places: readonly string[]): Promise<Killer> => {
  const left = [...places]
  const rise = (): Promise<void> => {
    const next = left.shift()
    return victim.restart(next === undefined ? {} : { NORDBO_CRASH_AT: next })
  }
  let deaths = 0
  let over = false
  let rising = rise()
  await rising
  const keepUp = async (): Promise<void> => {
    for (;;) {
      await victim.ended()
      if (over) return
      deaths++
      rising = rise()
      await rising
      if (over) return
    }
  }
  const keeper = keepUp()
  return {
    left: () => places.length - deaths,
    stop: async () => {
      over = true
      // What is rising just now must stand before it is ended: nobody waits for its end any more.
      await rising
      await victim.restart()
      await keeper
      return deaths
    },
  }
}
