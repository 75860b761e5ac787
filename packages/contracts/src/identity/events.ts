import { z } from 'zod'
import { defineEvents } from '../events/define-events.ts'
import { UserId } from '../values/ids.ts'
import { Role } from './roles.ts'

export const identityEvents = defineEvents('identity', {
  userRegistered: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  /** Came with the demo market or a migration, not by themselves: nobody is welcomed by mail. */
  userImported: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  roleGranted: { version: 1, data: z.object({ userId: UserId, role: Role }) },
  /** Every service that keeps something of a person follows: homes, bookings, payouts. */
  userSuspended: { version: 1, data: z.object({ userId: UserId }) },
  /** All of it is back. */
  userReactivated: { version: 1, data: z.object({ userId: UserId }) },
})
