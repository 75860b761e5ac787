import type { bookingService, identityService, listingsService } from '@nordbo/contracts'
import type { Client, Database, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { MessagingConfig } from './config.ts'
import type { Post } from './delivery/post.ts'
import type { PrismaClient } from './generated/prisma/client.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>

/** What messaging works with. */
export interface Deps {
  config: MessagingConfig
  kit: Kit<MessagingConfig>
  db: Db
  post: Post
  identity: Client<(typeof identityService)['procedures'], ServiceCallOptions>
  booking: Client<(typeof bookingService)['procedures'], ServiceCallOptions>
  listings: Client<(typeof listingsService)['procedures'], ServiceCallOptions>
}
