import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { homeFolder } from '../../workspace/paths.ts'
import type { TimedFile } from '../slowest.ts'

const stored = (): string => join(homeFolder(process.env), '.cache', 'durations.json')

/** Seconds that each test file took in the last run that had it. */
export const readDurations = (): Map<string, number> =>
  existsSync(stored())
    ? new Map(Object.entries(z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(stored(), 'utf8')))))
    : new Map()

/** Stores the durations of a run beside those of the files that it did not have. */
export const storeDurations = (files: readonly TimedFile[]): void => {
  const durations = readDurations()
  for (const { file, took } of files) durations.set(file, took / 1000)
  mkdirSync(dirname(stored()), { recursive: true })
  writeFileSync(stored(), JSON.stringify(Object.fromEntries(durations)))
}
