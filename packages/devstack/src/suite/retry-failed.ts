import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepo } from '../workspace/paths.ts'
import { escapeRegExp, type FailedTest, failedInPlaywright } from './failed-tests.ts'
import { recordFlaky } from './flaky-notes.ts'
import { readReport, tallyPlaywright, tallyVitest } from './reports.ts'
import { runNode, tool } from './run-node.ts'
import type { Run, Stage, StageOutcome } from './stage.ts'
import { emptyTally, type Tally } from './tally.ts'

/** With more failed tests than this, none is repeated. */
const maxRetriedTests = 2

const runVitest = async (run: Run, test: FailedTest, index: number): Promise<boolean> => {
  const report = join(run.folder, `again-${test.stage}-${index}.json`)
  const { code } = await runNode(
    [
      ...[tool.vitest, 'run', '--project', test.stage, test.file],
      ...(test.name === '' ? [] : ['-t', `^${escapeRegExp(test.name)}$`]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    { ...run, log: join(run.folder, `again-${test.stage}-${index}.log`) },
  )
  const { passed, failed } = readReport(report, tallyVitest, code)
  return passed > 0 && failed === 0
}

/** Repeats failed browser tests, and those skipped because of them, one after the other; returns those that failed again. */
const runBrowser = async (run: Run, tests: readonly FailedTest[]): Promise<{ failed: FailedTest[]; tally: Tally }> => {
  const list = join(run.folder, 'again-browser.txt')
  const report = join(run.folder, 'again-browser.json')
  writeFileSync(list, tests.map(({ project, file, name }) => `[${project}] › ${file} › ${name}\n`).join(''))
  const { code } = await runNode(
    [
      ...[tool.playwright, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=json,line'],
      ...['--no-deps', '--workers=1', `--test-list=${list}`],
    ],
    {
      ...run,
      env: { ...run.env, ...run.browserEnv(report) },
      cwd: inRepo('web'),
      log: join(run.folder, 'again-browser.log'),
    },
  )
  const tally = readReport(report, tallyPlaywright, code)
  const ended = tally.passed + tally.failed === tests.length && existsSync(report)
  return { failed: ended ? failedInPlaywright(JSON.parse(readFileSync(report, 'utf8'))) : [...tests], tally }
}

/** Repeats all failed tests. Counts those that pass now, and the skipped ones that ran. */
const retryFailed = async (run: Run): Promise<StageOutcome> => {
  const failed = run.failed.filter((test) => test.ran)
  if (failed.length === 0 || failed.length > maxRetriedTests) return { tally: emptyTally, output: '', isHidden: true }
  const recovered: FailedTest[] = []
  for (const [index, test] of failed.entries())
    if (test.stage !== 'browser' && (await runVitest(run, test, index))) recovered.push(test)
  const inBrowser = run.failed.filter((test) => test.stage === 'browser')
  const browser = inBrowser.length > 0 ? await runBrowser(run, inBrowser) : { failed: [] }
  const failedAgain = new Set(browser.failed.map(({ project, file, name }) => `${project} ${file} ${name}`))
  const passedNow = inBrowser.filter(({ project, file, name }) => !failedAgain.has(`${project} ${file} ${name}`))
  recovered.push(...passedNow.filter((test) => test.ran))
  for (const test of recovered) recordFlaky(test)
  const leftOut = inBrowser.filter((test) => !test.ran).length
  const leftOutPassed = passedNow.filter((test) => !test.ran).length
  return {
    tally: {
      ...emptyTally,
      passed: leftOutPassed,
      failed: leftOut - leftOutPassed,
      flaky: recovered.length,
    },
    output: 'Tests that were left out because of a failed one failed as well: see again-browser.log.',
    notes: recovered.map(({ file, name }) => `flaky: ${file} › ${name} (docs/flaky.md)`),
  }
}

/**
 * Repeats one or two failed tests, alone. One that passes now counts as flaky: the run is green, names it, and adds its first
 * failure to docs/flaky.md. Three or more failures stay failures.
 */
export const retryStage = (run: Run): Stage => ({
  name: 'second try',
  needs: ['unit', 'component', 'integration', 'integration timed', 'browser'],
  cores: 2,
  rerun: 'npm test',
  run: () => retryFailed(run),
})
