import { print } from '../console/print.ts'
import { tokenOf } from '../market/sign-in.ts'
import { bulkChanges, createBusyHost, overviewQuestions, yearQuestions } from '../questions/calendar.ts'
import type { Question } from '../questions/question.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { type Figure, type MeasureTiming, measureHttp } from './measure.ts'

/** A host's page at the public API beside raw queries of the same rows. */
export interface HostPageFigures {
  baseline: Figure
  api: Figure
  /** The API with one request at a time. */
  alone: Figure
}

/** A host's year and overview, and changes of many days. */
export interface CalendarResult {
  homes: number
  year: HostPageFigures
  overview: HostPageFigures
  /** Duration of each change, ms, the shortest first. */
  changesMs: readonly number[]
}

/** Changes that are timed. */
const changeCount = 20

const timeChange = async (url: string, { path, method, body, guestId, idempotencyKey }: Question): Promise<number> => {
  const began = performance.now()
  const answer = await fetch(new URL(path, url), {
    method,
    headers: {
      origin: new URL(url).origin,
      cookie: `nordbo_session=${tokenOf(guestId ?? '')}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey ?? '',
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 500)}`)
  return performance.now() - began
}

/** Measures the calendar and the overview of a host with fifty homes. */
export const runCalendar = async (
  stack: MeasuredStack,
  { homes, pace, baselinePort }: { homes: number; pace: MeasureTiming; baselinePort: number },
): Promise<CalendarResult> => {
  const { stack: ground, url } = stack.booted
  const host = await createBusyHost(ground)
  const measurePage = async (questions: readonly Question[]): Promise<HostPageFigures> => ({
    baseline: await measureHttp(stack, { port: baselinePort, questions, once: false }, pace),
    api: await measureHttp(stack, { port: ground.port, questions, once: false }, pace),
    alone: await measureHttp(stack, { port: ground.port, questions, once: false }, { ...pace, width: 1 }),
  })
  const year = await measurePage(yearQuestions(host))
  const overview = await measurePage(overviewQuestions(host))
  const changesMs: number[] = []
  for (const change of bulkChanges(host, changeCount)) changesMs.push(await timeChange(url, change))
  await stack.booted.settle()
  changesMs.sort((one, other) => one - other)
  for (const [name, { api, baseline, alone }] of Object.entries({ year, overview }))
    print(
      `  ${name}: ${api.perSecond.toFixed(1)} a second beside ${baseline.perSecond.toFixed(1)}, alone p50 ${alone.p50.toFixed(1)} ms`,
    )
  print(`  a change of the calendar at most ${(changesMs.at(-1) ?? 0).toFixed(0)} ms`)
  return { homes, year, overview, changesMs }
}
