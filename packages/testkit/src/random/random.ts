/** Pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  chance(share: number): boolean
}

/** A small generator (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    whole,
    pick: (from) => {
      const [picked] = from.slice(whole(0, from.length - 1))
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    chance: (share) => next() < share,
  }
}
