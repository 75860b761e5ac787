import type { Database, DriverSql, SqlClient, TxOf } from '@nordbo/service-kit'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'

/** The database of the booking service through the generated client. */
export type BookingDatabase = Database<PrismaClient>
/** The same database through the driver: for what is frequent, and for everything that changes a booking or its money. */
export type SqlDatabase = Database<DriverSql>
/** What a read needs: a client or a transaction, of the driver or generated. */
export interface Reader {
  $queryRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<unknown>
}
/** What a change needs: the same. Through a client, each statement commits by itself. */
export interface Tx extends Reader, SqlClient {
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>
}
/** A transaction of the generated client, with its models. */
export type ModelTx = TxOf<PrismaClient>
