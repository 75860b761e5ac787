import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const inE2e = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/**
 * Boots the system under test, unless NORDBO_BASE_URL and NORDBO_FIXTURE_URL name a running one (`serve-stack.ts`
 * prints both). A child process, because Playwright compiles what it imports and the system is native TypeScript.
 */
const bootSystem = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.NORDBO_BASE_URL !== undefined) return undefined
  const child = spawn(inE2e('../../node_modules/.bin/node'), [inE2e('./serve-stack.ts')], {
    // Its stdin closes when this process ends in any way, and the system then stops.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    const [name, value] = line.split('=')
    if (name !== undefined && value !== undefined) process.env[name] = value
    if (name === 'NORDBO_FIXTURE_URL') break
  }
  if (process.env.NORDBO_BASE_URL === undefined) throw new Error('The system under test did not start.')
  return async () => {
    child.stdin.end()
    await ended
  }
}

export default bootSystem
