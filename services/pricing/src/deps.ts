import type { listingsService } from '@nordbo/contracts'
import type { Client, Database, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { PricingConfig } from './config.ts'
import type { PrismaClient } from './generated/prisma/client.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>

/** What the use cases work with. */
export interface Deps {
  config: PricingConfig
  kit: Kit
  db: Db
  listings: Client<typeof listingsService.procedures, ServiceCallOptions>
}
