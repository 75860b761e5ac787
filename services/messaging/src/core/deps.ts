import type { bookingService, identityService, listingsService } from '@nordbo/contracts'
import type { Client, Database, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { MailServer } from '../smtp/mail-server.ts'
import type { MessagingConfig } from './config.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>

/** What the use cases of messaging work with. */
export interface Deps {
  config: MessagingConfig
  kit: Kit<MessagingConfig>
  db: Db
  mailServer: MailServer
  identity: Client<(typeof identityService)['procedures'], ServiceCallOptions>
  booking: Client<(typeof bookingService)['procedures'], ServiceCallOptions>
  listings: Client<(typeof listingsService)['procedures'], ServiceCallOptions>
}
