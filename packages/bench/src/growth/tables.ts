import type { Figure } from '../lines/measure.ts'
import type { FindingResult } from '../lines/run-finding.ts'
import type { LineResult } from '../lines/run-lines.ts'
import type { TableSize } from './sizes.ts'

/** The search's figures with `width` requests in flight. */
export interface WidthResult {
  width: number
  result: LineResult
}

/** All figures of a run in a large market. */
export interface GrowthReport {
  machine: string[]
  homes: number
  seededMs: number
  searches: WidthResult[]
  finding: FindingResult[]
  tables: TableSize[]
  indexes: { name: string; bytes: number }[]
  rebuilt: { statement: string; ms: number }[]
  plan: string
}

const count = (value: number): string => Math.round(value).toLocaleString('en-GB')
const megabytes = (bytes: number): string => count(bytes / 2 ** 20)
const figureRow = (name: string, width: number, { perSecond, p50, p99, cpuMs, failures }: Figure): string =>
  `| ${[name, width, count(perSecond), p50.toFixed(1), p99.toFixed(1), (cpuMs.postgres ?? 0).toFixed(2), failures].join(' | ')} |`

/** The figures as Markdown. */
export const asMarkdown = (report: GrowthReport): string => {
  const { machine, homes, seededMs, searches, finding, tables, indexes, rebuilt, plan } = report
  return [
    ...machine,
    `- a market of ${count(homes)} homes, made in ${count(seededMs / 1_000)} s`,
    '',
    '| line | in flight | answers a second | p50 ms | p99 ms | CPU of Postgres, ms | without an answer |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...searches.flatMap(({ width, result }) => [
      figureRow('search, raw Fastify + pg', width, result.baseline),
      figureRow('search, procedure', width, result.procedure),
      figureRow('search, public API', width, result.api),
    ]),
    ...finding.flatMap(({ name, api, floor }) => [
      figureRow(`${name}, its SQL alone`, 16, floor),
      figureRow(`${name}, public API`, 16, api),
    ]),
    '',
    '| service | table | rows | MB | indexes, MB |',
    '|---|---|--:|--:|--:|',
    ...tables.map(
      ({ service, name, rows, heap, indexes: own }) =>
        `| ${service} | ${name} | ${count(rows)} | ${megabytes(heap)} | ${megabytes(own)} |`,
    ),
    '',
    `Largest indexes of the search: ${indexes.map(({ name, bytes }) => `${name} ${megabytes(bytes)} MB`).join(', ')}.`,
    '',
    '| written anew by | seconds |',
    '|---|--:|',
    ...rebuilt.map(({ statement, ms }) => `| \`${statement}\` | ${(ms / 1_000).toFixed(1)} |`),
    '',
    'The plan of one search:',
    '',
    '```',
    plan,
    '```',
  ].join('\n')
}
