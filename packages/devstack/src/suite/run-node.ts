import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { guardChild, unguardChild } from '../supervise/guard.ts'
import { signalTree } from '../supervise/pids.ts'
import { inRepo, nodeBinary, repoRoot } from '../workspace/paths.ts'

export interface ProcessOutput {
  code: number
  output: string
}

/** Runs a program on the workspace's Node, with its output in a file, until it ends or `signal` aborts. */
export const runNode = async (
  args: readonly string[],
  options: { log: string; signal: AbortSignal; env?: Record<string, string | undefined>; cwd?: string },
): Promise<ProcessOutput> => {
  mkdirSync(dirname(options.log), { recursive: true })
  const log = openSync(options.log, 'w')
  const child = spawn(nodeBinary, [...args], {
    cwd: options.cwd ?? repoRoot,
    // Its own process group, so that its children end with it.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, NO_COLOR: '1', ...options.env },
  })
  closeSync(log)
  const { pid } = child
  if (pid !== undefined) guardChild(pid, 'SIGTERM', 'service')
  const kill = (): void => {
    if (pid === undefined) return
    signalTree(pid, 'SIGTERM')
    setTimeout(() => signalTree(pid, 'SIGKILL'), 5000).unref()
  }
  options.signal.addEventListener('abort', kill, { once: true })
  if (options.signal.aborted) kill()
  const code = await new Promise<number>((done) => {
    child.once('error', () => done(127))
    child.once('close', (status) => done(status ?? 1))
  })
  options.signal.removeEventListener('abort', kill)
  if (pid !== undefined) unguardChild(pid)
  return { code, output: stripVTControlCharacters(readFileSync(options.log, 'utf8')) }
}

/** Paths of the tools that the stages run. */
export const tool = {
  tsc: inRepo('node_modules/typescript/bin/tsc'),
  vitest: inRepo('node_modules/vitest/vitest.mjs'),
  biome: inRepo('node_modules/@biomejs/biome/bin/biome'),
  playwright: inRepo('web/node_modules/@playwright/test/cli.js'),
  rules: inRepo('packages/checks/src/main.ts'),
  newTests: inRepo('packages/checks/src/new-tests-main.ts'),
} as const
