import type { bookingService, pricingService } from '@nordbo/contracts'
import type { Client, Database, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { ListingsConfig } from './config.ts'
import type { PrismaClient } from './generated/prisma/client.ts'
import type { DerivePhoto } from './photos/derive-pool.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>

/** What the use cases work with. */
export interface Deps {
  config: ListingsConfig
  kit: Kit
  db: Db
  pricing: Client<typeof pricingService.procedures, ServiceCallOptions>
  booking: Client<typeof bookingService.procedures, ServiceCallOptions>
  derive: DerivePhoto
}
