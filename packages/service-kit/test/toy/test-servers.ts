import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Principal, principals } from '@nordbo/contracts'
import { type Infra, makeSecrets, startInfra } from '@nordbo/devstack'
import pg from 'pg'
import { openDatabasePool } from '../../src/database/open-database.ts'
import {
  type Caller,
  connectNats,
  createCaller,
  createLogger,
  generateKeys,
  type KitConfig,
  kitConfig,
  type NatsConnection,
} from '../../src/index.ts'

/** Servers, keys and databases of one test file. */
export interface TestServers {
  infra: Infra
  keys: ReturnType<typeof generateKeys<Principal>>
  /** Connections of the test's own to a database. */
  pool(databaseUrl: string): pg.Pool
  /** A fresh database with the kit's tables and the toy's. */
  database(): Promise<string>
  environment(principal: Principal, databaseUrl: string, more?: Record<string, string>): Record<string, string>
  config(principal: Principal, databaseUrl: string, more?: Record<string, string>): KitConfig
  /** A connection with every permission. */
  nats(principal: Principal): Promise<NatsConnection>
  /** `timeoutFactor` lengthens the deadlines, for tests that are not about them. */
  caller(principal: Principal, timeoutFactor?: number): Promise<Caller>
  close(): Promise<void>
}

const toyTables = `create table thing (
  id uuid primary key, count int not null default 0, revision int not null default 0,
  due_at timestamptz(3), fired_at timestamptz(3))`

const run = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const readKitMigrations = async (): Promise<string[]> => {
  const folder = new URL('../../migrations/', import.meta.url)
  const files = (await readdir(folder)).sort()
  return Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')))
}

/** Starts the servers. `durable` lets committed rows survive a killed Postgres. */
export const openTestServers = async ({ durable = false } = {}): Promise<TestServers> => {
  const infra = await startInfra({ secrets: makeSecrets(), durable })
  const blobs = await mkdtemp(join(tmpdir(), 'nordbo-blobs-'))
  const migrations = await readKitMigrations()
  const keys = generateKeys(principals)
  const connections: NatsConnection[] = []
  const log = createLogger({ name: 'test', level: 'silent' })
  const nats = async (principal: Principal): Promise<NatsConnection> => {
    const connection = await connectNats({ url: infra.natsUrl('stack'), principal, log })
    connections.push(connection)
    return connection
  }
  const environment: TestServers['environment'] = (principal, databaseUrl, more = {}) => ({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: databaseUrl,
    // With only the permissions of the contracts, which must be enough for the kit.
    NATS_URL: infra.natsUrl(principal),
    REDIS_URL: infra.redisUrl(principal),
    SIGNING_KEY: keys.signing[principal],
    PUBLIC_KEYS: JSON.stringify(keys.public),
    EVENT_BACKOFF_MS: '10,20',
    EVENT_ACK_WAIT_MS: '1000',
    BLOB_DIR: blobs,
    ...more,
  })
  return {
    infra,
    keys,
    nats,
    pool: (url) => openDatabasePool({ url, max: 2, service: 'test', log }),
    database: async () => {
      const name = `toy_${randomUUID().replaceAll('-', '')}`
      await run(infra.postgresUrl, `create database ${name}`)
      const url = new URL(infra.postgresUrl)
      url.pathname = name
      await run(url.href, ...migrations, toyTables)
      return url.href
    },
    environment,
    config: (...args) => kitConfig.parse(environment(...args)),
    caller: async (principal, timeoutFactor = 1) =>
      createCaller({
        nats: await nats(principal),
        principal,
        signingKey: keys.signing[principal],
        publicKeys: keys.public,
        timeoutFactor,
      }),
    close: async () => {
      await Promise.all(connections.map((connection) => connection.close()))
      await infra.stop()
      await rm(blobs, { recursive: true, force: true })
    },
  }
}
