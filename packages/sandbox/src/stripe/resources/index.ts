import type { Resource } from '../protocol/resource.ts'
import { accountLinks } from './account-links.ts'
import { accounts } from './accounts.ts'
import { balance } from './balance.ts'
import { charges } from './charges.ts'
import { customers } from './customers.ts'
import { disputes } from './disputes.ts'
import { events } from './events.ts'
import { paymentIntents } from './payment-intents.ts'
import { paymentMethods } from './payment-methods.ts'
import { payouts } from './payouts.ts'
import { refunds } from './refunds.ts'
import { setupIntents } from './setup-intents.ts'
import { transfers } from './transfers.ts'

/** The parts of Stripe's API that the sandbox has; a new resource is one file and one entry here. */
export const resources: readonly Resource[] = [
  accountLinks,
  accounts,
  balance,
  charges,
  customers,
  disputes,
  events,
  paymentIntents,
  paymentMethods,
  payouts,
  refunds,
  setupIntents,
  transfers,
]
