import { deliveredSubjects, eventsByService, type ServiceName, serviceNames, subscriptions } from '@nordbo/contracts'

const readersOf = (teller: ServiceName, subject: string): string => {
  const readers = serviceNames.filter(
    (name) =>
      subscriptions[name].some((stream) => stream === teller) &&
      subject.startsWith(deliveredSubjects(name, teller).replace('>', '')),
  )
  return readers.length === 0 ? '–' : readers.join(', ')
}

const fieldsOf = (data: object): string =>
  'shape' in data && typeof data.shape === 'object' && data.shape !== null ? Object.keys(data.shape).join(', ') : ''

/** The table of every event: subject, fields and consumers. Events of one service with the same fields share a row. */
export const eventTable = (): string => {
  const rows = serviceNames.flatMap((service) => {
    const events = Object.values(eventsByService[service])
    const byFields = Map.groupBy(events, ({ data }) => fieldsOf(data))
    return [...byFields].map(([fields, alike]) => {
      const subjects = alike.map(({ subject }) => `\`${subject}\``).join(' ')
      return `| ${subjects} | ${fields} | ${readersOf(service, alike[0]?.subject ?? '')} |`
    })
  })
  return ['| event | data | its stream is read by |', '|---|---|---|', ...rows].join('\n')
}
