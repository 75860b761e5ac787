import type { PrismaPg } from '@prisma/adapter-pg'

/** The raw SQL that the kit needs of a client or a transaction. */
export interface SqlClient {
  $executeRawUnsafe(query: string, ...values: unknown[]): PromiseLike<number>
  $queryRawUnsafe<T = unknown>(query: string, ...values: unknown[]): PromiseLike<T>
}

/** Any generated Prisma client. */
export interface PrismaLike extends SqlClient {
  $disconnect(): Promise<void>
}

/** What a generated client hands to an interactive transaction. */
export type TxOf<C extends PrismaLike> = Omit<C, '$connect' | '$disconnect' | '$on' | '$use' | '$extends'> & SqlClient

/** How a transaction is run; times in ms. */
export interface TransactionOptions {
  /** Longest time it may take; 10,000 by default. */
  timeout?: number
  /** Longest wait for a connection; 5,000 by default. */
  maxWait?: number
  isolationLevel?: 'ReadCommitted' | 'RepeatableRead' | 'Serializable'
}

/** What a transaction offers beyond its statements. */
export interface TransactionScope {
  /** Runs a task once the transaction is committed; a transaction that is rolled back drops it. */
  afterCommit(task: () => Promise<void>): void
}

/** A client that can run an interactive transaction. */
export interface Transactional<Tx> {
  $transaction<R>(work: (tx: Tx) => Promise<R>, options?: TransactionOptions): Promise<R>
}

/** Makes a generated client on the kit's pool. */
export type ClientFactory<C extends PrismaLike> = (adapter: PrismaPg) => C & Transactional<TxOf<C>>

/** A statement with numbered parameters, such as `Prisma.sql` makes. */
export interface SqlStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Makes one statement of a template's texts and values, which may be statements themselves; `Prisma.sql` does. */
export type ComposeStatement = (texts: readonly string[], ...values: unknown[]) => SqlStatement

/**
 * SQL through the driver, without a generated client. Every statement is prepared once per connection. Rows are as `pg` parses them:
 * cast bigints and dates in the statement. The methods are those of a generated client, so that one store serves both.
 */
export interface DriverSql extends PrismaLike {
  /** Returns the rows. */
  $queryRaw(query: TemplateStringsArray | SqlStatement, ...values: unknown[]): Promise<unknown>
  /** Returns the number of rows that it changed. */
  $executeRaw(query: TemplateStringsArray | SqlStatement, ...values: unknown[]): Promise<number>
}

/** A service's own database. */
export interface Database<C extends PrismaLike> {
  /** For reads: the generated client, or the driver (`DriverSql`). */
  readonly client: C
  /**
   * Reads outside any transaction, through the driver and always prepared: for frequent queries, since it takes half the client's time.
   * Rows are as `pg` parses them: cast bigints and dates in the statement, and `json` to text where it is only passed on.
   */
  query<Row extends object>(statement: SqlStatement): Promise<Row[]>
  /**
   * Runs a change. Lost races (40001, 40P01) are run again, at most three times, so the work must be repeatable. Events emitted
   * in it are published right after the commit.
   */
  transaction<T>(work: (tx: TxOf<C>, scope: TransactionScope) => Promise<T>, options?: TransactionOptions): Promise<T>
}
