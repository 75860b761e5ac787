import { featureOf, features } from './features.ts'

/** The kinds of tests, from the cheapest to the dearest (CONTRIBUTING.md, Which kind a test is). */
export const testKinds = ['unit', 'component', 'service', 'system', 'browser'] as const

/** A kind of test. */
export type TestKind = (typeof testKinds)[number]

/** A test file with the number of tests that it declares. */
export interface CountedFile {
  /** Relative to the root. */
  file: string
  tests: number
}

/** The kind of a test file by its path; undefined for one that no stage runs. */
export const kindOf = (file: string): TestKind | undefined => {
  if (/^web\/e2e\/.*\.spec\.ts$/.test(file)) return 'browser'
  if (/^web\/.*\.test\.tsx$/.test(file)) return 'component'
  if (/^services\/[^/]+\/test\/.*\.test\.ts$/.test(file)) return 'service'
  if (/^(packages\/[^/]+|bff)\/test\/.*\.test\.ts$/.test(file)) return 'system'
  return /\.test\.ts$/.test(file) ? 'unit' : undefined
}

/** The number of tests by feature and kind, as lines of a table. */
export const kindTable = (files: readonly CountedFile[]): string[] => {
  const count = (feature: string | undefined, kind: TestKind): number =>
    files
      .filter(({ file }) => (feature === undefined || featureOf(file) === feature) && kindOf(file) === kind)
      .reduce((sum, { tests }) => sum + tests, 0)
  const row = (name: string, feature: string | undefined): string =>
    [name.padEnd(32), ...testKinds.map((kind) => String(count(feature, kind)).padStart(11))].join('')
  return [
    ['tests by feature'.padEnd(32), ...testKinds.map((kind) => kind.padStart(11))].join(''),
    ...features.map(([name]) => row(name, name)),
    row('all', undefined),
  ]
}

/** Problems: test files that belong to no feature. */
export const featurelessTests = (files: readonly string[]): string[] =>
  files
    .filter((file) => kindOf(file) !== undefined && featureOf(file) === undefined)
    .map((file) => `${file} belongs to no feature; name its path in packages/checks/src/kinds/features.ts`)
