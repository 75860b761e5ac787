// Runs beside the process that started it. When that process ends, in whatever way, the reaper's input closes: it then ends
// the remaining children, services before servers, drops databases in between, and removes temporary folders.
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive, signalTree } from './pids.ts'

const entries = new Map<number, { signal: NodeJS.Signals; server: boolean }>()
const folders = new Set<string>()
/** Superuser's address by name of a database. */
const databases = new Map<string, string>()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const signalOf = (name: string): NodeJS.Signals => (name === 'SIGINT' ? 'SIGINT' : 'SIGTERM')

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => {
  const [verb = '', subject = '', signal = '', kind = ''] = line.split('\t')
  if (verb === 'watch') entries.set(Number(subject), { signal: signalOf(signal), server: kind === 'server' })
  if (verb === 'forget') entries.delete(Number(subject))
  if (verb === 'folder') folders.add(subject)
  if (verb === 'keep') folders.delete(subject)
  if (verb === 'database') databases.set(subject, signal)
  if (verb === 'dropped') databases.delete(subject)
})

const end = async (server: boolean): Promise<void> => {
  const mine = [...entries].filter(([, entry]) => entry.server === server)
  for (const [pid, entry] of mine) signalTree(pid, entry.signal)
  // A database that is killed has to be repaired.
  const patience = Date.now() + (server ? 60_000 : 8_000)
  while (mine.some(([pid]) => isAlive(pid)) && Date.now() < patience) await pause(50)
  for (const [pid] of mine) signalTree(pid, 'SIGKILL')
}

const dropDatabases = async (): Promise<void> => {
  if (databases.size === 0) return
  // Loaded only here: a reaper waits beside every process, and rarely has one to drop.
  const { default: pg } = await import('pg')
  for (const [name, admin] of databases) {
    const client = new pg.Client({ connectionString: admin })
    client.on('error', () => {})
    await client
      .connect()
      .then(() => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))
      // The server has ended too, with all that it held.
      .catch(() => {})
    await client.end().catch(() => {})
  }
}

lines.on('close', async () => {
  await end(false)
  await dropDatabases()
  await end(true)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
