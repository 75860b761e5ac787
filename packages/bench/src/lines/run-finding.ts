import { print } from '../console/print.ts'
import { type FindingQuestions, findingQuestions } from '../questions/finding.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { findingGoals } from './goals.ts'
import { type Figure, type MeasureTiming, measureHttp } from './measure.ts'

/** One line of browsing without booking, over the public API. */
export interface FindingResult {
  name: keyof FindingQuestions
  homes: number
  api: Figure
  /** p99 at most, ms; undefined where it has no goal. */
  p99Goal: number | undefined
}

/** Different requests of each line. */
const questionCount = 5_000

/** Measures cards with totals, the map and type-ahead. */
export const runFinding = async (
  stack: MeasuredStack,
  { homes, pace, withGoals }: { homes: number; pace: MeasureTiming; withGoals: boolean },
): Promise<FindingResult[]> => {
  const questions = await findingQuestions(stack.booted.stack, questionCount)
  const results: FindingResult[] = []
  for (const name of ['totals', 'map', 'map with dates', 'type-ahead'] as const) {
    const target = { port: stack.booted.stack.port, questions: questions[name], once: false }
    const api = await measureHttp(stack, target, pace)
    results.push({ name, homes, api, p99Goal: withGoals ? findingGoals[name] : undefined })
    print(
      `  ${name}: ${Math.round(api.perSecond)} a second, p50 ${api.p50.toFixed(1)} ms, p99 ${api.p99.toFixed(1)} ms`,
    )
  }
  return results
}
