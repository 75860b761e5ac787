import { randomUUID } from 'node:crypto'
import {
  type Actor,
  bookingService,
  identityService,
  listingsService,
  messagingService,
  payoutsService,
  pricingService,
  type Role,
} from '@nordbo/contracts'
import { publicKeysOf, type Stack } from '@nordbo/devstack'
import { connectNats, createCaller, createLogger } from '@nordbo/service-kit'

/** An administrator as actor, without an account. */
export const asAdmin: { actor: Actor } = {
  actor: { kind: 'user', userId: '00000000-0000-4000-8000-00000000ad31', roles: ['admin'] },
}

/** The options of a call on behalf of a person, who is a guest and has these further roles. */
export const asUser = (userId: string, ...roles: Exclude<Role, 'guest'>[]): { actor: Actor } => ({
  actor: { kind: 'user', userId, roles: ['guest', ...roles] },
})

/** The options of a call with an idempotency key; a new one by default. */
export const withKey = <C extends { actor: Actor }>(
  call: C,
  idempotencyKey: string = randomUUID(),
): C & { idempotencyKey: string } => ({ ...call, idempotencyKey })

/** Connects clients of every service with the BFF's key. */
export const connectAsBff = async (stack: Stack) => {
  const log = createLogger({ name: 'testkit', level: 'silent' })
  const nats = await connectNats({ url: stack.infra.natsUrl('bff'), caFile: stack.infra.caFile, principal: 'bff', log })
  const signingKey = stack.secrets.signing.bff?.privateKey ?? ''
  // The same factor as for every process of a test, for busy machines.
  const caller = createCaller({
    nats,
    principal: 'bff',
    signingKey,
    publicKeys: publicKeysOf(stack.secrets),
    timeoutFactor: 10,
  })
  return {
    services: {
      identity: caller.client(identityService),
      listings: caller.client(listingsService),
      pricing: caller.client(pricingService),
      booking: caller.client(bookingService),
      payouts: caller.client(payoutsService),
      messaging: caller.client(messagingService),
    },
    close: () => nats.close(),
  }
}

/** The services' procedures, signed as the BFF. */
export type ServiceClients = Awaited<ReturnType<typeof connectAsBff>>['services']
