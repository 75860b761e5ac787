import type { identityService, listingsService, pricingService } from '@nordbo/contracts'
import type { Client, Kit, ServiceCallOptions } from '@nordbo/service-kit'
import type { CalendarReader } from '../calendar-files/calendar-reader.ts'
import type { CardProvider } from '../stripe/card-provider.ts'
import type { DisputeProvider } from '../stripe/dispute-provider.ts'
import type { PaymentProvider } from '../stripe/payment-provider.ts'
import type { Alarms } from './alarms.ts'
import type { BookingConfig } from './config.ts'
import type { BookingDatabase, Reader, SqlDatabase } from './database.ts'

/** Options of calls to other services. The kit shortens the timeout to what is left of booking's own caller's. */
export const callOptions: ServiceCallOptions = { timeoutMs: 10_000 }

/** The dependencies of the use cases. */
export interface Deps {
  kit: Kit<BookingConfig>
  db: BookingDatabase
  sql: SqlDatabase
  /** Frequent reads outside transactions. */
  reads: Reader
  alarms: Alarms
  provider: PaymentProvider
  cards: CardProvider
  disputes: DisputeProvider
  identity: Client<(typeof identityService)['procedures'], ServiceCallOptions>
  /** First names of guests, kept for half a minute. */
  firstNames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Reads calendars elsewhere. */
  calendars: CalendarReader
  pricing: Client<(typeof pricingService)['procedures'], ServiceCallOptions>
  listings: Client<(typeof listingsService)['procedures'], ServiceCallOptions>
}
