import type { BookingStatus } from '@nordbo/contracts'
import { act, byItself } from './rules.ts'
import type { Days, Done, World } from './world.ts'

/** Concurrent actions and what was observed. */
export interface Burst {
  done: readonly Done[]
  /** Minutes at the beginning and, when the clock was moved meanwhile, at the end. */
  clock: readonly [before: number, after: number]
  /** Every booking's status once the system settled. */
  seen: ReadonlyMap<string, BookingStatus>
}

/** Sorts by id, so that the order of creation does not distinguish worlds. */
const sorted = (world: World): World => [...world].sort((one, other) => (one.id < other.id ? -1 : 1))

const matches = (world: World, seen: Burst['seen']): boolean =>
  world.length === seen.size && world.every(({ id, status }) => seen.get(id) === status)

/**
 * Finds the orders of the actions, with automatic steps anywhere in between, that explain every observed answer and status by
 * the rules. Returns the worlds in which they end; an empty list means that the system broke its rules.
 */
export const explain = (days: Days, worlds: readonly World[], { done, clock, seen }: Burst): World[] => {
  const [before, after] = clock
  const found = new Map<string, World>()
  const visited = new Set<string>()
  const visit = (unsorted: World, left: readonly Done[], moved: boolean): void => {
    const world = sorted(unsorted)
    const place = JSON.stringify([world, left.map((each) => done.indexOf(each)), moved])
    if (visited.has(place)) return
    visited.add(place)
    const next = byItself(days, world, moved ? after : before)
    for (const other of next) visit(other, left, moved)
    if (!moved) visit(world, left, true)
    for (const action of left) {
      const rest = left.filter((each) => each !== action)
      // An action has the time at which it arrived, which may be before the clock was moved.
      for (const now of new Set(clock))
        for (const step of act(days, world, action, now))
          if (step.answer === action.answer) visit(step.world, rest, moved)
    }
    if (left.length === 0 && moved && next.length === 0 && matches(world, seen)) found.set(JSON.stringify(world), world)
  }
  for (const world of worlds) visit(world, done, before === after)
  return [...found.values()]
}
