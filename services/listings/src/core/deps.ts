import type { bookingService, pricingService } from '@nordbo/contracts'
import type { Client, Database, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { ListingsConfig } from './config.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>

/** Dependencies of the use cases. */
export interface Deps {
  config: ListingsConfig
  kit: Kit
  db: Db
  pricing: Client<typeof pricingService.procedures, ServiceCallOptions>
  booking: Client<typeof bookingService.procedures, ServiceCallOptions>
}
