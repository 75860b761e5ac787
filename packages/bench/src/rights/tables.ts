import { serviceNames } from '@nordbo/contracts'
import { amounts } from './known-person.ts'

/** How long an export and an erasure may take. */
export const goalSeconds = 60

/** One export or erasure. */
export interface RightsRun {
  ms: number
  /** When each service had done its part, ms from when the request was stored. */
  parts: Record<string, number>
  /** The size of the archive. */
  bytes: number
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const seconds = (ms: number): string => (ms / 1_000).toFixed(2)

const line = (what: string, runs: readonly RightsRun[]): string => {
  const worst = Math.max(...runs.map(({ ms }) => ms))
  const parts = serviceNames.map((service) => seconds(middle(runs.map((run) => run.parts[service] ?? 0))))
  const goal = worst <= goalSeconds * 1_000 ? 'reached' : 'missed'
  const cells = [
    what,
    seconds(middle(runs.map(({ ms }) => ms))),
    seconds(worst),
    ...parts,
    `≤ ${goalSeconds} s: ${goal}`,
  ]
  return `| ${cells.join(' | ')} |`
}

interface Results {
  machine: readonly string[]
  exported: readonly RightsRun[]
  erased: readonly RightsRun[]
}

/** The figures, as they stand in docs/performance.md. */
export const asMarkdown = ({ machine, exported, erased }: Results): string => {
  const head = ['', 'median s', 'worst s', ...serviceNames, 'goal']
  const megabytes = (middle(exported.map(({ bytes }) => bytes)) / 1_000_000).toFixed(1)
  return [
    ...machine,
    '',
    `A person with ${amounts.bookings} bookings and ${amounts.files} photos, ${exported.length} times; the archive has ${megabytes} MB. By service: when its part was`,
    'done, seconds after the request was stored (median). The total has the call itself too, and that of an export the writing of the archive:',
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, at) => (at === 0 ? '---' : at === head.length - 1 ? '---' : '--:')).join(' | ')} |`,
    line('export', exported),
    line('erasure', erased),
  ].join('\n')
}
