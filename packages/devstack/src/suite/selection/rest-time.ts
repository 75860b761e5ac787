import type { ChoosableTest } from './tier-plan.ts'

/** The rest is begun until this many seconds after a run began. */
export const restEndsAt = 17 * 60

/** Seconds of one turn of the rest: so short that its tests begin before the end, so long that booting is little of it. */
const turnSeconds = 240

/** Seconds that a turn takes before its first test. */
const startSeconds = { integration: 10, browser: 40 } as const

/** How much slower this machine is than the one of the ledger: seconds that tests took by seconds that were expected. */
export const slowness = (took: readonly { took: number; expected: number }[]): number => {
  const expected = took.reduce((sum, each) => sum + each.expected, 0)
  const seconds = took.reduce((sum, each) => sum + each.took, 0)
  return expected === 0 ? 1 : Math.max(0.25, seconds / expected)
}

/** Seconds that a file may still run after the rest has ended: one that is longer than a turn would never run otherwise. */
const overrunSeconds = 150

/**
 * The next turn of the rest: files of one kind, the stalest first, whose expected time fits into what is left until minute 17. None when
 * nothing fits. `elapsed` is seconds since the run began; two files run at a time.
 */
export const nextTurn = (rest: readonly ChoosableTest[], elapsed: number, slow: number): ChoosableTest[] => {
  const left = restEndsAt - elapsed
  const turn = (kind: ChoosableTest['kind']): ChoosableTest[] => {
    const start = startSeconds[kind] * slow
    const fitting: ChoosableTest[] = []
    let spent = start
    for (const test of rest.filter((each) => each.kind === kind)) {
      const takes = test.seconds * slow
      const fits =
        spent + takes / 2 <= Math.min(turnSeconds, left) || (fitting.length === 0 && takes <= left + overrunSeconds)
      if (!fits) break
      spent += takes / 2
      fitting.push(test)
    }
    return left > start ? fitting : []
  }
  const [first] = rest
  if (first === undefined) return []
  const own = turn(first.kind)
  return own.length > 0 ? own : turn(first.kind === 'browser' ? 'integration' : 'browser')
}
