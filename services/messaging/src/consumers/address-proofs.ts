import { identityEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import type { Tx } from '../core/deps.ts'
import { liftSuppressions } from '../delivery/suppressions.ts'

/** Who proved that they read the mails of their address gets mails again (docs/product/notifications.md, Delivery of mails). */
export const addressProofSubscription = on(identityEvents.emailProved, async ({ data: { userId } }, tx: Tx) => {
  await liftSuppressions(tx, userId)
})
