import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { findPostgresFolder } from './binaries.ts'
import type { Certificate } from './certificate.ts'
import { installAdvice } from './install-tools.ts'
import { installedServer, type Server } from './server.ts'

interface PostgresOptions {
  folder: string
  port: number
  password: string
  /** False for temporary data: commits do not wait for the disk. */
  durable: boolean
  countsStatements: boolean
  /** Accepts only TLS, with this certificate. */
  certificate: Certificate | undefined
  logFile: string
  say?: ((line: string) => void) | undefined
  onCrash?: ((line: string) => void) | undefined
}

/** Statements are counted in databases that ask for it. */
const countingSettings = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=none']

/** Settings of a Postgres whose data nobody needs after a crash. */
const temporarySettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum_naptime=10min',
  'wal_init_zero=off',
  // Measurements read back what their calls logged, while tests beside them log more.
  'wal_keep_size=512MB',
]

/** Settings of every Postgres of the system. Measured: jit and parallel workers never speed up a search. */
export const postgresSettings = (durable: boolean, countsStatements = false): string[] => [
  'max_connections=300',
  'jit=off',
  'max_parallel_workers_per_gather=0',
  'shared_buffers=256MB',
  'random_page_cost=1.1',
  'log_min_messages=warning',
  ...(durable ? [] : temporarySettings),
  ...(countsStatements ? countingSettings : []),
]

interface Owner {
  uid: number
  gid: number
}

/** The ids of the user `postgres` once it was found: starting programs to ask takes longer than a copy of a database. */
let postgresUser: Owner | undefined

/** User of Postgres when this process is root, which Postgres refuses: `postgres` if it exists, else `nobody`. */
const ownerWhenRoot = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined
  if (postgresUser !== undefined) return postgresUser
  const idOf = (flag: string, user: string): number =>
    Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
  if (spawnSync('id', ['-u', 'postgres']).status !== 0) return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
  postgresUser = { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') }
  return postgresUser
}

/** Whether a Postgres can load pg_stat_statements, without which it would not start with it. */
const hasStatementCounter = (bin: string): boolean => {
  const { stdout } = spawnSync(join(bin, 'pg_config'), ['--pkglibdir'], { encoding: 'utf8' })
  const libraries = stdout?.trim() || join(dirname(bin), 'lib')
  return ['so', 'dylib'].some((suffix) => existsSync(join(libraries, `pg_stat_statements.${suffix}`)))
}

/** Folder of Postgres's data: below /var/lib when its user cannot access the given one, such as one in /root. */
export const postgresDataFolder = (folder: string): string => {
  const owner = ownerWhenRoot()
  if (owner === undefined) return folder
  mkdirSync(folder, { recursive: true })
  const reachable = spawnSync('test', ['-x', folder], { ...owner, cwd: '/' }).status === 0
  return reachable ? folder : join('/var/lib/nordbo', createHash('sha256').update(folder).digest('hex').slice(0, 16))
}

/** Programs of the major that created the data, since file formats differ. */
const binFolderFor = (data: string): string => {
  const versionFile = join(data, 'PG_VERSION')
  const major = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : undefined
  const bin = findPostgresFolder(major)
  if (bin === undefined) throw new Error(installAdvice(['postgres']))
  return bin
}

const createCluster = (bin: string, data: string, password: string, owner: Owner | undefined): void => {
  // An interrupted start leaves a folder that initdb would refuse.
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const passwordFile = `${data}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (owner !== undefined) for (const path of [data, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const auth = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  try {
    execFileSync(join(bin, 'initdb'), ['-D', data, ...auth, '-E', 'UTF8', '--locale=C', '--no-sync'], {
      ...owner,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Copies the certificate under the names that Postgres expects, readable only by it, and refuses plain connections. */
const installCertificate = (data: string, certificate: Certificate, owner: Owner | undefined): void => {
  const [certificateFile, key] = [join(data, 'server.crt'), join(data, 'server.key')]
  copyFileSync(certificate.certificateFile, certificateFile)
  copyFileSync(certificate.keyFile, key)
  chmodSync(key, 0o600)
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n')
  if (owner !== undefined) for (const path of [certificateFile, key]) chownSync(path, owner.uid, owner.gid)
}

/** Postgres as an installed program, with its data in `folder`. */
export const installedPostgres = (options: PostgresOptions): Server => {
  const { folder, port, password, durable, countsStatements, certificate, logFile, say, onCrash } = options
  const owner = ownerWhenRoot()
  const data = join(postgresDataFolder(folder), 'data')
  const bin = binFolderFor(data)
  // In `folder` even if the data is elsewhere, so that removing `folder` starts anew.
  const complete = join(folder, 'complete')
  if (!existsSync(complete) || !existsSync(join(data, 'PG_VERSION'))) {
    mkdirSync(folder, { recursive: true })
    mkdirSync(dirname(data), { recursive: true })
    if (owner !== undefined) chownSync(dirname(data), owner.uid, owner.gid)
    createCluster(bin, data, password, owner)
    writeFileSync(complete, '')
  }
  if (certificate !== undefined) installCertificate(data, certificate, owner)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...postgresSettings(durable, countsStatements && hasStatementCounter(bin)),
    ...(certificate ? ['ssl=on'] : []),
  ]
  return installedServer({
    name: 'postgres',
    port,
    say,
    onCrash,
    spec: {
      name: 'postgres',
      kind: 'server',
      command: join(bin, 'postgres'),
      args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      logFile,
      stopSignal: 'SIGINT',
      ...owner,
    },
    ready: () => isPostgresReady(postgresUrl('127.0.0.1', port, password) + (certificate ? '?sslmode=no-verify' : '')),
    wipe: async () => createCluster(bin, data, password, owner),
  })
}

/** Address of the superuser's database; with a CA file it is encrypted and the server is verified. */
export const postgresUrl = (host: string, port: number, password: string, caFile?: string): string => {
  const url = `postgresql://postgres:${encodeURIComponent(password)}@${host}:${port}/postgres`
  return caFile === undefined ? url : `${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(caFile)}`
}

/** Whether Postgres accepts a connection and answers a query. */
export const isPostgresReady = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 20_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
