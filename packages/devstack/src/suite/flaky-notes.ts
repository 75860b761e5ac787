import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FailedTest, pathOf } from './failed-tests.ts'

/** Lines of a failure that are kept. */
const keptLines = 40

/** Something that failed and then passed. */
interface Flaky {
  /** What docs/flaky.md calls it: file and test, or the boot of a stage. */
  heading: string
  message: string
}

/** The heading of a test in docs/flaky.md. */
export const flakyHeading = (test: Pick<FailedTest, 'stage' | 'file' | 'name'>): string =>
  `${pathOf(test)} › ${test.name === '' ? 'the whole file' : test.name}`

const counted = /^Failures: (\d+), the last on [\d-]+\./m

/** The first lines of a message as a block, without paths of this machine and without what a page would read as a path. */
const quoted = (message: string, root: string): string =>
  message
    .replaceAll(`${root}/`, '')
    .replaceAll('`', "'")
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, keptLines)
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')

/** The text of docs/flaky.md with one more failure of something on `day`; only its first failure is kept in full. */
export const withFlaky = (text: string, { heading, message }: Flaky, day: string, root: string): string => {
  const start = `## ${heading}\n`
  const at = text.startsWith(start) ? 0 : text.indexOf(`\n${start}`) + 1
  if (at === 0 && !text.startsWith(start))
    return `${text.trimEnd()}\n\n${start}\nFailures: 1, the last on ${day}. The first, on ${day}:\n\n${quoted(message, root)}\n`
  const entry = text
    .slice(at)
    .replace(counted, (_, count: string) => `Failures: ${Number(count) + 1}, the last on ${day}.`)
  return text.slice(0, at) + entry
}

/** The headings of the entries in the text of docs/flaky.md. */
export const flakyNames = (text: string): string[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)

/** The line in which every run names what is known to be flaky; undefined when nothing is. */
export const knownFlakyLine = (text: string): string | undefined => {
  const names = flakyNames(text)
  return names.length === 0 ? undefined : `known flaky: ${names.length} (docs/flaky.md): ${names.join('; ')}`
}

/** The text of docs/flaky.md; empty where there is none. */
export const readFlaky = (root: string): string => {
  const path = join(root, 'docs/flaky.md')
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Notes in docs/flaky.md that something failed and then passed. */
export const recordFlaky = (flaky: Flaky, root: string): void =>
  writeFileSync(
    join(root, 'docs/flaky.md'),
    withFlaky(readFlaky(root), flaky, new Date().toISOString().slice(0, 10), root),
  )
