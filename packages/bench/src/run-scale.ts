import { makeBaselineTables } from './baseline/tables.ts'
import { print, runStep } from './console/print.ts'
import { compareAnswers } from './lines/compare-answers.ts'
import { type Goal, goals } from './lines/goals.ts'
import { measureNotices } from './lines/measure-notices.ts'
import { measurePhotos, photosAsText } from './lines/measure-photos.ts'
import { runCalendar } from './lines/run-calendar.ts'
import { runFinding } from './lines/run-finding.ts'
import { type Line, runLine } from './lines/run-lines.ts'
import { runPaid } from './lines/run-paid.ts'
import { seedMarket } from './market/seed-market.ts'
import { instantBookings } from './questions/bookings.ts'
import { readOnlyQuestions } from './questions/read-only.ts'
import { asText, type Report } from './report/tables.ts'
import type { Settings } from './settings.ts'
import { describeMachine } from './system/machine.ts'
import type { MeasuredStack } from './system/measured-stack.ts'

/** Different requests of each line that only reads. */
const questionCount = 20_000
/** Market size from which search has its goal. */
const searchGoalHomes = 100_000

const goalOf = (name: Line['name'], homes: number): Goal | undefined =>
  name === 'search' && homes < searchGoalHomes ? undefined : goals[name]

const readLines = async (stack: MeasuredStack, baseline: number): Promise<Line[]> => {
  const ask = await readOnlyQuestions(stack.booted.stack, questionCount)
  const ports = { baseline, api: stack.booted.stack.port }
  await compareAnswers('search', ask.search, ports)
  await compareAnswers('listing', ask.listing, ports)
  await compareAnswers('quote', ask.quote, ports)
  return [
    { name: 'search', service: 'listings', procedure: 'search', questions: ask.search, once: false },
    { name: 'listing', service: 'listings', procedure: 'byId', questions: ask.listing, once: false },
    {
      ...{ name: 'listing-shared', service: 'listings', procedure: 'byId' },
      ...{ questions: ask['listing-shared'], once: false },
    },
    { name: 'quote', service: 'pricing', procedure: 'quote', questions: ask.quote, once: false },
  ]
}

/** Seeds a market of `homes` homes, measures every line on it, and adds the figures to the report. */
export const runScale = async (
  stack: MeasuredStack,
  homes: number,
  settings: Settings,
  report: Report,
): Promise<void> => {
  const { booted } = stack
  const began = performance.now()
  await runStep(`a market of ${homes.toLocaleString('en-GB')} homes`, () => seedMarket(booted, homes))
  report.seeded.push({ homes, seconds: (performance.now() - began) / 1_000 })
  await runStep('tables of the baseline', () => makeBaselineTables(booted.stack))
  if (settings.profiles !== undefined)
    await stack.restart({ NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${settings.profiles}` })
  const baselinePort = await stack.startBaseline()
  if (report.machine.length === 0) report.machine.push(...(await describeMachine(booted.stack)))
  const lines = await runStep('questions, answered alike by the baseline and the API', () =>
    readLines(stack, baselinePort),
  )
  // First, while its guests have no holds.
  if (settings.lines.includes('paid'))
    report.paid.push(await runPaid(stack, { homes, pace: settings.pace, baselinePort }))
  if (settings.lines.includes('booking'))
    lines.push({
      name: 'booking',
      service: 'booking',
      procedure: 'create',
      questions: await instantBookings(booted.stack, settings.bookings),
      once: true,
    })
  for (const line of lines.filter(({ name }) => settings.lines.includes(name))) {
    const goal = goalOf(line.name, homes)
    const result = await runLine(stack, { line, baselinePort, pace: settings.pace, homes, goal })
    report.lines.push(result)
    for (const text of asText(result)) print(text)
  }
  if (settings.lines.includes('finding'))
    report.finding.push(...(await runFinding(stack, { homes, pace: settings.pace, baselinePort })))
  if (settings.lines.includes('calendar'))
    report.calendar.push(await runCalendar(stack, { homes, pace: settings.pace, baselinePort }))
  if (settings.lines.includes('photos')) print(photosAsText(await measurePhotos(stack)))
  if (!settings.lines.includes('notices')) return
  const notices = await measureNotices(stack, homes, settings.noticeSeconds)
  report.notices.push(notices)
  print(
    `  notices at ${notices.perSecond.toFixed(0)} changes a second: p50 ${notices.p50.toFixed(1)} ms, p99 ${notices.p99.toFixed(1)} ms`,
  )
}
