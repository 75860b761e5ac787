import { type ChildProcess, spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { waitUntil } from '../src/net/ports.ts'
import { inRepo, repoRoot } from '../src/workspace/paths.ts'

/** A command of the launcher while it runs. */
export interface Launched {
  child: ChildProcess
  said(): string
  /** Resolves once the output contains `words`; rejects when the command ends without them. */
  says(words: string, patienceMs?: number): Promise<void>
}

/** Runs `npm run <command>` without npm, with only the paths of this process's environment. */
export const launch = (command: 'start' | 'reset', env: Record<string, string>): Launched => {
  const child = spawn(process.execPath, [inRepo('packages/devstack/launcher/cli.mjs'), command], {
    cwd: repoRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += String(chunk)
    })
  return {
    child,
    said: () => text,
    says: async (words, patienceMs = 120_000) => {
      const found = await waitUntil(
        async () => text.includes(words),
        patienceMs,
        () => child.exitCode !== null,
      )
      if (!found) throw new Error(`never said '${words}':\n${text}`)
    },
  }
}

/** Processes whose command line or environment names the data folder. */
export const remaining = (home: string): string[] =>
  globSync('/proc/[0-9]*/environ').filter((file) => {
    try {
      const folder = file.slice(0, -'/environ'.length)
      return [file, `${folder}/cmdline`].some((each) => readFileSync(each, 'utf8').includes(home))
    } catch {
      return false
    }
  })

/** Waits until no process of the data folder is left; a busy machine takes minutes to end what is under way. */
export const nothingRemains = (home: string): Promise<boolean> =>
  waitUntil(async () => remaining(home).length === 0, 300_000)
