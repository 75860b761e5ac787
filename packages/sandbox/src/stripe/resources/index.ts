import type { Resource } from '../resource.ts'
import { charges } from './charges.ts'
import { customers } from './customers.ts'
import { events } from './events.ts'
import { paymentIntents } from './payment-intents.ts'
import { paymentMethods } from './payment-methods.ts'
import { refunds } from './refunds.ts'

/** Everything the sandbox knows of Stripe's API; a new resource is one file and one word here. */
export const resources: readonly Resource[] = [charges, customers, events, paymentIntents, paymentMethods, refunds]
