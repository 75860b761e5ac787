import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openParses, parseSource, readSourceGraph, type SourceGraph } from '@nordbo/devstack/sources'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCovered, checkDeclared } from './check-declared.ts'
import { checkLayers } from './check-layers.ts'
import { checkZones } from './check-zones.ts'
import { zonesFor } from './zones.ts'

const zones = zonesFor(['booking', 'pricing'])
let root = ''

const write = (file: string, content: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nordbo-boundaries-'))
  for (const { folder, name } of zones) {
    write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' } }))
    write(`${folder}/src/index.ts`, 'export const thing = 1\nexport type Thing = number\n')
    write(`${folder}/src/inside.ts`, 'export const thing = 2\n')
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const graph = (): SourceGraph =>
  readSourceGraph(root, globSync('**/*.ts', { cwd: root }), openParses(join(root, 'parses.json')))

/** Files, each with whether its zone allows its imports. */
const cases: readonly (readonly [says: string, file: string, source: string, allowed: boolean])[] = [
  ['a service may not import another service', 'services/booking/src/a.ts', `import '@nordbo/pricing'`, false],
  ['nor by a path', 'services/booking/src/b.ts', `import { thing } from '../../pricing/src/inside.ts'`, false],
  ['nor to export it', 'services/booking/src/c.ts', `export { thing } from '../../pricing/src/inside.ts'`, false],
  ['nor to export all of it', 'services/booking/src/d.ts', `export * from '../../pricing/src/inside.ts'`, false],
  ['nor later', 'services/booking/src/e.ts', `await import('../../pricing/src/inside.ts')`, false],
  ['nor a type', 'services/booking/src/f.ts', `type T = import('../../pricing/src/index.ts').Thing`, false],
  ['nor the testkit', 'services/booking/src/g.ts', `import { thing } from '@nordbo/testkit'`, false],
  ['its tests may use the testkit', 'services/booking/test/x.test.ts', `import '@nordbo/testkit'`, true],
  ['a package is entered by its name', 'bff/src/a.ts', `import { thing } from '@nordbo/service-kit'`, true],
  ['not at its inside', 'bff/src/b.ts', `import { thing } from '@nordbo/service-kit/src/inside.ts'`, false],
  ['not by a path', 'bff/src/c.ts', `import { thing } from '../../packages/service-kit/src/index.ts'`, false],
  ['the web imports types of the contracts', 'web/src/a.ts', `import type { Thing } from '@nordbo/contracts'`, true],
  ['each may say so', 'web/src/b.ts', `import { type Thing } from '@nordbo/contracts'`, true],
  ['but nothing that runs', 'web/src/c.ts', `import { thing } from '@nordbo/contracts'`, false],
  ['nor both', 'web/src/d.ts', `import { type Thing, thing } from '@nordbo/contracts'`, false],
  ['nor a package for services', 'web/src/e.ts', `import '@nordbo/service-kit'`, false],
  ['contracts may hash', 'packages/contracts/src/a.ts', `import { createHash } from 'node:crypto'`, true],
  ['contracts read no files', 'packages/contracts/src/b.ts', `import { readFileSync } from 'node:fs'`, false],
  ['contracts query no database', 'packages/contracts/src/c.ts', `import pg from 'pg'`, false],
]

describe('boundaries', () => {
  test('each zone may import only what it declares', () => {
    for (const [, file, source] of cases) write(file, source)
    const refused = checkZones(graph(), zones)
    const filesOf = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split(' ', 1)[0]))].sort()
    expect(filesOf(refused)).toEqual(filesOf(cases.filter(([, , , allowed]) => !allowed).map(([, file]) => file)))
    expect(refused).toContain(
      'services/booking/src/a.ts may not import a package that its zone does not list (services/pricing/src/index.ts)',
    )
  })

  test('a file in a folder that no zone covers is refused', () => {
    expect(checkCovered(['services/weather/src/x.ts', 'services/booking/src/x.ts', 'vitest.config.ts'], zones)).toEqual(
      ['services/weather/src/x.ts belongs to no zone; add one in packages/checks/src/boundaries/zones.ts'],
    )
  })

  test('a forbidden package may not even be declared', () => {
    const booking = zones.find((zone) => zone.name === '@nordbo/booking')
    expect.assert(booking)
    expect(checkDeclared(booking, { dependencies: { '@nordbo/pricing': 'workspace:*' } })).toHaveLength(1)
    expect(checkDeclared(booking, { dependencies: { '@nordbo/testkit': 'workspace:*' } })).toHaveLength(1)
    expect(checkDeclared(booking, { devDependencies: { '@nordbo/testkit': 'workspace:*' } })).toEqual([])
  })

  test('an import whose path is computed is found', () => {
    const computed = (source: string) => parseSource('x.ts', source).computed
    expect(computed(`await import('./a.ts')`)).toBe(0)
    expect(computed('await import(path)')).toBe(1)
    expect(computed(['await import(`./$', '{name}.ts`)'].join(''))).toBe(1)
    expect(computed(`await import('./' + name)`)).toBe(1)
  })
})

describe('layers', () => {
  const layers = () => checkLayers(graph())

  test('files and folders without circles are accepted', () => {
    write('bff/src/a/one.ts', `import '../b/two.ts'`)
    write('bff/src/b/two.ts', 'export const two = 2')
    expect(layers()).toEqual([])
  })

  test('two files that import each other are refused once', () => {
    write('bff/src/a/one.ts', `import './two.ts'`)
    write('bff/src/a/two.ts', `import type {} from './one.ts'`)
    expect(layers()).toEqual([
      'bff/src/a/one.ts may not import a circle of files (bff/src/a/two.ts → bff/src/a/one.ts)',
    ])
  })

  test('folders that import each other are refused, even through a third folder', () => {
    write('bff/src/a/one.ts', `import '../b/two.ts'`)
    write('bff/src/b/two.ts', 'export const two = 2')
    write('bff/src/b/three.ts', `import '../c/four.ts'`)
    write('bff/src/c/four.ts', `import '../a/five.ts'`)
    write('bff/src/a/five.ts', 'export const five = 5')
    expect(layers()).toEqual(['bff/src/a may not import a circle of folders (bff/src/b → bff/src/c → bff/src/a)'])
  })

  test('a folder of a service may not import the files at its root', () => {
    write('services/booking/src/deps.ts', 'export const deps = 1')
    write('services/booking/src/money/fee.ts', `import '../deps.ts'`)
    expect(layers()).toEqual([
      'services/booking/src/money/fee.ts may not import what composes the service: move what both need into a folder (services/booking/src/deps.ts)',
    ])
  })

  test('tests are not checked', () => {
    write('bff/src/a/one.ts', `export const one = 1`)
    write('bff/test/stack.ts', `import '../src/a/one.ts'`)
    write('bff/src/a/one.test.ts', `import '../../test/stack.ts'`)
    expect(layers()).toEqual([])
  })
})
