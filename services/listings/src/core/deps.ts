import type { bookingService, identityService, pricingService } from '@nordbo/contracts'
import type { Client, Database, Kit, ServiceCallOptions, SqlClient, TxOf } from '@nordbo/service-kit'
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts'
import type { ListingsConfig } from './config.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>
/** What stores of events need: a client or a transaction, of the driver or generated. */
export interface SqlWriter {
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>
}
/** The transaction of an event's handlers, through the driver. */
export type EventTx = SqlWriter & SqlClient

/** Dependencies of the use cases. */
export interface Deps {
  config: ListingsConfig
  kit: Kit
  db: Db
  pricing: Client<typeof pricingService.procedures, ServiceCallOptions>
  identity: Client<typeof identityService.procedures, ServiceCallOptions>
  booking: Client<typeof bookingService.procedures, ServiceCallOptions>
}
