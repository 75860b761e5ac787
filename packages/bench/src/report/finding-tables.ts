import { growthGoal } from '../lines/goals.ts'
import type { FindingResult } from '../lines/run-finding.ts'

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')
const mark = (reached: boolean): string => (reached ? 'reached' : 'missed')

/** Table rows of the browsing lines. */
export const findingRows = (results: readonly FindingResult[]): string[] =>
  results.map(({ name, homes, api, floor, goal }) => {
    const times = api.p99 / floor.p99
    const reached = goal === undefined ? '–' : `≤ ${goal}: ${mark(times <= goal)}`
    const figure = (of: typeof api): string => `${count(of.perSecond)} · ${of.p50.toFixed(1)} · ${of.p99.toFixed(1)}`
    return `| ${name} | ${count(homes)} | ${figure(floor)} | ${figure(api)} | ${times.toFixed(1)} | ${reached} |`
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
