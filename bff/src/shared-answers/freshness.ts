/** The homes whose changes make an answer outdated: one by its id, or all. */
export type AnsweredHomes = string | 'all'

/** Homes whose last change is remembered by itself; beyond it everything counts as changed. */
const mostRemembered = 50_000

/** Knows which answers are older than a change that this process was told of. Moments are numbers that only grow. */
export interface Freshness {
  /** The moment to remember before a service is asked. */
  now(): number
  /** Whether an answer that was asked for at this moment is still as new as the last change of its homes. */
  isFresh(asked: number, homes: AnsweredHomes): boolean
  /** Homes have changed; null for all. */
  changed(ids: readonly string[] | null): void
  /** Changes are no longer heard of: nothing is fresh until `resume`. */
  pause(): void
  /** Changes are heard of from now on. */
  resume(): void
}

/** Paused at first. `most` homes are remembered by themselves. */
export const createFreshness = (most = mostRemembered): Freshness => {
  const changedAt = new Map<string, number>()
  let moment = 0
  let lastChange = 0
  let everythingChanged = 0
  let listening = false

  const changeEverything = (): void => {
    lastChange = ++moment
    everythingChanged = moment
    changedAt.clear()
  }
  return {
    now: () => moment,
    isFresh: (asked, homes) => {
      if (!listening || asked < everythingChanged) return false
      return asked >= (homes === 'all' ? lastChange : (changedAt.get(homes) ?? 0))
    },
    changed: (ids) => {
      if (ids === null || changedAt.size + ids.length > most) return changeEverything()
      lastChange = ++moment
      for (const id of ids) changedAt.set(id, moment)
    },
    pause: () => {
      listening = false
      changeEverything()
    },
    resume: () => {
      // What was asked for before may be older than a change that nobody heard of.
      changeEverything()
      listening = true
    },
  }
}
