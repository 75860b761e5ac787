import { spawn } from 'node:child_process'
import { generate } from '../build/generate.ts'
import { tool } from '../suite/run-node.ts'
import { guardChild, unguardChild } from '../supervise/guard.ts'
import { signalTree } from '../supervise/pids.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { nodeBinary, repoRoot } from '../workspace/paths.ts'

/** Runs a program in the foreground; returns its exit code. */
const runInForeground = (args: readonly string[], env: Record<string, string>, teardown: Teardown): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(nodeBinary, [...args], {
      cwd: repoRoot,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    const { pid } = child
    child.once('error', failed)
    if (pid === undefined) return
    guardChild(pid, 'SIGTERM', 'service')
    const ended = new Promise<void>((settled) => {
      child.once('close', (code) => {
        unguardChild(pid)
        settled()
        done(code ?? 1)
      })
    })
    teardown.add('program', async () => {
      if (child.exitCode === null && child.signalCode === null) signalTree(pid, 'SIGTERM')
      await ended
    })
  })

/** The fuzzer of `npm test`, with the counts of `npm run prove`. */
export const fuzz = async (teardown: Teardown): Promise<number> => {
  await generate()
  const args = [tool.vitest, 'run', '--project', 'integration', 'packages/testkit/test/fuzz', ...process.argv.slice(3)]
  return runInForeground(args, { NORDBO_COUNTS: 'prove' }, teardown)
}
