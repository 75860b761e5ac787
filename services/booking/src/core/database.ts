import type { Database, TxOf } from '@nordbo/service-kit'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'

/** The database of the booking service. */
export type BookingDatabase = Database<PrismaClient>
/** A transaction on it. */
export type Tx = TxOf<PrismaClient>
/** What a read needs: a transaction, the client, or the result of `createReader`. */
export interface Reader {
  $queryRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<unknown>
}

/** Reads outside any transaction through the driver, for frequent queries. */
export const createReader = (db: Pick<BookingDatabase, 'query'>): Reader => ({
  $queryRaw: (query, ...values) => db.query(query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values)),
})
