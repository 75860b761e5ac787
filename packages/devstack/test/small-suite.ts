import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { knownFlakyLine, readFlaky } from '../src/suite/flaky-notes.ts'
import { type Run, runStages } from '../src/suite/stage.ts'
import { closingLine, finalTally, type Tally } from '../src/suite/tally.ts'
import { browserStage, luckStages, vitestStage } from '../src/suite/test-stages.ts'
import { inRepo } from '../src/workspace/paths.ts'

const unitConfig = `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { projects: [{ test: { name: 'unit', include: ['src/*.test.ts'] } }] } })
`
const browserConfig = `import { defineConfig } from '@playwright/test'
export default defineConfig({
  testDir: '.', testMatch: '*.spec.ts', globalSetup: './setup.ts', outputDir: '../out', workers: 1,
  projects: [{ name: 'today', grepInvert: /@clock/ }, { name: 'later', grep: /@clock/, dependencies: ['today'] }],
})
`

/** Source of a function that counts its calls by name, over all processes of a run. */
export const countCalls = `import { appendFileSync, readFileSync } from 'node:fs'
const nth = (name: string): number => {
  const path = \`\${process.env.COUNTS}/\${name}\`
  appendFileSync(path, 'x')
  return readFileSync(path).length
}
`

/** What a run of a small suite said and left. */
export interface SmallRun {
  total: Tally
  lines: string[]
  /** docs/flaky.md */
  flaky: string
  known: string | undefined
}

/** A small repository with a suite of its own: files by path, and those of its first commit, if it has one. */
export const smallSuite = (files: Record<string, string>, committed: Record<string, string> = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'small-suite-'))
  const write = (each: Record<string, string>): void => {
    for (const [path, text] of Object.entries(each)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@nordbo.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  write({
    '.gitignore': 'node_modules\ncounts\nruns\n',
    'package.json': '{"type":"module"}',
    'vitest.config.ts': unitConfig,
  })
  write({ 'docs/flaky.md': '# Flaky tests\n', 'web/e2e/playwright.config.ts': browserConfig })
  write({ 'web/e2e/setup.ts': 'export default () => {}\n', ...committed })
  symlinkSync(inRepo('node_modules'), join(root, 'node_modules'))
  symlinkSync(inRepo('web/node_modules'), join(root, 'web/node_modules'))
  mkdirSync(join(root, 'counts'))
  mkdirSync(join(root, 'runs'))
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  write(files)

  /** Runs its unit tests and, if it has some, its browser tests, and what deals with luck. */
  const runSuite = async (): Promise<SmallRun> => {
    const lines: string[] = []
    const folder = mkdtempSync(join(root, 'runs', 'run-'))
    const run: Run = {
      ...{ signal: AbortSignal.any([]), root, base: git('rev-parse', 'HEAD'), folder, failed: [], reports: [] },
      env: { COUNTS: join(root, 'counts') },
      browserEnv: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    }
    const hasBrowser = Object.keys({ ...files, ...committed }).some((path) => path.endsWith('.spec.ts'))
    const total = await runStages(
      [
        vitestStage(run, { project: 'unit', needs: [] }),
        ...(hasBrowser ? [browserStage(run)] : []),
        ...luckStages(run, ['unit', 'browser']),
      ],
      2,
      run.signal,
      (line) => lines.push(line),
    )
    const flaky = readFlaky(root)
    return {
      total: finalTally(total),
      lines: [...lines, closingLine(finalTally(total))],
      flaky,
      known: knownFlakyLine(flaky),
    }
  }
  return { runSuite, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
