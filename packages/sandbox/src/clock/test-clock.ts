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

/** Opens the clock of a folder: with the offset that it keeps, else at `startsAt`, else at real time. */
export function openTestClock(db: Database, startsAt?: string): TestClock {
  let offset = 0
  const keep = (ms: number): number => {
    db.run("insert or replace into setting (name, value) values ('clock_offset_ms', ?)", ms)
    offset = ms
    return offset
  }
  const stored = db.first("select value from setting where name = 'clock_offset_ms'")
  if (stored) offset = integer(stored, 'value')
  else if (startsAt !== undefined) keep(Date.parse(startsAt) - Date.now())
  return {
    offsetMs: () => offset,
    advance: (ms) => keep(offset + ms),
    reset: () => keep(0),
    nowMs: () => Date.now() + offset,
  }
}
