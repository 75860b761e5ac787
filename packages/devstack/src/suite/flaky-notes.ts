import { appendFileSync, readFileSync } from 'node:fs'
import { inRepo, repoRoot } from '../workspace/paths.ts'
import type { FailedTest } from './failed-tests.ts'

/** Lines of a failure that are kept. */
const keptLines = 40

/** The entry of docs/flaky.md for a test that failed and then passed; its first failure as a block. */
export const flakyNote = ({ file, name, message }: FailedTest, day: string): string => {
  const lines = message
    .replaceAll(`${repoRoot}/`, '')
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, keptLines)
  return `\n## ${file} › ${name}\n\nFirst failure, ${day}:\n\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}\n`
}

/** Adds the first failure of a flaky test to docs/flaky.md, unless it is there. */
export const recordFlaky = (test: FailedTest): void => {
  const path = inRepo('docs/flaky.md')
  const note = flakyNote(test, new Date().toISOString().slice(0, 10))
  const [heading = ''] = note.trimStart().split('\n')
  if (!readFileSync(path, 'utf8').includes(`${heading}\n`)) appendFileSync(path, note)
}
