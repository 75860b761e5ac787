import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { repoRoot } from '../workspace/paths.ts'
import { readPlaywright } from './playwright-report.ts'

/** Number of files that are listed. */
const maxListed = 10

/** A test file and how long it took. */
export interface TimedFile {
  file: string
  /** ms */
  took: number
}

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** Duration of each file of a vitest report. */
export const timesInVitest = (report: unknown): TimedFile[] =>
  vitestReport
    .parse(report)
    .testResults.map(({ name, startTime, endTime }) => ({ file: relative(repoRoot, name), took: endTime - startTime }))

/** Summed duration of the tests of each file of a Playwright report. */
export const timesInPlaywright = (report: unknown): TimedFile[] => {
  const times = new Map<string, number>()
  for (const { file, results } of readPlaywright(report).tests)
    times.set(
      file,
      results.reduce((sum, { duration }) => sum + duration, times.get(file) ?? 0),
    )
  return [...times].map(([file, took]) => ({ file: `web/e2e/${file}`, took }))
}

/** The test files of a run, from the reports in its folder. */
export const timedFiles = (folder: string): TimedFile[] => {
  const read = (name: string, times: (report: unknown) => TimedFile[]): TimedFile[] => {
    const path = join(folder, `${name}.json`)
    return existsSync(path) ? times(JSON.parse(readFileSync(path, 'utf8'))) : []
  }
  return [
    ...read('unit', timesInVitest),
    ...read('component', timesInVitest),
    ...read('integration', timesInVitest),
    ...read('integration-timed', timesInVitest),
    ...read('browser', timesInPlaywright),
  ]
}

/** Lines that name the slowest of these files. */
export const slowestFiles = (all: readonly TimedFile[]): string[] => {
  if (all.length === 0) return []
  const slowest = all.toSorted((one, other) => other.took - one.took).slice(0, maxListed)
  return [
    '\nThe slowest test files:',
    ...slowest.map(({ file, took }) => `${(took / 1000).toFixed(1).padStart(10)} s  ${file}`),
  ]
}
