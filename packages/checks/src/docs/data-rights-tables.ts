import {
  type ErasureRule,
  erasureRules,
  everyServiceKeeps,
  otherRetention,
  type RetentionRule,
  retentionRules,
  serviceNames,
} from '@nordbo/contracts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** What is erased, anonymised and kept of a person, by service. */
export const erasureTable = (): string =>
  table(
    ['service', 'data', 'what happens', 'why, and what stays', 'tables with the id'],
    [
      ...serviceNames.flatMap((service) =>
        Object.values<ErasureRule>(erasureRules[service]).map(({ what, how, why, tables = [] }) => [
          service,
          what,
          how,
          why ?? '–',
          tables.map((name) => `\`${name}\``).join(', ') || '–',
        ]),
      ),
      ...everyServiceKeeps.map(({ table: name, why }) => ['every', 'events and requests', 'kept', why, `\`${name}\``]),
    ],
  )

const daysInWords = (days: number): string => (days === 0 ? 'until then' : days === 1 ? '1 day' : `${days} days`)

/** How long everything is kept, and why. */
export const retentionTable = (): string =>
  table(
    ['data', 'service and table', 'kept', 'why'],
    [
      ...Object.values<RetentionRule>(retentionRules).map(
        ({ what, service, table: name, since, days, why, empties, marks }) => [
          what,
          `${service} \`${name}\``,
          `${daysInWords(days)} from \`${since}\`${empties === undefined ? '' : ', then emptied'}${marks === undefined ? '' : ', then deleted with their files'}`,
          why,
        ],
      ),
      ...otherRetention.map(({ what, how, until, why }) => [what, how, until, why]),
    ],
  )
