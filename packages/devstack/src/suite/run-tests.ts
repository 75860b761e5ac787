import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type ProgramEnd, runBooted } from './boots.ts'
import type { VitestProject } from './failed-tests.ts'
import { readPlaywright } from './playwright-report.ts'
import { runNode, tool } from './run-node.ts'
import type { Run } from './stage.ts'

/** A run of a test program. */
export interface TestProgram {
  /** Names the report and the log in the folder of the run. */
  name: string
  /** Further arguments, such as files; a function where they depend on when the program starts. */
  args: readonly string[] | (() => readonly string[])
  /** Its own environment, over that of the run. */
  env?: Record<string, string>
  /** Ends it early; the signal of the run by default. */
  signal?: AbortSignal
}

/** How it ended: with the path of its report, which may be missing, and lines to print. */
export interface TestProgramEnd extends ProgramEnd {
  report: string
  notes: string[]
}

const argsOf = ({ args }: TestProgram): readonly string[] => (typeof args === 'function' ? args() : args)

/** The report at a path as a value; undefined when there is none. */
export const readJson = (path: string): unknown =>
  existsSync(path) ? z.unknown().parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined

const runProgram = async (
  run: Run,
  program: TestProgram,
  options: { command: readonly string[]; env: Record<string, string>; cwd: string },
  hasBegun: (report: unknown) => boolean,
): Promise<TestProgramEnd> => {
  const { name, signal = run.signal } = program
  const report = join(run.folder, `${name}.json`)
  const end = await runBooted(run, name, signal, async (log) => {
    rmSync(report, { force: true })
    const { code, output } = await runNode([...options.command, ...argsOf(program)], {
      ...{ signal, env: { ...run.env, ...options.env, ...program.env }, cwd: options.cwd },
      log: join(run.folder, `${log}.log`),
    })
    const found = readJson(report)
    return { code, output, hasBegun: found !== undefined && hasBegun(found) }
  })
  return { ...end, report }
}

/** Runs tests of a vitest project; a process that dies before its report is repeated once. */
export const runVitest = (context: Run, project: VitestProject, program: TestProgram): Promise<TestProgramEnd> =>
  runProgram(
    context,
    program,
    {
      command: [
        ...[tool.vitest, 'run', '--project', project, '--reporter=default', '--reporter=json'],
        `--outputFile.json=${join(context.folder, `${program.name}.json`)}`,
      ],
      env: {},
      cwd: context.root,
    },
    () => true,
  )

/** Runs browser tests; a run whose system did not start, so that no test began, is repeated once. */
export const runPlaywright = (context: Run, program: TestProgram): Promise<TestProgramEnd> =>
  runProgram(
    context,
    program,
    {
      command: [tool.playwright, 'test', '-c', 'e2e/playwright.config.ts', '--reporter=json,line'],
      env: {
        ...context.browserEnv(join(context.folder, `${program.name}.json`)),
        NORDBO_REACH: join(context.folder, 'reach'),
      },
      cwd: join(context.root, 'web'),
    },
    (report) => readPlaywright(report).tests.some(({ results }) => results.length > 0),
  )
