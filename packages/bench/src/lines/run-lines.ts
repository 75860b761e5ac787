import { print } from '../console/print.ts'
import type { Question } from '../questions/question.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import type { Goal } from './goals.ts'
import { type Figure, type MeasureTiming, measureHttp, measureProcedure } from './measure.ts'

/** A line of the benchmark: one kind of request, measured in three ways. */
export interface Line {
  name: 'search' | 'listing' | 'listing-shared' | 'quote' | 'booking'
  service: 'listings' | 'pricing' | 'booking'
  procedure: string
  questions: readonly Question[]
  /** Whether each request can be made only once. */
  once: boolean
}

/** The figures of a line. */
export interface LineResult {
  name: Line['name']
  homes: number
  baseline: Figure
  procedure: Figure
  api: Figure
  /** Answers a second of the public API by those of the baseline. */
  ratio: number
  /** Time until the projections caught up after the last booking, ms; null for reads. */
  settledMs: number | null
  goal: Goal | undefined
}

const halves = <T>(items: readonly T[]): [T[], T[]] => {
  const middle = Math.floor(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}

/** Measures a line: the baseline, the procedure, the public API, one after the other. */
export const runLine = async (
  stack: MeasuredStack,
  {
    line,
    baselinePort,
    pace,
    homes,
    goal,
  }: { line: Line; baselinePort: number; pace: MeasureTiming; homes: number; goal: Goal | undefined },
): Promise<LineResult> => {
  const { name, service, procedure, questions, once } = line
  const [first, second] = once ? halves(questions) : [questions, questions]
  print(`  ${name}`)
  // The line is for pages that were not asked for lately.
  await stack.shareAnswers(name !== 'listing')
  const settle = async (): Promise<number | null> => {
    if (!once) return null
    const began = performance.now()
    await stack.booted.settle()
    return performance.now() - began
  }
  const baseline = await measureHttp(stack, { port: baselinePort, questions, once }, pace)
  const procedureFigure = await measureProcedure(stack, { service, procedure, questions: first, once }, pace)
  await settle()
  const api = await measureHttp(stack, { port: stack.booted.stack.port, questions: second, once }, pace)
  const settledMs = await settle()
  return {
    name,
    homes,
    baseline,
    procedure: procedureFigure,
    api,
    ratio: api.perSecond / baseline.perSecond,
    settledMs,
    goal,
  }
}
