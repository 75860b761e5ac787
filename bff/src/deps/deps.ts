import type { Blobs } from '@nordbo/service-kit'
import type { BffConfig } from '../core/config.ts'
import type { CurrencyTables } from '../services/currency-tables.ts'
import type { OwnHolds } from '../services/own-holds.ts'
import type { ReviewedStays } from '../services/reviewed-stays.ts'
import type { Sandbox } from '../services/sandbox.ts'
import type { Services } from '../services/services.ts'
import type { SessionCache } from '../services/session-cache.ts'
import type { UserCache } from '../services/user-cache.ts'
import type { Freshness } from '../shared-answers/freshness.ts'
import type { SharedAnswers } from '../shared-answers/shared-answers.ts'
import type { Uploads } from '../uploads/open-uploads.ts'

/** Dependencies of routes. */
export interface Deps {
  config: BffConfig
  services: Services
  sessions: SessionCache
  userCache: UserCache
  reviewedStays: ReviewedStays
  ownHolds: OwnHolds
  /** Answers that strangers share. */
  sharedAnswers: SharedAnswers
  /** Which of them are still as new as the last change. */
  freshness: Freshness
  currencies: CurrencyTables
  blobs: Blobs
  uploads: Uploads
  /** Null with real providers. */
  sandbox: Sandbox | null
  /** Sets the offset of the test clock in every process, ms. Returns the services whose timers are not done yet. */
  moveClock: (offsetMs: number) => Promise<string[]>
  /** The domain clock. */
  now: () => Date
}
