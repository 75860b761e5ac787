import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRepo } from '../../workspace/paths.ts'
import { readLockedLibraries, settingsWithoutCatalog } from './locked-libraries.ts'

const lockOf = (calendar: string, reader = '1.0.0'): string => `
lockfileVersion: '9.0'
settings:
  autoInstallPeers: true
importers:
  .:
    devDependencies:
      vitest: { specifier: 'catalog:', version: 5.0.0 }
  services/booking:
    dependencies:
      '@nordbo/contracts': { specifier: 'workspace:*', version: 'link:../../packages/contracts' }
      calendar: { specifier: 'catalog:', version: ${calendar} }
  services/pricing:
    dependencies:
      rates: { specifier: 'catalog:', version: 'npm-rates@3.0.0' }
snapshots:
  calendar@${calendar}:
    dependencies: { reader: ${reader} }
  reader@${reader}: {}
  npm-rates@3.0.0: {}
  vitest@5.0.0: {}
`
const booking = ['.', 'services/booking']
const pricing = ['.', 'services/pricing']

test('a package runs with what it installs, directly, through others and under another name', () => {
  expect(readLockedLibraries(lockOf('2.0.0'))(booking).slice(1)).toEqual([
    'calendar@2.0.0',
    'reader@1.0.0',
    'vitest@5.0.0',
  ])
  expect(readLockedLibraries(lockOf('2.0.0'))(pricing).slice(1)).toEqual(['npm-rates@3.0.0', 'vitest@5.0.0'])
})

test.each([
  ['a new version', lockOf('2.1.0')],
  ['a new version of what a library needs', lockOf('2.0.0', '1.0.1')],
])('%s changes what one package runs with, and not another', (_, after) => {
  const [one, other] = [readLockedLibraries(lockOf('2.0.0')), readLockedLibraries(after)]
  expect(other(booking)).not.toEqual(one(booking))
  expect(other(pricing)).toEqual(one(pricing))
})

test('rules of the whole lock file count for every package', () => {
  const after = lockOf('2.0.0').replace('autoInstallPeers: true', 'autoInstallPeers: false')
  expect(readLockedLibraries(after)(pricing)).not.toEqual(readLockedLibraries(lockOf('2.0.0'))(pricing))
})

test('every version that the lock file of this repository names is found in it', () => {
  const lock = readFileSync(inRepo('pnpm-lock.yaml'), 'utf8')
  const folders = ['.', 'bff', 'web', 'services/booking', 'services/identity']
  const libraries = readLockedLibraries(lock)(folders).slice(1)
  expect(libraries).toContain(`zod@${/\n {2}zod@([\d.]+):/.exec(lock)?.[1]}`)
  expect(
    libraries.filter((library) => !lock.includes(`\n  ${library}:`) && !lock.includes(`\n  '${library}':`)),
  ).toEqual([])
})

test('a version in the catalog is no setting of the workspace', () => {
  const workspace = (version: string, builds: boolean): string =>
    `allowBuilds:\n  sharp: ${builds}\ncatalog:\n  zod: ${version}\n`
  expect(settingsWithoutCatalog(workspace('4.0.0', true))).toBe(settingsWithoutCatalog(workspace('4.0.1', true)))
  expect(settingsWithoutCatalog(workspace('4.0.0', false))).not.toBe(settingsWithoutCatalog(workspace('4.0.0', true)))
})
