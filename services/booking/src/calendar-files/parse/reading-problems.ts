import type { LineProblem } from '@nordbo/contracts'

/** What could not be read of a file. */
export interface ReadingProblems {
  all: LineProblem[]
  /** Nights may be missing: what was closed before must stay closed (docs/product/hosting.md, Calendars elsewhere). */
  nightsMissing: boolean
}

/** Notes a problem after which the nights of a file are still whole. */
export const note = (problems: ReadingProblems, line: number, problem: LineProblem['problem']): void => {
  problems.all.push({ line, problem })
}

/** Notes a problem after which nights may be missing. */
export const noteMissing = (problems: ReadingProblems, line: number, problem: LineProblem['problem']): void => {
  note(problems, line, problem)
  problems.nightsMissing = true
}
