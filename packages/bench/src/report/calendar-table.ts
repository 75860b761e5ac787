import { calendarGoal, overviewGoal } from '../lines/goals.ts'
import type { Figure } from '../lines/measure.ts'
import type { CalendarResult, HostPageFigures } from '../lines/run-calendar.ts'

const figure = ({ perSecond, p50, p99 }: Figure): string =>
  `${perSecond.toFixed(1)} · ${p50.toFixed(1)} · ${p99.toFixed(1)}`
const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

const ratioOf = ({ api, baseline }: HostPageFigures): number => api.perSecond / baseline.perSecond
const verdict = (reached: boolean): string => (reached ? 'reached' : 'missed')

/** The rows of a host's calendar. */
export const calendarRows = (results: readonly CalendarResult[]): string[] =>
  results.map(({ homes, year, changesMs }) => {
    const longest = changesMs.at(-1) ?? 0
    const { ratio, p50, changeMs } = calendarGoal
    const reached = ratioOf(year) >= ratio && year.alone.p50 <= p50 && longest <= changeMs
    const goal = `c/a ≥ ${ratio}, p50 ≤ ${p50} ms, a change ≤ ${changeMs} ms: ${verdict(reached)}`
    return `| ${homes.toLocaleString('en-GB')} | ${figure(year.baseline)} | ${figure(year.api)} | ${ratioOf(year).toFixed(2)} | ${year.alone.p50.toFixed(1)} | ${middle(changesMs).toFixed(0)} · ${longest.toFixed(0)} | ${goal} |`
  })

/** The rows of a host's overview. */
export const overviewRows = (results: readonly CalendarResult[]): string[] =>
  results.map(({ homes, overview }) => {
    const { ratio, p50 } = overviewGoal
    const reached = ratioOf(overview) >= ratio && overview.alone.p50 <= p50
    const goal = `c/a ≥ ${ratio}, p50 ≤ ${p50} ms: ${verdict(reached)}`
    return `| ${homes.toLocaleString('en-GB')} | ${figure(overview.baseline)} | ${figure(overview.api)} | ${ratioOf(overview).toFixed(2)} | ${overview.alone.p50.toFixed(1)} | ${goal} |`
  })
