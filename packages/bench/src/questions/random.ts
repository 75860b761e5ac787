/** A seeded generator (mulberry32), so that every run sends the same requests. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    pick: <T>(items: readonly T[]): T => {
      const found = items[int(0, items.length - 1)]
      if (found === undefined) throw new Error('there is nothing to pick from')
      return found
    },
  }
}
