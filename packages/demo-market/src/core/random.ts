/** A seeded generator: the same seed gives the same market on every machine. */
export interface Chance {
  /** In [0, 1). */
  next(): number
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** True in `percent` of 100 cases. */
  percent(percent: number): boolean
  pick<T>(items: readonly T[]): T
  /** `count` different items in random order. */
  some<T>(items: readonly T[], count: number): T[]
}

/** Hashes a text to 32 bits (FNV-1a). */
const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** A generator seeded with a name (mulberry32), so that a change to one home leaves all others unchanged. */
export const chanceOf = (name: string): Chance => {
  let state = seedOf(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items]
    const taken: T[] = []
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1))
    return taken
  }
  const pick = <T>(items: readonly T[]): T => {
    const found = items[int(0, items.length - 1)]
    if (found === undefined) throw new Error('Nothing to pick from.')
    return found
  }
  return { next, int, some, pick, percent: (percent) => next() * 100 < percent }
}
