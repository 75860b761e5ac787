import { type ChoosableTest, isReached } from './tier-plan.ts'

/** What one turn runs, nearest and quickest first, and how much of what is reached it leaves to `npm test`. */
export interface Turn {
  run: ChoosableTest[]
  left: ChoosableTest[]
}

const packageOf = (file: string): string => /^((packages|services)\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file

/** How near a reached test is to a change: 0 for a changed test, 1 for one of a changed package, 2 for any other. */
const nearness = ({ file }: ChoosableTest, changed: readonly string[]): 0 | 1 | 2 => {
  if (changed.includes(file)) return 0
  return changed.some((each) => packageOf(each) === packageOf(file)) ? 1 : 2
}

/** Chooses the reached integration tests that fit into `budget`, seconds of one core; the nearest one always runs. */
export const chooseTurn = (tests: readonly ChoosableTest[], changed: readonly string[], budget: number): Turn => {
  const reached = tests
    .filter((test) => isReached(test, changed))
    .map((test) => ({ test, near: nearness(test, changed) }))
    .toSorted((one, other) => one.near - other.near || one.test.seconds - other.test.seconds)
  let spent = 0
  const turn: Turn = { run: [], left: [] }
  for (const { test } of reached) {
    const fits = test.kind === 'integration' && (turn.run.length === 0 || spent + test.seconds <= budget)
    if (fits) spent += test.seconds
    turn[fits ? 'run' : 'left'].push(test)
  }
  return turn
}
