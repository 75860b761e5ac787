import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import type { SqlClient } from './database.ts'

type DriverAdapter = Awaited<ReturnType<PrismaPg['connect']>>
type DriverTransaction = Awaited<ReturnType<DriverAdapter['startTransaction']>>

/** One of the kit's own statements; values travel as text, so the statement casts them. */
export interface Statement {
  sql: string
  values: readonly string[]
}

/** Runs the kit's own statements in a transaction of a generated client. */
export interface KitStatements {
  /** Runs a statement; returns the number of rows that it changed. */
  execute(tx: SqlClient, statement: Statement): PromiseLike<number>
  /** Runs a query whose columns are texts; returns its rows. */
  query(tx: SqlClient, statement: Statement): Promise<(string | null)[][]>
}

/** Maps the transactions of a generated client to their driver transactions. */
export interface DriverTransactions extends KitStatements {
  adapter(pool: pg.Pool, options: ConstructorParameters<typeof PrismaPg>[1]): PrismaPg
  /** Runs `begin`, which opens one transaction and passes it to `opened`; `driverOf` finds its driver transaction from then on. */
  track<T>(begin: (opened: (tx: object) => void) => Promise<T>): Promise<T>
}

const asText = { scalarType: 'string', arity: 'scalar' } as const
const driverQuery = ({ sql, values }: Statement) => ({ sql, args: [...values], argTypes: values.map(() => asText) })
const ends: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK'])
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/**
 * The kit writes to its tables in every transaction. Through the generated client each statement costs several times what the
 * driver takes, so it runs on the driver's transaction, which is found by the asynchronous context that opened it.
 */
export const createDriverTransactions = (): DriverTransactions => {
  const opening = new AsyncLocalStorage<{ driver?: DriverTransaction }>()
  const driverByTx = new WeakMap<object, DriverTransaction>()
  const over = new WeakSet<DriverTransaction>()

  /** Marks the transaction as over when its end is requested: its connection may be reused right after. */
  const watched = (driver: DriverTransaction): DriverTransaction => {
    const run = driver.executeRaw.bind(driver)
    driver.executeRaw = (query) => {
      if (ends.has(query.sql)) over.add(driver)
      return run(query)
    }
    return driver
  }
  /** The transaction's driver. Throws after its end: a later write would be committed on its own. */
  const driverOf = (tx: object): DriverTransaction | undefined => {
    const driver = driverByTx.get(tx)
    if (driver && over.has(driver)) throw new Error('the transaction is over: it took too long, or was not waited for')
    return driver
  }

  class TrackingAdapter extends PrismaPg {
    override async connect(): Promise<DriverAdapter> {
      const adapter = await super.connect()
      const begin = adapter.startTransaction.bind(adapter)
      adapter.startTransaction = async (isolation) => {
        const driver = watched(await begin(isolation))
        const slot = opening.getStore()
        if (slot) slot.driver ??= driver
        return driver
      }
      return adapter
    }
  }

  return {
    adapter: (pool, options) => new TrackingAdapter(pool, options),
    track: (begin) => {
      const slot: { driver?: DriverTransaction } = {}
      return opening.run(slot, () =>
        begin((tx) => {
          if (slot.driver) driverByTx.set(tx, slot.driver)
        }),
      )
    },
    execute: async (tx, statement) =>
      driverOf(tx)?.executeRaw(driverQuery(statement)) ?? tx.$executeRawUnsafe(statement.sql, ...statement.values),
    query: async (tx, statement) => {
      const driver = driverOf(tx)
      if (driver) return (await driver.queryRaw(driverQuery(statement))).rows.map((row) => row.map(text))
      const rows = await tx.$queryRawUnsafe<Record<string, unknown>[]>(statement.sql, ...statement.values)
      return rows.map((row) => Object.values(row).map(text))
    },
  }
}
