import { processes, type Stack } from '@nordbo/devstack'
import { settleInRounds } from '../stack/settle.ts'
import { type Count, countsBetween, type Rest, withoutAnyRest, withoutRest } from './counts.ts'
import { type Counters, openCounters } from './open-counters.ts'

/** Long enough for the slowest timer that asks a database, and for more questions than any timer has runs. */
const restSeconds = 3
const restRounds = 40

const everyProcess = processes.map(({ name }) => name)

/** Counts what work costs a whole system. */
export interface Meter extends AsyncDisposable {
  /** What cannot be counted here, and why. */
  readonly missing: readonly string[]
  /** Runs the work, waits until the system is settled, and returns what was counted, without what an idle system does. */
  count(work: () => Promise<unknown>): Promise<Count[]>
  close(): Promise<void>
}

interface Span {
  counts: Count[]
  seconds: number
}

const countSpan = async (counters: Counters, work: () => Promise<unknown>): Promise<Span> => {
  const [began, before] = [performance.now(), await counters.read()]
  await work()
  const after = await counters.read()
  return { counts: countsBetween(before, after), seconds: (performance.now() - began) / 1_000 }
}

const countRest = async (counters: Counters, settle: () => Promise<number>): Promise<Rest> => {
  let rounds = 0
  const until = performance.now() + restSeconds * 1_000
  const span = await countSpan(counters, async () => {
    while (performance.now() < until || rounds < restRounds) rounds += await settle()
  })
  return { ...span, rounds }
}

/**
 * Opens a meter on a system that was booted with `counted`; takes three seconds to learn what it does at rest. An exact one leaves that
 * out altogether, so that timers cannot change a count; another one subtracts it.
 */
export const openMeter = async (stack: Stack, { exact = false }: { exact?: boolean } = {}): Promise<Meter> => {
  const counters = await openCounters(stack)
  const settle = (): Promise<number> => settleInRounds(stack, everyProcess)
  await settle()
  const rest = await countRest(counters, settle)
  return {
    missing: counters.missing,
    count: async (work) => {
      const { counts, seconds } = await countSpan(counters, async () => {
        await work()
        await settle()
      })
      return exact ? withoutAnyRest(counts, rest, seconds) : withoutRest(counts, rest, seconds)
    },
    close: counters.close,
    [Symbol.asyncDispose]: counters.close,
  }
}
