import { z } from 'zod'
import { defineEvents } from '../events/define-events.ts'
import { UserId } from '../values/ids.ts'
import { AccountNotice } from './account-notice.ts'
import { Role } from './roles.ts'

export const identityEvents = defineEvents('identity', {
  userRegistered: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  /** A person was imported with the demo market or a migration. They get no welcome mail. */
  userImported: { version: 1, data: z.object({ userId: UserId, roles: z.array(Role) }) },
  roleGranted: { version: 1, data: z.object({ userId: UserId, role: Role }) },
  /** Services hide the person's homes, end their unpaid bookings and hold their payouts. */
  userSuspended: { version: 1, data: z.object({ userId: UserId }) },
  /** A person is to be told something about their account by mail. Messaging asks identity what, right before it writes. */
  accountNoticeDue: {
    version: 1,
    data: z.object({ userId: UserId, notice: AccountNotice, noticeId: z.uuid() }),
  },
  /** The suspension is lifted. */
  userReactivated: { version: 1, data: z.object({ userId: UserId }) },
})
