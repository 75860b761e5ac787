import { noticeGoal } from '../lines/goals.ts'
import type { Figure } from '../lines/measure.ts'
import type { NoticeFigure } from '../lines/measure-notices.ts'
import type { CalendarResult } from '../lines/run-calendar.ts'
import type { FindingResult } from '../lines/run-finding.ts'
import type { LineResult } from '../lines/run-lines.ts'
import type { PaidResult } from '../lines/run-paid.ts'
import { calendarRows, overviewRows } from './calendar-table.ts'
import { findingRows, growthRows } from './finding-tables.ts'

/** All figures of a run. */
export interface Report {
  machine: string[]
  /** Seconds that seeding each market took. */
  seeded: { homes: number; seconds: number }[]
  lines: LineResult[]
  paid: PaidResult[]
  finding: FindingResult[]
  calendar: CalendarResult[]
  notices: NoticeFigure[]
}

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')
const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
const figure = ({ perSecond, p50, p99 }: Figure): string => `${count(perSecond)} · ${ms(p50)} · ${ms(p99)}`
const mark = (reached: boolean): string => (reached ? 'reached' : 'missed')

/** Whether a line reached its goal; undefined where it has none. */
export const reached = ({ goal, ratio, api }: LineResult): boolean | undefined =>
  goal && ratio >= goal.ratio && (goal.p99 === undefined || api.p99 <= goal.p99)

const goalText = (line: LineResult): string => {
  const { goal } = line
  const outcome = reached(line)
  if (!goal || outcome === undefined) return '–'
  const p99 = goal.p99 === undefined ? '' : `, p99 ≤ ${goal.p99} ms`
  return `≥ ${goal.ratio}${p99}: ${mark(outcome)}`
}

const lineRows = (lines: readonly LineResult[]): string[] =>
  lines.map(
    (line) =>
      `| ${line.name} | ${count(line.homes)} | ${figure(line.baseline)} | ${figure(line.procedure)} | ${figure(line.api)} | ${line.ratio.toFixed(2)} | ${goalText(line)} |`,
  )

/** Parts of the system in the order in which a request passes them. */
const order = [
  'load',
  'bff',
  'nats',
  'redis',
  'listings',
  'pricing',
  'booking',
  'identity',
  'messaging',
  'payouts',
  'postgres',
  'provider',
  'sandbox',
]
const cpuCells = (cpuMs: Record<string, number>): string =>
  order.map((part) => ((cpuMs[part] ?? 0) < 0.005 ? '' : (cpuMs[part] ?? 0).toFixed(2))).join(' | ')
const sumOf = (cpuMs: Record<string, number>): string =>
  Object.values(cpuMs)
    .reduce((sum, part) => sum + part, 0)
    .toFixed(2)

const cpuRow = (label: string, cpuMs: Record<string, number>): string =>
  `| ${label} | ${sumOf(cpuMs)} | ${(cpuMs.baseline ?? 0) < 0.005 ? '' : (cpuMs.baseline ?? 0).toFixed(2)} | ${cpuCells(cpuMs)} |`

const cpuRows = ({ lines, paid, finding, notices }: Report): string[] => [
  ...lines.flatMap(({ name, homes, baseline, api }) => [
    cpuRow(`${name} ${count(homes)}, baseline`, baseline.cpuMs),
    cpuRow(`${name} ${count(homes)}, API`, api.cpuMs),
  ]),
  ...paid.map(({ homes, paid: { cpuMs } }) => cpuRow(`booking end to end ${count(homes)}`, cpuMs)),
  ...finding.map(({ name, homes, api }) => cpuRow(`${name} ${count(homes)}`, api.cpuMs)),
  ...notices.map(({ homes, cpuMs }) => cpuRow(`notices ${count(homes)}`, cpuMs)),
]

