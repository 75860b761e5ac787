import type { bookingService, listingsService, payoutsService, TimerName } from '@nordbo/contracts'
import type { Client, createAlarms, Database, FileKeys, Kit, ServiceCallOptions, TxOf } from '@nordbo/service-kit'
import type { Attempts } from '../attempts/attempts.ts'
import type { KnownDevices } from '../attempts/known-devices.ts'
import type { LogSignInFailure } from '../attempts/log-sign-in-failure.ts'
import type { CompanyRegister } from '../company-register/company-register.ts'
import type { OneTimeCodes } from '../credentials/one-time-codes.ts'
import type { Credentials } from '../credentials/open-credentials.ts'
import type { PrismaClient } from '../generated/prisma/client.ts'
import type { SignInProviders } from '../oidc/open-providers.ts'
import type { IdentityConfig } from './config.ts'

export type Db = Database<PrismaClient>
export type Tx = TxOf<PrismaClient>

/** Dependencies of the use cases. */
export interface Deps {
  config: IdentityConfig
  kit: Kit<IdentityConfig>
  db: Db
  credentials: Credentials
  codes: OneTimeCodes
  attempts: Attempts
  devices: KnownDevices
  logSignInFailure: LogSignInFailure
  alarms: ReturnType<typeof createAlarms<TimerName<'identity'>>>
  documentKeys: FileKeys
  providers: SignInProviders
  register: CompanyRegister
  listings: Client<(typeof listingsService)['procedures'], ServiceCallOptions>
  booking: Client<(typeof bookingService)['procedures'], ServiceCallOptions>
  payouts: Client<(typeof payoutsService)['procedures'], ServiceCallOptions>
}
