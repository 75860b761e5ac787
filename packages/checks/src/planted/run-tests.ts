import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { RanTest } from '../coverage/check-coverage.ts'
import { ranInPlaywright, ranInVitest } from '../coverage/ran-tests.ts'
import { kindOf } from '../kinds/count-kinds.ts'

/** Which runner has a test file: a project of vitest, or the browser. */
export type Runner = 'unit' | 'component' | 'integration' | 'browser'

/** The runner of a test file, by its path. */
export const runnerOf = (file: string): Runner => {
  const kind = kindOf(file)
  if (kind === 'browser' || kind === 'component' || kind === 'unit') return kind
  return 'integration'
}

/** Runs a program to its end, whatever its exit code; resolves to what it wrote. */
export const runToEnd = (
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ out: string; err: string }> =>
  new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [...args], options, (_error, out, err) => resolve({ out, err }))
  })

const inVitest = async (root: string, runner: Runner, files: readonly string[], report: string): Promise<string> => {
  const program = 'node_modules/vitest/vitest.mjs'
  const options = ['--project', runner, '--reporter=json', `--outputFile=${report}`]
  const { out, err } = await runToEnd([program, 'run', ...options, ...files], root)
  return out + err
}

const inBrowser = async (root: string, files: readonly string[], report: string): Promise<string> => {
  const web = join(root, 'web')
  const built = await runToEnd(['node_modules/vite/bin/vite.js', 'build'], web)
  const chosen = { NORDBO_E2E_FILES: files.map((file) => file.slice('web/e2e/'.length)).join(' ') }
  const options = ['-c', 'e2e/playwright.config.ts', '--workers=1', '--reporter=json']
  const { out, err } = await runToEnd(['node_modules/@playwright/test/cli.js', 'test', ...options], web, {
    ...chosen,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return built.err + out + err
}

/** Runs test files of one runner in a copy of the repository. Throws with the output when they write no report. */
export const runTests = async (root: string, runner: Runner, files: readonly string[]): Promise<RanTest[]> => {
  const report = join(root, '.git', 'planted-report.json')
  rmSync(report, { force: true })
  const output = await (runner === 'browser' ? inBrowser(root, files, report) : inVitest(root, runner, files, report))
  if (!existsSync(report)) throw new Error(`${files.join(' ')} wrote no report: ${output.slice(-2_000)}`)
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'))
  return runner === 'browser' ? ranInPlaywright(read, 'web/e2e') : ranInVitest(read, root)
}
