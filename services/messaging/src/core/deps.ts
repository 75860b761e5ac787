import type { bookingService, identityService, listingsService, TimerName } from '@nordbo/contracts'
import type { Alarms, Client, Database, DriverSql, FileKeys, Kit, ServiceCallOptions } from '@nordbo/service-kit'
import type { Prisma } from '../generated/prisma/client.ts'
import type { MailServer } from '../smtp/mail-server.ts'
import type { AddressHash } from './address-hash.ts'
import type { MessagingConfig } from './config.ts'
import type { TicketTokens } from './link-tokens.ts'

/** The database of messaging, through the driver, because each of its statements is frequent. */
export type Db = Database<DriverSql>
/** A transaction, or the client, whose statements commit by themselves. */
export interface Tx {
  $queryRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<unknown>
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): PromiseLike<number>
}

/** What the use cases of messaging work with. */
export interface Deps {
  config: MessagingConfig
  kit: Kit<MessagingConfig>
  db: Db
  mailServer: MailServer
  identity: Client<(typeof identityService)['procedures'], ServiceCallOptions>
  booking: Client<(typeof bookingService)['procedures'], ServiceCallOptions>
  listings: Client<(typeof listingsService)['procedures'], ServiceCallOptions>
  pictureKeys: FileKeys
  ticketFileKeys: FileKeys
  ticketTokens: TicketTokens
  addressHash: AddressHash
  alarms: Alarms<TimerName<'messaging'>>
}
