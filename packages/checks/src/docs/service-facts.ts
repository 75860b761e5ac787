import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  eventsByService,
  type Service,
  type ServiceName,
  serviceNames,
  servicesByName,
  subscriptions,
  timers,
} from '@nordbo/contracts'
import { repoRoot, sourceFiles } from '../files/source-files.ts'

/** The services with their procedures. */
const services: readonly Service[] = Object.values(servicesByName)

const sourceOf = (service: ServiceName): string =>
  sourceFiles()
    .filter((file) => file.startsWith(`services/${service}/src/`) && file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(repoRoot, file), 'utf8'))
    .join('\n')

const tablesOf = (service: ServiceName): string[] => {
  const schema = readFileSync(join(repoRoot, `services/${service}/prisma/schema.prisma`), 'utf8')
  return [...schema.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(
    ([, model = '', body = '']) => /@@map\("(\w+)"\)/.exec(body)?.[1] ?? model,
  )
}

/** Events that service-kit's `suspensionSubscriptions` handles. */
const standingEvents = ['userSuspended', 'userReactivated']

/** Events of other services that the service's code handles: by name, in a loop over names, or through `suspensionSubscriptions`. */
const consumedBy = (service: ServiceName): string[] => {
  const source = sourceOf(service)
  return subscriptions[service].flatMap((owner) => {
    const looped = source.includes(`on(${owner}Events[`)
    const followed = owner === 'identity' && source.includes('suspensionSubscriptions(') ? standingEvents : []
    const handled = Object.entries(eventsByService[owner]).filter(
      ([key]) =>
        new RegExp(String.raw`\b${owner}Events\.${key}\b`).test(source) ||
        (looped && source.includes(`'${key}'`)) ||
        followed.includes(key),
    )
    return handled.map(([, { type }]) => type)
  })
}

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : [...new Set(names)].map((name) => `\`${name}\``).join(', ')

/** One row of procedures per actor rule. */
const proceduresOf = (service: ServiceName): string[] => {
  const procedures = Object.entries(services.find(({ name }) => name === service)?.procedures ?? {})
  const byActor = Map.groupBy(procedures, ([, { actor }]) => actor.join(' or '))
  return [...byActor].map(([actor, alike]) => `| answers ${actor} | ${list(alike.map(([name]) => name))} |`)
}

const timersOf = (service: ServiceName): string => {
  const named = Object.entries<string>(timers[service]).map(([name, does]) => `\`${name}\` (${does})`)
  return named.length === 0 ? 'none' : named.join(', ')
}

/** The facts of one service as a table: tables, procedures, events out and in, timers. */
export const serviceFacts = (service: ServiceName): string =>
  [
    '| | |',
    '|---|---|',
    `| tables | ${list(tablesOf(service))} |`,
    ...proceduresOf(service),
    `| emits | ${list(Object.values(eventsByService[service]).map(({ name }) => name))} |`,
    `| consumes | ${list(consumedBy(service))} |`,
    `| timers | ${timersOf(service)} |`,
    `| its events are read by | ${list(serviceNames.filter((name) => subscriptions[name].some((stream) => stream === service)))} |`,
  ].join('\n')
