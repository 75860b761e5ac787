import { type Database, integer } from '../store/database.ts'

/** The domain clock's offset from real time, kept on disk. Everything here is in milliseconds. */
export type TestClock = {
  offsetMs: () => number
  /** Moves the clock forward; answers the new offset. */
  advance: (ms: number) => number
  reset: () => number
  /** The instant the sandbox believes in, unix ms: Stripe's objects are dated by it, as with Stripe's own test clocks. */
  nowMs: () => number
}

export function openTestClock(db: Database): TestClock {
  const stored = db.first("select value from setting where name = 'clock_offset_ms'")
  let offset = stored ? integer(stored, 'value') : 0
  const keep = (ms: number): number => {
    db.run("insert or replace into setting (name, value) values ('clock_offset_ms', ?)", ms)
    offset = ms
    return offset
  }
  return {
    offsetMs: () => offset,
    advance: (ms) => keep(offset + ms),
    reset: () => keep(0),
    nowMs: () => Date.now() + offset,
  }
}
