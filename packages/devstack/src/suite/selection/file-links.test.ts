import { expect, test } from 'vitest'
import type { Import, SourceFile, SourceGraph } from '../../sources/source-graph.ts'
import { closureOf, readFileLinks } from './file-links.ts'

const to = (file: string, more: Partial<Import> = {}): Import => ({
  ...{ to: file, kind: 'file', request: file, typeOnly: false, lazy: false },
  ...more,
})
const source = (imports: Import[] = [], more: Partial<SourceFile> = {}): SourceFile => ({
  ...{ imports, names: [], texts: [], computed: 0 },
  ...more,
})
const needsOf = (root: string, graph: SourceGraph, files: string[] = []): string[] =>
  [...closureOf([root], readFileLinks(graph, [...graph.keys(), ...files]))].sort()

test('a file needs what it imports, directly and through others, but no types and no libraries', () => {
  const graph = new Map([
    [
      'bff/src/a.ts',
      source([to('bff/src/b.ts'), to('bff/src/types.ts', { typeOnly: true }), to('zod', { kind: 'module' })]),
    ],
    ['bff/src/b.ts', source([to('bff/src/c.ts', { lazy: true })])],
    ['bff/src/c.ts', source([to('bff/src/a.ts')])],
    ['bff/src/types.ts', source()],
  ])
  expect(needsOf('bff/src/a.ts', graph)).toEqual(['bff/src/a.ts', 'bff/src/b.ts', 'bff/src/c.ts'])
})

test('a page of the web that is loaded later is not needed', () => {
  const graph = new Map([
    [
      'web/src/main.tsx',
      source([to('web/src/features/trips/page.tsx', { lazy: true }), to('web/src/ui/dialog.tsx', { lazy: true })]),
    ],
  ])
  expect(needsOf('web/src/main.tsx', graph)).toEqual(['web/src/main.tsx', 'web/src/ui/dialog.tsx'])
})

test('a service needs its migrations, and so does what imports its client', () => {
  const prisma = ['services/pricing/prisma/migrations/1_start/migration.sql', 'services/pricing/prisma/schema.prisma']
  const graph = new Map([
    ['services/pricing/src/app.ts', source()],
    ['services/pricing/test/rows.ts', source([to('services/pricing/src/generated/prisma/client.ts')])],
  ])
  for (const file of graph.keys()) expect(needsOf(file, graph, prisma)).toEqual(expect.arrayContaining(prisma))
})

test('texts are needed by those who write them, with the files that join a namespace', () => {
  const locale = (name: string): string => `packages/texts/locales/da/${name}.json`
  const graph = new Map([['services/messaging/src/render.ts', source([], { texts: ['letters'] })]])
  expect(
    needsOf('services/messaging/src/render.ts', graph, [locale('letters'), locale('lettersHost'), locale('trips')]),
  ).toEqual([locale('letters'), locale('lettersHost'), 'services/messaging/src/render.ts'])
})

test('what no source names belongs to all sources of its package, and a named folder to those that name it', () => {
  const graph = new Map([
    ['packages/gazetteer/src/index.ts', source()],
    ['packages/written-pages/src/read.ts', source([], { names: ['packages/written-pages/content'] })],
    ['packages/written-pages/src/pages.ts', source()],
  ])
  const files = [
    'packages/gazetteer/package.json',
    'packages/gazetteer/README.md',
    'packages/written-pages/content/da/om.md',
  ]
  expect(needsOf('packages/gazetteer/src/index.ts', graph, files)).toEqual([
    'packages/gazetteer/package.json',
    'packages/gazetteer/src/index.ts',
  ])
  expect(needsOf('packages/written-pages/src/read.ts', graph, files)).toContain(
    'packages/written-pages/content/da/om.md',
  )
  expect(needsOf('packages/written-pages/src/pages.ts', graph, files)).toEqual(['packages/written-pages/src/pages.ts'])
})
