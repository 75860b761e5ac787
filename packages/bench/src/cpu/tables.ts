import { type ServiceName, serviceNames } from '@nordbo/contracts'
import type { CountKind } from '@nordbo/testkit'
import { kinds } from '../profile/kinds.ts'
import type { CpuMs } from './measure-cpu.ts'
import type { CpuReport, LineCosts } from './report.ts'

/** Stand-ins for what others run: their time is no part of a request's. */
const outside = ['provider', 'sandbox']
const services: readonly ServiceName[] = serviceNames
const columns = ['bff', 'nats', 'redis', ...services, 'postgres', ...outside]

const cell = (value: number, digits = 2): string => (value < 0.5 / 10 ** digits ? '' : value.toFixed(digits))
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const head = (first: readonly string[], figures: readonly string[]): string[] => [
  row([...first, ...figures]),
  `|${first.map(() => '---').join('|')}|${figures.map(() => '--:').join('|')}|`,
]
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const inPostgres = (cpuMs: CpuMs, part: string): number => cpuMs[`postgres ${part}`] ?? 0

/** What the product uses: every process and server, without the stand-ins. */
const total = (used: Record<string, number>): number =>
  sum(Object.entries(used).flatMap(([part, ms]) => (outside.includes(part) ? [] : [ms])))

/** A row for the processes, and one for the connections of their databases in Postgres. */
const cpuRows = (label: string, requests: string, cpuMs: CpuMs): string[] => {
  const databases = services.map((service) => inPostgres(cpuMs, service))
  const common = cpuMs.postgres ?? 0
  const own = (part: string): number => (part === 'postgres' ? sum(databases) + common : (cpuMs[part] ?? 0))
  const cells = columns.map((part) =>
    part === 'postgres'
      ? cell(common)
      : services.some((service) => service === part)
        ? cell(inPostgres(cpuMs, part))
        : '',
  )
  return [
    row([label, requests, cell(total(cpuMs)), ...columns.map((part) => cell(own(part)))]),
    row(['– of it in Postgres', '', cell(sum(databases) + common), ...cells]),
  ]
}

const kindRows = ({ name, cpuMs, kinds: shares }: LineCosts): string[] =>
  ['bff', ...services].flatMap((process) => {
    const [ms, known] = [cpuMs[process] ?? 0, shares.get(process)]
    if (!known || ms < 0.05) return []
    return [row([name, process, cell(ms), ...kinds.map((kind) => cell(ms * (known.get(kind) ?? 0)))])]
  })

const byService: readonly CountKind[] = [
  'statements',
  'commits',
  'WAL records',
  'WAL bytes',
  'calls',
  'answers',
  'events',
  'deliveries',
  'acks',
  'notices',
]
const asWhole: readonly CountKind[] = ['messages in', 'messages out', 'bytes in', 'bytes out', 'Redis commands']

/** What a count is missing without, by the beginning of the reason. */
const kindsBehind: readonly (readonly [string, readonly CountKind[]])[] = [
  ['statements', ['statements']],
  ['commits and WAL', ['commits', 'WAL records', 'WAL bytes']],
]
const isMissing = (kind: CountKind, missing: readonly string[]): boolean =>
  kindsBehind.some(([begin, behind]) => behind.includes(kind) && missing.some((reason) => reason.startsWith(begin)))

const countRows = ({ name, counts }: LineCosts, missing: readonly string[]): string[] => {
  const parts = ['bff', ...services]
  const digits = (kind: CountKind): number => (/bytes/.test(kind) ? 0 : 1)
  return [...byService, ...asWhole].flatMap((kind) => {
    if (isMissing(kind, missing)) return [row([name, kind, '-', ...parts.map(() => '')])]
    const found = counts.get(kind) ?? new Map<string, number>()
    const all = sum([...found.values()])
    if (all < 0.05) return []
    return [
      row([name, kind, cell(all, digits(kind)), ...parts.map((part) => cell(found.get(part) ?? 0, digits(kind)))]),
    ]
  })
}

const megabytes = (bytes: number): string => Math.round(bytes / 2 ** 20).toString()

const memoryTable = (memory: Record<string, number>): string[] => [
  ...head(['memory'], ['all', ...columns]),
  row(['MB', megabytes(total(memory)), ...columns.map((part) => megabytes(memory[part] ?? 0))]),
]

/** The costs of each line as Markdown. */
export const asMarkdown = ({ machine, homes, rest, memory, lines, missing }: CpuReport): string =>
  [
    ...machine,
    `- ${homes.toLocaleString('en-GB')} homes; 16 requests in flight, notices at 100 requests a second`,
    '',
    'CPU ms per request until nothing more follows from it, user and system; `all` is without provider and sandbox. The last rows are what the',
    'system uses in a second at rest, which is left out of the others:',
    '',
    ...head(['line', 'requests'], ['all', ...columns]),
    ...lines.flatMap(({ name, requests, cpuMs }) => cpuRows(name, String(requests), cpuMs)),
    ...cpuRows('at rest, a second', '', rest.perSecond),
    '',
    'The same by kind of work, as shares of a profile:',
    '',
    ...head(['line', 'process'], ['CPU', ...kinds]),
    ...lines.flatMap(kindRows),
    '',
    'Counts per request. Statements are without `BEGIN` and `COMMIT`; commits are those that write. Calls and answers are those of the service asked,',
    'deliveries and acks those of the consuming service.',
    '',
    ...head(['line', 'counted'], ['all', 'bff', ...services]),
    ...lines.flatMap((line) => countRows(line, missing)),
    '',
    'Memory of the system at rest, before its first request. Pages that processes share are divided among them; `all` is without provider and',
    'sandbox:',
    '',
    ...memoryTable(memory),
    ...missing.map((reason) => `\nNot counted (-): ${reason}.`),
  ].join('\n')
