import {
  type Actor,
  bookingService,
  identityService,
  listingsService,
  payoutsService,
  pricingService,
} from '@nordbo/contracts'
import type { Stack } from '@nordbo/devstack'
import { connectNats, createCaller, createLogger } from '@nordbo/service-kit'

/** An administrator as actor, without an account. */
export const asAdmin: { actor: Actor } = {
  actor: { kind: 'user', userId: '00000000-0000-4000-8000-00000000ad31', roles: ['admin'] },
}

/** Connects clients of every service with the BFF's key. */
export const connectAsBff = async (stack: Stack) => {
  const log = createLogger({ name: 'testkit', level: 'silent' })
  const nats = await connectNats({ url: stack.infra.natsUrl('bff'), caFile: stack.infra.caFile, principal: 'bff', log })
  const signingKey = stack.secrets.signing.bff?.privateKey ?? ''
  // The same factor as for every process of a test, for busy machines.
  const caller = createCaller({ nats, principal: 'bff', signingKey, timeoutFactor: 10 })
  return {
    services: {
      identity: caller.client(identityService),
      listings: caller.client(listingsService),
      pricing: caller.client(pricingService),
      booking: caller.client(bookingService),
      payouts: caller.client(payoutsService),
    },
    close: () => nats.close(),
  }
}

/** The services' procedures, signed as the BFF. */
export type ServiceClients = Awaited<ReturnType<typeof connectAsBff>>['services']
