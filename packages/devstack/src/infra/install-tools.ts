import { spawn } from 'node:child_process'
import { findTool, type Tool } from './binaries.ts'

const debianPackages: Record<Tool, string> = {
  postgres: 'postgresql',
  redis: 'redis-server',
  nats: 'nats-server',
  chromium: 'chromium',
  'headless-shell': 'chromium-headless-shell',
}
const brewPackages: Record<Tool, string> = {
  postgres: 'postgresql@17',
  redis: 'redis',
  nats: 'nats-server',
  chromium: '--cask chromium',
  'headless-shell': '--cask chromium',
}
const addresses: Record<Tool, string> = {
  postgres: 'NORDBO_POSTGRES_URL',
  redis: 'NORDBO_REDIS_URL',
  nats: 'NORDBO_NATS_URL',
  chromium: 'CHROMIUM_PATH',
  'headless-shell': 'CHROMIUM_PATH',
}

/** The message when no server or program can be had: the commands that install them, for each system. */
export const installAdvice = (missing: readonly Tool[], reason = ''): string => {
  const names = missing.map((tool) => debianPackages[tool]).join(' ')
  return [
    `Nordbo needs ${missing.join(', ')}, and this machine has neither ${missing.length === 1 ? 'it' : 'them'} nor a container engine that answers.`,
    ...(reason === '' ? [] : [reason]),
    'One of these helps; then run the same command again:',
    `  Debian/Ubuntu   sudo apt-get update && sudo apt-get install -y ${names}`,
    `  macOS           brew install ${missing.map((tool) => brewPackages[tool]).join(' && brew install ')}`,
    `  Windows         wsl --install -d Ubuntu, then inside it: sudo apt-get update && sudo apt-get install -y ${names}`,
    '  any             start Docker or Podman',
    `  or point to your own: ${missing.map((tool) => addresses[tool]).join(', ')}`,
  ].join('\n')
}

const run = (command: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> =>
  new Promise((done) => {
    const child = spawn(command, [...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
    })
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    child.once('error', (error) => done({ ok: false, output: error.message }))
    child.once('close', (code) => done({ ok: code === 0, output }))
  })

const aptWorks = async (): Promise<boolean> =>
  process.platform === 'linux' && process.getuid?.() === 0 && (await run('apt-get', ['--version'])).ok

/**
 * Installs missing programs from the distribution's packages, where the process is root. Throws with `installAdvice` where
 * that is not possible.
 */
export const ensureTools = async (tools: readonly Tool[], say: (line: string) => void): Promise<void> => {
  const missing = tools.filter((tool) => findTool(tool) === undefined)
  if (missing.length === 0) return
  if (!(await aptWorks())) throw new Error(installAdvice(missing))
  const packages = missing.map((tool) => debianPackages[tool])
  say(`installing ${packages.join(', ')} with apt-get`)
  // Waits for another program that is installing.
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages]
  let result = await run('apt-get', install)
  if (!result.ok) {
    await run('apt-get', ['update'])
    result = await run('apt-get', install)
  }
  const still = tools.filter((tool) => findTool(tool) === undefined)
  if (still.length > 0)
    throw new Error(installAdvice(still, `apt-get said:\n${result.output.trim().split('\n').slice(-5).join('\n')}`))
}
