import { globSync } from 'node:fs'
import {
  bookingService,
  identityService,
  listingsService,
  messagingService,
  payoutsService,
  pricingService,
} from '@nordbo/contracts'
import { namespacesOf, parts } from '@nordbo/texts'
import { readSourceGraph } from '../../sources/source-graph.ts'
import { repoRoot } from '../../workspace/paths.ts'
import { ageOf, type Ledger } from '../ledger/ledger.ts'
import { type ApiPath, apiPaths, readApiReach } from './api-files.ts'
import { browserReach } from './browser-reach.ts'
import { readCalledFiles } from './called-procedures.ts'
import { closureOf, joined, readFileLinks } from './file-links.ts'
import { openInputHashes } from './input-hashes.ts'
import { integrationReach } from './integration-reach.ts'
import { parseRecords, type ReachRecord } from './reach-records.ts'
import type { ChoosableTest } from './tier-plan.ts'
import { type Base, changedFiles, mainLineDates, readFile, workingFiles } from './working-tree.ts'

/** The records of what browser tests reach, relative to the repository. */
export const recordsFile = 'docs/tests/reach.tsv'

/** What every test that boots something needs, whatever it imports: versions of libraries, and how tests run. */
const everyTestNeeds = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'vitest.config.ts', 'vitest.setup.ts']

/** Seconds of a file that has never passed. */
const unknownSeconds = { integration: 10, browser: 30 } as const

const services = [
  bookingService,
  identityService,
  listingsService,
  messagingService,
  payoutsService,
  pricingService,
].map(({ name, procedures }) => ({ name, procedures: new Set(Object.keys(procedures)) }))

/** The tests that a run may leave out, and what their choice is made of. */
export interface Selection {
  base: Base
  changed: readonly string[]
  tests: readonly ChoosableTest[]
  /** Date of the commit that is worked on. */
  date: string
  records: ReadonlyMap<string, ReachRecord>
  apiPaths: readonly ApiPath[]
  /** Hash of what a browser test needs by a record. */
  browserInputs(file: string, record: ReachRecord | undefined): string
}

/** Reads the working tree: every integration and browser test file, with what it needs and when it passed. `processes` are those that a test can boot. */
export const readSelection = (
  base: Base,
  ledger: Ledger,
  processes: readonly { name: string; folder: string }[],
): Selection => {
  const files = workingFiles()
  const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\/generated\//.test(file))
  const links = readFileLinks(readSourceGraph(repoRoot, sources), files)
  const hashOf = openInputHashes(files, readFile)
  const dates = mainLineDates()
  const shared = closureOf(everyTestNeeds, links)
  const paths = apiPaths(files, readFile)
  const called = readCalledFiles(services, links, readFile)
  const api = readApiReach(new Set(paths.map(({ file }) => file)), links, services, called, readFile)
  const needsOf = integrationReach({ links, processes, services, called, api, apiPaths: paths, read: readFile })
  const reachOf = browserReach({
    links,
    files,
    api,
    textsOf: (part) => {
      const known = parts.find((each) => each === part)
      const names = known === undefined ? [] : namespacesOf(known).map(({ file }) => `/${file}.json`)
      return files.filter(
        (file) => file.startsWith('packages/texts/locales/') && names.some((name) => file.endsWith(name)),
      )
    },
  })
  const browserNeeds = (file: string, record: ReachRecord | undefined): ReadonlySet<string> | 'everything' => {
    const needs = reachOf(file, record)
    return needs === 'everything' ? needs : joined(needs, shared)
  }
  const records = parseRecords(readFile(recordsFile))
  const testOf = (kind: ChoosableTest['kind'], file: string): ChoosableTest => {
    const needs = kind === 'browser' ? browserNeeds(file, records.get(file)) : joined(needsOf(file), shared)
    const pass = ledger.get(file)
    const inputs = hashOf(needs)
    const seconds = pass?.seconds ?? unknownSeconds[kind]
    return { file, kind, needs, inputs, seconds, age: ageOf(pass, dates), held: pass?.inputs === inputs }
  }
  const inTests = ['{packages,services}/*/test/**/*.test.ts', 'bff/test/**/*.test.ts']
  return {
    base,
    changed: changedFiles(base.commit),
    tests: [
      ...globSync(inTests, { cwd: repoRoot })
        .sort()
        .map((file) => testOf('integration', file)),
      ...globSync('web/e2e/*.spec.ts', { cwd: repoRoot })
        .sort()
        .map((file) => testOf('browser', file)),
    ],
    date: dates[0] ?? '1970-01-01T00:00:00Z',
    records,
    apiPaths: paths,
    browserInputs: (file, record) => hashOf(browserNeeds(file, record)),
  }
}
