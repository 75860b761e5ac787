import { expect, test } from 'vitest'
import { apiPaths, filesAnswering, readApiReach } from './api-files.ts'
import { bootedBy } from './booted-processes.ts'
import { browserReach } from './browser-reach.ts'
import { readCalledFiles } from './called-procedures.ts'
import { integrationReach } from './integration-reach.ts'

const texts: Record<string, string> = {
  'bff/src/app.ts': '',
  'bff/src/trips/routes.ts': "app.route({ url: '/api/trips', handler: () => services.booking.trips({}) })",
  'bff/src/prices/routes.ts': "app.route({ url: '/api/prices/:id', handler: () => services.pricing.quote({}) })",
  'services/booking/src/app.ts':
    "import { listTrips } from './trips/list-trips.ts'\nimport { cardHandlers } from './cards/cards.ts'\nkit.serve({ ...cardHandlers(deps), trips: listTrips(deps) })",
  'services/booking/src/trips/list-trips.ts': 'deps.pricing.quote({})',
  'services/booking/src/cards/cards.ts': 'export const cardHandlers = (deps) => ({ saveCard: async () => {} })',
  'services/pricing/src/app.ts': "import { quote } from './quote/quote.ts'\nkit.serve({ quote: quote(deps) })",
  'services/booking/test/cards.test.ts': "bootStack({ only: ['booking', 'pricing'] }); booking.saveCard({})",
  'bff/test/trips.test.ts': 'bootStack(); get(`/api/trips`)',
}
const read = (file: string): string => texts[file] ?? ''
const links = new Map([
  ['bff/src/app.ts', ['bff/src/trips/routes.ts', 'bff/src/prices/routes.ts', 'bff/src/session.ts']],
  [
    'services/booking/src/app.ts',
    [
      'services/booking/src/trips/list-trips.ts',
      'services/booking/src/cards/cards.ts',
      'services/booking/src/timers.ts',
    ],
  ],
  ['services/pricing/src/app.ts', ['services/pricing/src/quote/quote.ts']],
  ['web/src/features/trips/page.tsx', ['web/src/ui/card.tsx']],
])
const services = [
  { name: 'booking', procedures: new Set(['trips', 'saveCard']) },
  { name: 'pricing', procedures: new Set(['quote']) },
]
const called = readCalledFiles(services, links, read)
const paths = apiPaths(Object.keys(texts), read)
const api = readApiReach(new Set(paths.map(({ file }) => file)), links, services, called, read)
const processes = [
  ...services.map(({ name }) => ({ name, folder: `services/${name}` })),
  { name: 'bff', folder: 'bff' },
]
const needsOf = integrationReach({ links, processes, services, called, api, apiPaths: paths, read })

test('a test says by its own words which processes it boots', () => {
  const names = processes.map(({ name }) => name)
  expect(bootedBy(['await bootStack()'], names)).toBe('all')
  expect(bootedBy(["await bootStack({ env }); const ours = ['bff']"], names)).toBe('all')
  expect(bootedBy(["sharedStack(); only: ['booking']"], names)).toBe('all')
  expect(bootedBy(["bootStack({ env, only: ['booking'] })"], names)).toEqual(['booking'])
  expect(bootedBy(["const only = ['bff', 'pricing'] as const; bootStack({ only })"], names)).toEqual(['pricing', 'bff'])
  expect(bootedBy(['startInfra()'], names)).toEqual([])
})

test('a test of a service needs what it calls there, and what the service does besides, but no other procedure', () => {
  const needs = needsOf('services/booking/test/cards.test.ts')
  expect(needs).toContain('services/booking/src/cards/cards.ts')
  expect(needs).toContain('services/booking/src/timers.ts')
  expect(needs).not.toContain('services/booking/src/trips/list-trips.ts')
})

test('a test through the BFF needs the routes that it calls, their procedures, and those that these call', () => {
  const needs = needsOf('bff/test/trips.test.ts')
  for (const file of [
    'bff/src/session.ts',
    'bff/src/trips/routes.ts',
    'services/booking/src/trips/list-trips.ts',
    'services/pricing/src/quote/quote.ts',
  ])
    expect(needs).toContain(file)
  expect(needs).not.toContain('bff/src/prices/routes.ts')
  expect(needs).not.toContain('services/booking/src/cards/cards.ts')
})

test('an address is answered by the file that declares its path, ids filled in', () => {
  expect(filesAnswering(paths, ['/api/prices/17', '/api/nothing'])).toEqual(['bff/src/prices/routes.ts'])
})

const files = [
  ...Object.keys(texts),
  'web/src/features/trips/page.tsx',
  'web/src/ui/card.tsx',
  'web/src/styles.css',
  'web/e2e/trips.spec.ts',
  'texts/da/trips.json',
]
const reachOf = browserReach({ links, files, api, textsOf: (part) => [`texts/da/${part}.json`] })

test('a browser test needs the pages and routes that it was seen to reach, and what shapes every page', () => {
  const record = { modules: ['web/src/features/trips/page.tsx', 'texts/trips'], routes: ['bff/src/trips/routes.ts'] }
  const needs = reachOf('web/e2e/trips.spec.ts', record)
  for (const file of [
    'web/src/ui/card.tsx',
    'web/src/styles.css',
    'texts/da/trips.json',
    'services/booking/src/trips/list-trips.ts',
  ])
    expect(needs).toContain(file)
  expect(needs).not.toContain('bff/src/prices/routes.ts')
})

test('a browser test without a record, or with one of a file that is gone, is reached by everything', () => {
  expect(reachOf('web/e2e/trips.spec.ts', undefined)).toBe('everything')
  expect(reachOf('web/e2e/trips.spec.ts', { modules: ['web/src/gone.tsx'], routes: [] })).toBe('everything')
})
