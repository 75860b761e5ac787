import type pg from 'pg'
import type { TransactionOptions } from './database.ts'

/** A transaction on one connection of the pool. It ends once: committed, rolled back, or rolled back when its time is over. */
export interface PinnedTransaction {
  /** Runs a statement on its connection. Throws after its end: a later statement would be committed on its own. */
  run<R extends pg.QueryResult>(statement: (connection: pg.PoolClient) => Promise<R>): Promise<R>
  /** Throws when it was rolled back instead. */
  commit(): Promise<void>
  rollback(): Promise<void>
}

const begins = {
  ReadCommitted: 'begin isolation level read committed',
  RepeatableRead: 'begin isolation level repeatable read',
  Serializable: 'begin isolation level serializable',
} as const satisfies Record<NonNullable<TransactionOptions['isolationLevel']>, string>

/** Takes a connection of the pool, or throws when none is free within `maxWaitMs`. */
const connectWithin = (pool: pg.Pool, maxWaitMs: number): Promise<pg.PoolClient> =>
  new Promise((resolve, reject) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      reject(new Error(`no database connection was free within ${maxWaitMs} ms`))
    }, maxWaitMs)
    pool.connect().then(
      (connection) => {
        clearTimeout(timer)
        if (late) connection.release()
        else resolve(connection)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Begins or ends a transaction; a connection on which that fails is not used again. */
const control = async (connection: pg.PoolClient, command: string): Promise<pg.QueryResult> => {
  try {
    return await connection.query(command)
  } catch (error) {
    connection.release(asError(error))
    throw error
  }
}

/** Begins a transaction on a connection of its own. It is rolled back after `timeout` ms, once its running statement has ended. */
export const beginTransaction = async (
  pool: pg.Pool,
  { timeout, maxWait, isolationLevel }: TransactionOptions & { timeout: number; maxWait: number },
): Promise<PinnedTransaction> => {
  const connection = await connectWithin(pool, maxWait)
  const begin = isolationLevel === undefined ? 'begin' : begins[isolationLevel]
  await control(connection, begin)
  let over = false

  const end = async (command: 'commit' | 'rollback'): Promise<string> => {
    over = true
    clearTimeout(timer)
    const ended = await control(connection, command)
    connection.release()
    return ended.command
  }
  const timer = setTimeout(() => {
    // A connection that cannot roll back is closed, which rolls back.
    end('rollback').catch(() => undefined)
  }, timeout)
  const refuseWhenOver = (): void => {
    if (over) throw new Error('the transaction is over: it took too long, or was not waited for')
  }

  return {
    run: async (statement) => {
      refuseWhenOver()
      return statement(connection)
    },
    commit: async () => {
      refuseWhenOver()
      // A transaction in which a statement failed answers a commit with its rollback.
      if ((await end('commit')) !== 'COMMIT')
        throw new Error('the transaction was rolled back: one of its statements failed')
    },
    rollback: async () => {
      if (!over) await end('rollback')
    },
  }
}
