import { bookingEvents } from '../booking/events.ts'
import { bookingService } from '../booking/service.ts'
import type { EventDefinition } from '../events/define-events.ts'
import { identityEvents } from '../identity/events.ts'
import { identityService } from '../identity/service.ts'
import { listingsEvents } from '../listings/events.ts'
import { listingsService } from '../listings/service.ts'
import { messagingEvents } from '../messaging/events.ts'
import { messagingService } from '../messaging/service.ts'
import { payoutsEvents } from '../payouts/events.ts'
import { payoutsService } from '../payouts/service.ts'
import { pricingEvents } from '../pricing/events.ts'
import { pricingService } from '../pricing/service.ts'
import type { ServiceName } from '../rpc/principals.ts'
import type { Service } from '../rpc/procedure.ts'

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