const noticeRows = (notices: readonly NoticeFigure[]): string[] =>
  notices.map(({ homes, perSecond, notices: told, p50, p99 }) => {
    const outcome = p50 <= noticeGoal.p50 && p99 <= noticeGoal.p99
    return `| ${count(homes)} | ${count(perSecond)} | ${count(told)} | ${ms(p50)} | ${ms(p99)} | p50 ≤ ${noticeGoal.p50}, p99 ≤ ${noticeGoal.p99}: ${mark(outcome)} |`
  })

/** The figures as Markdown. */
export const asMarkdown = (report: Report): string =>
  [
    ...report.machine,
    `- making the markets: ${report.seeded.map(({ homes, seconds }) => `${count(homes)} homes in ${seconds.toFixed(0)} s`).join(', ')}`,
    '',
    'Answers a second · p50 ms · p99 ms, at 16 in flight:',
    '',
    '| line | homes | (a) raw Fastify + pg | (b) procedure | (c) public API | c/a | goal |',
    '|---|--:|--:|--:|--:|--:|---|',
    ...lineRows(report.lines),
    '',
    'Instant booking end to end (hold, payment at the sandbox, its webhook, confirmed), at 16 in flight:',
    '',
    '| homes | raw transaction a second | bookings a second | p50 ms | p99 ms | of the floor |',
    '|--:|--:|--:|--:|--:|--:|',
    ...report.paid.map(
      ({ homes, floor, paid }) =>
        `| ${count(homes)} | ${count(floor.perSecond)} | ${paid.perSecond.toFixed(1)} | ${ms(paid.p50)} | ${ms(paid.p99)} | ${(paid.perSecond / floor.perSecond).toFixed(3)} |`,
    ),
    '',
    'Looking around, answers a second · p50 ms · p99 ms, at 16 in flight. The floor is raw Fastify and pg with the same statements:',
    '',
    '| line | homes | floor | public API | p99 by the floor’s | goal |',
    '|---|--:|--:|--:|--:|---|',
    ...findingRows(report.finding),
    '',
    'How the median grows with the market:',
    '',
    '| line | homes | p50 ms | times | goal |',
    '|---|---|---|--:|---|',
    ...growthRows([...report.lines.filter(({ name }) => name === 'search'), ...report.finding]),
    '',
    'A host’s year of 50 homes, and changes of 90 days of each of them (prices and blocks in turn):',
    '',
    '| homes | raw Fastify + pg, at 16 in flight | public API, at 16 in flight | c/a | one at a time, p50 ms | a change, p50 · longest ms | goal |',
    '|--:|--:|--:|--:|--:|--:|---|',
    ...calendarRows(report.calendar),
    '',
    'The overview of the same host:',
    '',
    '| homes | raw Fastify + pg, at 16 in flight | public API, at 16 in flight | c/a | one at a time, p50 ms | goal |',
    '|--:|--:|--:|--:|--:|---|',
    ...overviewRows(report.calendar),
    '',
    'From a change to the browser, ms:',
    '',
    '| homes | changes a second | notices | p50 | p99 | goal |',
    '|--:|--:|--:|--:|--:|---|',
    ...noticeRows(report.notices),
    '',
    `Projections caught up after the last booking within ${report.lines
      .filter(({ settledMs }) => settledMs !== null)
      .map(({ homes, settledMs }) => `${((settledMs ?? 0) / 1_000).toFixed(1)} s (${count(homes)} homes)`)
      .join(', ')}.`,
    '',
    'CPU time per answer, ms, by process (`load` asks the questions):',
    '',
    `| line | all | baseline | ${order.join(' | ')} |`,
    `|---|--:|--:|${order.map(() => '--:').join('|')}|`,
    ...cpuRows(report),
  ].join('\n')

/** A line's figures as text for the terminal. */
export const asText = (line: LineResult): string[] => [
  `      (a) raw Fastify + pg   ${figure(line.baseline)}`,
  `      (b) procedure          ${figure(line.procedure)}`,
  `      (c) public API         ${figure(line.api)}`,
  `      c/a ${line.ratio.toFixed(2)}   ${goalText(line)}`,
]
