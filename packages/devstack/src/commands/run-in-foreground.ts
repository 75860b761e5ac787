import { spawn } from 'node:child_process'
import { guardChild, unguardChild } from '../supervise/guard.ts'
import { signalTree } from '../supervise/pids.ts'
import type { Teardown } from '../supervise/teardown.ts'
import { nodeBinary, repoRoot } from '../workspace/paths.ts'

/** Runs a program in the foreground; returns its exit code. */
export const runInForeground = (
  args: readonly string[],
  env: Record<string, string>,
  teardown: Teardown,
): Promise<number> =>
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
