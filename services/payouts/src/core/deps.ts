import type { bookingService, listingsService } from '@nordbo/contracts'
import type { Alarms, Client, Kit, ServiceCallOptions } from '@nordbo/service-kit'
import type { Billing } from '../provider/billing.ts'
import type { PayoutProvider } from '../provider/provider.ts'
import type { PayoutsConfig } from './config.ts'
import type { ModelDatabase, SqlDatabase } from './database.ts'
import type { TimerKind } from './timer-kind.ts'

/** What the use cases of payouts work with. */
export interface Deps {
  kit: Kit<PayoutsConfig>
  db: ModelDatabase
  sql: SqlDatabase
  alarms: Alarms<TimerKind>
  provider: PayoutProvider
  billing: Billing
  booking: Client<(typeof bookingService)['procedures'], ServiceCallOptions>
  listings: Client<(typeof listingsService)['procedures'], ServiceCallOptions>
}
