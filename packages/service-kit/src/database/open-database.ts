import pg from 'pg'
import type { Logger } from '../log/logger.ts'
import type {
  ClientFactory,
  Database,
  PrismaLike,
  SqlStatement,
  TransactionOptions,
  TransactionScope,
  TxOf,
} from './database.ts'
import type { DriverTransactions } from './driver-transactions.ts'
import { retryLostRaces } from './retry.ts'
import { statementNames } from './statement-names.ts'
import { connectMs, transactionLimits } from './transaction-limits.ts'

/** What a pool is opened with. */
export interface DatabasePoolOptions {
  url: string
  /** PEM file of the authority that signed the server's certificate, where the URL asks for TLS; by default those that Node.js trusts. */
  caFile?: string | undefined
  max: number
  /** Connections that stay open when they are idle; 0 by default. */
  min?: number
  service: string
  log: Logger
  /** For tests: factor for the longest wait for a connection; 1 by default and at least. */
  timeoutFactor?: number
}

/** Adds the CA file to an address with TLS that names none; other addresses stay as they are. */
export const withCaFile = (address: string, caFile: string | undefined): string => {
  const url = new URL(address)
  if (caFile === undefined || !url.searchParams.has('sslmode') || url.searchParams.has('sslrootcert')) return address
  url.searchParams.set('sslrootcert', caFile)
  return url.href
}

/** Opens the one pool of a service's database. */
export const openDatabasePool = ({ timeoutFactor = 1, ...options }: DatabasePoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: withCaFile(options.url, options.caFile),
    max: options.max,
    min: options.min ?? 0,
    application_name: options.service,
    connectionTimeoutMillis: connectMs * Math.max(1, timeoutFactor),
    idleTimeoutMillis: 30_000,
    // Both slow down the search's queries.
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c timezone=UTC',
  })
  pool.on('error', (error) => options.log.warn({ err: error }, 'lost an idle database connection'))
  // A connection that breaks before its caller listens to it must not end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => options.log.debug({ err: error }, 'lost a database connection')),
  )
  return pool
}

/** Puts a generated client on the pool. `onCommit` runs for every committed transaction; `timeoutFactor` as of the pool. */
export const openDatabase = <C extends PrismaLike>(
  pool: pg.Pool,
  drivers: DriverTransactions,
  make: ClientFactory<C>,
  onCommit: (tx: object) => void,
  timeoutFactor = 1,
): Database<C> => {
  const defaults = transactionLimits(timeoutFactor)
  const nameOf = statementNames()
  const client = make(drivers.adapter(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) }))
  const once = async <T>(
    work: (tx: TxOf<C>, scope: TransactionScope) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<{ value: T; afterCommit: readonly (() => Promise<void>)[] }> => {
    let seen: object | undefined
    const afterCommit: (() => Promise<void>)[] = []
    const scope: TransactionScope = { afterCommit: (task) => afterCommit.push(task) }
    const value = await drivers.track((opened) =>
      client.$transaction(
        (tx) => {
          seen = tx
          opened(tx)
          return work(tx, scope)
        },
        { ...defaults, ...options },
      ),
    )
    if (seen) onCommit(seen)
    return { value, afterCommit }
  }
  const query = async <Row extends object>({ text, values }: SqlStatement): Promise<Row[]> => {
    // Read once: a composed statement joins its text at each access.
    const { rows } = await pool.query<Row>({ name: nameOf(text), text, values: [...values] })
    return rows
  }
  const transaction: Database<C>['transaction'] = async (work, options) => {
    const { value, afterCommit } = await retryLostRaces(() => once(work, options))
    for (const task of afterCommit) await task()
    return value
  }
  return { client, query, transaction }
}
