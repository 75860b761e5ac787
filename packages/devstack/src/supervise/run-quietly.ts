import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { nodeBinary } from '../workspace/paths.ts'
import { guardChild, unguardChild } from './guard.ts'

/**
 * Runs a program on the workspace's Node to its end, and ends it when this process ends first. Its output is part of the
 * error when it fails, and dropped otherwise.
 */
export const runQuietly = (
  args: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<void> =>
  new Promise((done, failed) => {
    const child = spawn(nodeBinary, [...args], {
      cwd: options.cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...options.env },
    })
    const { pid } = child
    if (pid !== undefined) guardChild(pid, 'SIGTERM', 'service')
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk)
      })
    child.once('error', failed)
    child.once('close', (code) => {
      if (pid !== undefined) unguardChild(pid)
      if (code === 0) done()
      else failed(new Error(stripVTControlCharacters(output)))
    })
  })
