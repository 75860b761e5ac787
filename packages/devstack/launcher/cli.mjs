// First file of `npm run <command>`. It uses Node's built-ins only, since packages may not be installed yet.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
const commands = [
  'start',
  'test',
  'check',
  'prove',
  'bench',
  'crowd',
  'lighthouse',
  'scroll',
  'fuzz',
  'chaos',
  'reset',
  'env',
]
const [command, ...rest] = process.argv.slice(2)

const fail = (message) => {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

if (!commands.includes(command)) fail(`Unknown command '${command ?? ''}'. There are: ${commands.join(', ')}.`)
if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Nordbo needs Node 20 or newer to begin with; this is ${process.versions.node}. See https://nodejs.org.`)
if (process.platform === 'win32')
  fail('Nordbo runs on Linux and macOS. On Windows, run the same command inside WSL (Ubuntu).')

const started = Date.now()
const stopping = new AbortController()
let child

// A signal may come at any moment, also while packages are being installed.
const passSignal = (signal) => {
  stopping.abort()
  child?.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passSignal(signal))

const home = resolve(process.env.NORDBO_HOME ?? join(root, '.nordbo'))
try {
  await ensureInstalled(root, stopping.signal)
} catch (error) {
  if (stopping.signal.aborted) process.exit(130)
  fail(error.message)
}
if (stopping.signal.aborted) process.exit(130)

const node = join(root, 'node_modules/.bin/node')
if (!existsSync(node)) fail('The install did not bring its own Node. Remove node_modules and run the command again.')
const cache = join(home, '.cache/compiled')
mkdirSync(cache, { recursive: true })

// The channel closes however this process ends, which the child takes as its signal to stop.
child = spawn(node, [join(root, 'packages/devstack/src/main.ts'), command, ...rest], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_COMPILE_CACHE: cache, NORDBO_HOME: home, NORDBO_STARTED_AT: String(started) },
})
child.once('error', (error) => fail(error.message))
child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))

// npm was killed and could not pass the signal on.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => {
    if (process.ppid !== parent && !stopping.signal.aborted) passSignal('SIGTERM')
  }, 1000).unref()
