import { bookingService } from './booking.ts'
import { bookingEvents } from './booking-events.ts'
import type { EventDefinition, Service, ServiceName } from './define.ts'
import { identityEvents, identityService } from './identity.ts'
import { listingsService } from './listings.ts'
import { listingsEvents } from './listings-events.ts'
import { messagingEvents, messagingService } from './messaging.ts'
import { payoutsEvents, payoutsService } from './payouts.ts'
import { pricingService } from './pricing.ts'
import { pricingEvents } from './pricing-events.ts'

/** Every service's procedures, by name. */
export const servicesByName: Record<ServiceName, Service> = {
  identity: identityService,
  listings: listingsService,
  pricing: pricingService,
  booking: bookingService,
  messaging: messagingService,
  payouts: payoutsService,
}

/** Every service's events, by service and name. */
export const eventsByService: Record<ServiceName, Record<string, EventDefinition>> = {
  identity: identityEvents,
  listings: listingsEvents,
  pricing: pricingEvents,
  booking: bookingEvents,
  messaging: messagingEvents,
  payouts: payoutsEvents,
}
