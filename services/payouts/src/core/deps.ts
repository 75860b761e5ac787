import type { bookingService } from '@nordbo/contracts'
import type { Alarms, Client, Database, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { PayoutProvider } from '../provider/provider.ts'
import type { PayoutsConfig } from './config.ts'
import type { TimerKind } from './timer-kind.ts'

/** A transaction on the payouts database. */
export type Tx = TxOf<PrismaClient>
/** What raw reads need: a transaction or the client. */
export type Reader = Pick<Tx, '$queryRaw'>

/** What the use cases of payouts work with. */
export interface Deps {
  kit: Kit<PayoutsConfig>
  db: Database<PrismaClient>
  alarms: Alarms<TimerKind>
  provider: PayoutProvider
  booking: Client<(typeof bookingService)['procedures'], ServiceCallOptions>
}
