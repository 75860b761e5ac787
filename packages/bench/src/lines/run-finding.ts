import { print } from '../console/print.ts'
import { recordFloors } from '../floor/record-floor.ts'
import { type FindingQuestions, findingQuestions } from '../questions/finding.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { findingGoals } from './goals.ts'
import { type Figure, type MeasureTiming, measureHttp } from './measure.ts'

/** One line of browsing without booking, over the public API. */
export interface FindingResult {
  name: keyof FindingQuestions
  homes: number
  api: Figure
  /** The statements of its questions alone, with Fastify and pg. */
  floor: Figure
  /** p99 at most, in times of the floor's; undefined where it has no goal. */
  goal: number | undefined
}

/** Different requests of each line. */
const questionCount = 5_000

/** Measures cards with totals, the map and type-ahead, each beside its own SQL. */
export const runFinding = async (
  stack: MeasuredStack,
  { homes, pace, baselinePort }: { homes: number; pace: MeasureTiming; baselinePort: number },
): Promise<FindingResult[]> => {
  const questions = await findingQuestions(stack.booted.stack, questionCount)
  const floorQuestions = await recordFloors(stack, questions)
  const results: FindingResult[] = []
  for (const name of ['totals', 'map', 'map with dates', 'type-ahead'] as const) {
    const target = { port: stack.booted.stack.port, questions: questions[name], once: false }
    const own = { port: baselinePort, questions: floorQuestions(name), once: false }
    const floor = await measureHttp(stack, own, pace)
    const api = await measureHttp(stack, target, pace)
    results.push({ name, homes, api, floor, goal: findingGoals[name] })
    print(
      `  ${name}: ${Math.round(api.perSecond)} a second, p50 ${api.p50.toFixed(1)} ms, p99 ${api.p99.toFixed(1)} ms; its SQL alone p50 ${floor.p50.toFixed(1)} ms, p99 ${floor.p99.toFixed(1)} ms`,
    )
  }
  return results
}
