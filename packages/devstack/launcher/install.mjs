import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hash of what decides the content of node_modules: the lock file and every package.json. */
const fingerprint = (root) => {
  const folders = ['', 'bff', 'web']
  for (const group of ['services', 'packages'])
    for (const entry of readdirSync(join(root, group), { withFileTypes: true }))
      if (entry.isDirectory()) folders.push(join(group, entry.name))
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.map((folder) => join(folder, 'package.json'))]
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of files.sort()) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(file).update(dependenciesOf(path))
  }
  return hash.digest('hex')
}

/** The part of a file that needs an install when it changes; scripts and descriptions do not. */
const dependenciesOf = (path) => {
  const text = readFileSync(path, 'utf8')
  if (!path.endsWith('package.json')) return text
  const { name, dependencies, devDependencies, packageManager } = JSON.parse(text)
  return JSON.stringify({ name, dependencies, devDependencies, packageManager })
}

/** Installs the workspace with its own pnpm, unless node_modules already holds exactly this lock file. */
export const ensureInstalled = async (root, signal) => {
  const stamp = join(root, 'node_modules/.nordbo-installed')
  const wanted = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  process.stdout.write(`Installing packages with ${packageManager} (about half a minute the first time) ...\n`)
  const started = Date.now()
  await run('npx', ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], root, signal)
  writeFileSync(stamp, wanted)
  process.stdout.write(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
}

/** Runs without output; the output is shown when it fails. */
const run = (command, args, cwd, signal) =>
  new Promise((done, failed) => {
    const output = []
    // CI=true: pnpm must never wait for an answer.
    const child = spawn(command, args, {
      cwd,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true' },
    })
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', failed)
    child.once('close', (code) => {
      if (code === 0) done()
      else
        failed(
          new Error(
            `${Buffer.concat(output).toString()}\nInstalling the packages failed: ${command} ${args.join(' ')} (exit ${code}).`,
          ),
        )
    })
  })
