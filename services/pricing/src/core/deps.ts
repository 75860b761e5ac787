import type { listingsService } from '@nordbo/contracts'
import type { Client, Database, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { PricingConfig } from './config.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>

/** Dependencies of the use cases. */
export interface Deps {
  config: PricingConfig
  kit: Kit
  db: Db
  listings: Client<typeof listingsService.procedures, ServiceCallOptions>
}
