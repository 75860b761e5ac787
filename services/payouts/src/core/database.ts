import type { Database, DriverSql, SqlClient } from '@nordbo/service-kit'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'

/** The database of payouts through the generated client: for pages, settings and rare reads. */
export type ModelDatabase = Database<PrismaClient>
/** The same database through the driver: for everything that changes a payout or the ledger. */
export type SqlDatabase = Database<DriverSql>
/** What reads of the models need. */
export type ModelReader = Pick<PrismaClient, 'payoutAccount'>
/** What a read needs: a client or a transaction, of the driver or generated. */
export interface Reader {
  $queryRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<unknown>
}
/** What a change needs: the same. Through a client, each statement commits by itself. */
export interface Tx extends Reader, SqlClient {
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>
}
