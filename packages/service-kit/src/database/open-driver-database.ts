import type pg from 'pg'
import type {
  ComposeStatement,
  Database,
  DriverSql,
  SqlStatement,
  TransactionOptions,
  TransactionScope,
  TxOf,
} from './database.ts'
import { beginTransaction } from './pinned-transaction.ts'
import { retryLostRaces } from './retry.ts'
import { statementNames } from './statement-names.ts'
import { transactionLimits } from './transaction-limits.ts'

/** Runs a statement on the pool, or on the connection of a transaction. */
type RunStatement = <Row extends object>(statement: SqlStatement) => Promise<pg.QueryResult<Row>>

const sqlOn = (run: RunStatement, compose: ComposeStatement): DriverSql => {
  const statementOf = (query: TemplateStringsArray | SqlStatement, values: readonly unknown[]): SqlStatement =>
    'text' in query ? query : compose(query, ...values)
  return {
    $queryRaw: async (query, ...values) => (await run(statementOf(query, values))).rows,
    $executeRaw: async (query, ...values) => (await run(statementOf(query, values))).rowCount ?? 0,
    // The caller names the type of its rows, as with a generated client.
    $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) => (await run({ text, values })).rows as T,
    $executeRawUnsafe: async (text, ...values) => (await run({ text, values })).rowCount ?? 0,
    $disconnect: async () => undefined,
  }
}

/**
 * The database of a service through the driver alone, for its frequent commands. A transaction has one connection of the pool from begin
 * to commit. A statement outside a transaction commits by itself, and is run again when it lost a race. `compose` makes the statement of
 * a template; `onCommit` runs for every committed transaction; `timeoutFactor` as of the pool.
 */
export const openDriverDatabase = (
  pool: pg.Pool,
  compose: ComposeStatement,
  onCommit: (tx: object) => void,
  timeoutFactor = 1,
): Database<DriverSql> => {
  const defaults = transactionLimits(timeoutFactor)
  const nameOf = statementNames()
  const prepared = ({ text, values }: SqlStatement): pg.QueryConfig => ({
    name: nameOf(text),
    text,
    values: [...values],
  })
  const runOnPool: RunStatement = (statement) => {
    // Read once: a composed statement joins its text at each access.
    const query = prepared(statement)
    return retryLostRaces(() => pool.query(query))
  }
  const client = sqlOn(runOnPool, compose)

  const once = async <T>(
    work: (tx: TxOf<DriverSql>, scope: TransactionScope) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<{ value: T; afterCommit: readonly (() => Promise<void>)[] }> => {
    const afterCommit: (() => Promise<void>)[] = []
    const transaction = await beginTransaction(pool, { ...defaults, ...options })
    const tx = sqlOn((statement) => transaction.run((connection) => connection.query(prepared(statement))), compose)
    try {
      const value = await work(tx, { afterCommit: (task) => afterCommit.push(task) })
      await transaction.commit()
      onCommit(tx)
      return { value, afterCommit }
    } catch (error) {
      // What went wrong first is what matters; a connection that cannot roll back is closed.
      await transaction.rollback().catch(() => undefined)
      throw error
    }
  }
  return {
    client,
    query: async <Row extends object>(statement: SqlStatement) => (await runOnPool<Row>(statement)).rows,
    transaction: async (work, options) => {
      const { value, afterCommit } = await retryLostRaces(() => once(work, options))
      for (const task of afterCommit) await task()
      return value
    },
  }
}
