import { growthGoal } from '../lines/goals.ts'
import type { FindingResult } from '../lines/run-finding.ts'

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')
const mark = (reached: boolean): string => (reached ? 'reached' : 'missed')

/** Table rows of the browsing lines. */
export const findingRows = (results: readonly FindingResult[]): string[] =>
  results.map(({ name, homes, api, p99Goal }) => {
    const goal = p99Goal === undefined ? '–' : `p99 ≤ ${p99Goal} ms: ${mark(api.p99 <= p99Goal)}`
    return `| ${name} | ${count(homes)} | ${count(api.perSecond)} | ${api.p50.toFixed(1)} | ${api.p99.toFixed(1)} | ${goal} |`
  })

/** Rows that compare each line's median in the smallest and the largest market; empty with one market. */
export const growthRows = (results: readonly { name: string; homes: number; api: { p50: number } }[]): string[] =>
  [...new Set(results.map(({ name }) => name))].flatMap((name) => {
    const same = results.filter((result) => result.name === name).toSorted((a, b) => a.homes - b.homes)
    const [small, large] = [same[0], same.at(-1)]
    if (!small || !large || small === large) return []
    const times = large.api.p50 / small.api.p50
    return [
      `| ${name} | ${count(small.homes)} → ${count(large.homes)} | ${small.api.p50.toFixed(1)} → ${large.api.p50.toFixed(1)} | ${times.toFixed(1)} | ≤ ${growthGoal}: ${mark(times <= growthGoal)} |`,
    ]
  })
