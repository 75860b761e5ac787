import type { Database, TxOf } from '@nordbo/service-kit'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'

/** Booking's own database. */
export type BookingDatabase = Database<PrismaClient>
/** One transaction on it. */
export type Tx = TxOf<PrismaClient>
/** What a read needs: a transaction, the client itself, or `readerOf`. */
export interface Reader {
  $queryRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<unknown>
}

/** Reads outside any transaction on the short way: for what is asked all the time. */
export const createReader = (db: Pick<BookingDatabase, 'query'>): Reader => ({
  $queryRaw: (query, ...values) => db.query(query instanceof Prisma.Sql ? query : Prisma.sql(query, ...values)),
})
