import type { Resource } from '../protocol/resource.ts'
import { prices, products } from './catalogue.ts'
import { invoices } from './invoices.ts'
import { portalSessions } from './portal-sessions.ts'
import { subscriptions } from './subscriptions.ts'

/** Stripe Billing: subscriptions with monthly prices, their invoices, and the customer portal. */
export const billing: readonly Resource[] = [products, prices, subscriptions, invoices, portalSessions]
