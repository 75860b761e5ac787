import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { inRepo } from '../workspace/paths.ts'
import { type Ledger, type Pass, withPasses } from './ledger/ledger.ts'
import { storeLedger } from './ledger/ledger-file.ts'
import type { FileResult } from './ledger/passed-files.ts'
import { filesAnswering } from './selection/api-files.ts'
import { type ReachRecord, writeRecords } from './selection/reach-records.ts'
import { recordsFile, type Selection } from './selection/read-selection.ts'

const Manifest = z.record(z.string(), z.object({ file: z.string(), src: z.string().optional() }))

/** The module that a file of the built web was loaded for, as records name it; undefined for libraries and shared pieces. */
const moduleOf = (source: string): string | undefined => {
  const texts = /^virtual:nordbo-texts\/of\/[\w-]+\/(\w+)$/.exec(source)
  if (texts) return `texts/${texts[1]}`
  return source.startsWith('src/') ? `web/${source}` : undefined
}

/** Modules by the path that a browser loads them from. */
export const modulesByAddress = (manifest: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.values(Manifest.parse(manifest)).flatMap(({ file, src }) => {
      const module = src === undefined ? undefined : moduleOf(src)
      return module === undefined ? [] : [[`/${file}`, module] as const]
    }),
  )

/** What test files were seen to request: lines of a file and an address, from all workers. */
export const recordsOf = (
  lines: readonly string[],
  modules: ReadonlyMap<string, string>,
  routes: (addresses: readonly string[]) => string[],
): Map<string, ReachRecord> => {
  const byFile = Map.groupBy(
    lines.map((line) => line.split('\t')),
    ([file = '']) => file,
  )
  return new Map(
    [...byFile].map(([file, seen]) => {
      const addresses = [...new Set(seen.map(([, address = '']) => address))]
      const loaded = addresses.flatMap((address) => modules.get(address) ?? [])
      return [file, { modules: [...new Set(loaded)].sort(), routes: routes(addresses) }] as const
    }),
  )
}

/** Reads what the browser tests of a run requested, from the files of its workers. */
const readRecords = (folder: string, selection: Selection): Map<string, ReachRecord> => {
  const manifest = inRepo('web/dist/.vite/manifest.json')
  const files = globSync(join(folder, 'reach', '*.tsv'))
  if (files.length === 0 || !existsSync(manifest)) return new Map()
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  )
  return recordsOf(lines, modulesByAddress(JSON.parse(readFileSync(manifest, 'utf8'))), (addresses) =>
    filesAnswering(selection.apiPaths, addresses),
  )
}

const union = (one: readonly string[] = [], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].sort()

/** The test files of a run; `recovered` when those that failed passed in their second try. */
export interface RunResults {
  results: readonly FileResult[]
  recovered: boolean
}

/**
 * The passes of a run. One in the second try counts as a pass, but never as one with these inputs: the file runs again whenever a change
 * reaches it.
 */
export const passesOf = (
  { results, recovered }: RunResults,
  date: string,
  inputsOf: (file: string) => string,
): Map<string, Pass> =>
  new Map(
    results
      .filter(({ passed }) => passed || recovered)
      .map(({ file, passed, seconds }) => [file, { date, seconds, inputs: passed ? inputsOf(file) : '' }]),
  )

const isBrowserFile = (file: string): boolean => file.startsWith('web/e2e/')

/** The records after a run: a file that passed has reached what was seen, one that failed also what was known, as it did not come to its end. */
export const recordsAfter = (
  before: ReadonlyMap<string, ReachRecord>,
  seen: ReadonlyMap<string, ReachRecord>,
  results: readonly FileResult[],
): Map<string, ReachRecord> => {
  const records = new Map(before)
  for (const { file, passed } of results.filter((each) => isBrowserFile(each.file))) {
    const earlier = passed ? undefined : before.get(file)
    // A file that requests nothing, such as one that draws letters, needs what it imports.
    const now = seen.get(file) ?? (passed ? { modules: [], routes: [] } : undefined)
    if (now)
      records.set(file, {
        modules: union(earlier?.modules, now.modules),
        routes: union(earlier?.routes, now.routes),
      })
  }
  return records
}

/** Stores what a run learned in the working tree: what browser tests reached, and which files passed. */
export const recordRun = (folder: string, before: Ledger, run: RunResults, selection: Selection): void => {
  const exists = (file: string): boolean => existsSync(inRepo(file))
  const known = new Map([...selection.records].filter(([file]) => exists(file)))
  const records = recordsAfter(known, readRecords(folder, selection), run.results)
  if (records.size > 0) writeFileSync(inRepo(recordsFile), writeRecords(records))
  const inputs = new Map(selection.tests.map((each) => [each.file, each.inputs]))
  const inputsOf = (file: string): string =>
    isBrowserFile(file) ? selection.browserInputs(file, records.get(file)) : (inputs.get(file) ?? '')
  storeLedger(withPasses(before, passesOf(run, selection.date, inputsOf), exists))
}
