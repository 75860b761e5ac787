import { type Database, integer } from '../store/database.ts'

/** The domain clock's offset from real time, stored on disk. All values are ms. */
export type TestClock = {
  offsetMs: () => number
  /** Moves the clock forward; returns the new offset. */
  advance: (ms: number) => number
  reset: () => number
  /** The sandbox's current time, unix ms. It dates Stripe's objects, as Stripe's own test clocks do. */
  nowMs: () => number
}

/** Opens the clock of a database: at its stored offset, else at `startsAt` (RFC 3339), else at real time. */
export function openTestClock(db: Database, startsAt?: string): TestClock {
  let offset = 0
  const store = (ms: number): number => {
    db.run("insert or replace into setting (name, value) values ('clock_offset_ms', ?)", ms)
    offset = ms
    return offset
  }
  const stored = db.first("select value from setting where name = 'clock_offset_ms'")
  if (stored) offset = integer(stored, 'value')
  else if (startsAt !== undefined) store(Date.parse(startsAt) - Date.now())
  return {
    offsetMs: () => offset,
    advance: (ms) => store(offset + ms),
    reset: () => store(0),
    nowMs: () => Date.now() + offset,
  }
}
